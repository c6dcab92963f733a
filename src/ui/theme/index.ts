export { ThemeProvider } from './theme-provider';
export { useTheme, type Theme } from './theme-context';
export { radius, space, TARGET, tokensFor, type Tokens } from './tokens';
