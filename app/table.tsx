export { StartTableScreen as default } from '@/features/tables/start-table-screen';
