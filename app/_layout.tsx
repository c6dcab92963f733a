export { RootLayout as default } from '@/bootstrap/root-layout';
