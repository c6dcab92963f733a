export { home } from './home';
export { words } from './words';
