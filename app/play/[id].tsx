export { PlayScreen as default } from '@/features/play/play-screen';
