export { ThemeProvider } from './theme-provider';
export { useTheme } from './theme-context';
export { radius, space, TARGET, tokensFor, type Tokens } from './tokens';
