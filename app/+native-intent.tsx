export { redirectSystemPath } from '@/features/tables/native-intent';
