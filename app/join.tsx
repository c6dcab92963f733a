export { JoinTableScreen as default } from '@/features/tables/join-table-screen';
