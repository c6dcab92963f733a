export { NothingMore as default } from '@/features/play/play-route';
