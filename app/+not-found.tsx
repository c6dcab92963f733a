export { NotFoundScreen as default } from '@/features/home/not-found-screen';
