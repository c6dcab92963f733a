export { PlayRoute as default, unstable_settings } from '@/features/play/play-route';
