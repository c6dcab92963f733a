export { HistoryScreen as default } from '@/features/history/history-screen';
