import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import kebabCase from './scripts/lint/kebab-case-files.mjs';

const PURE = ['src/engine/**', 'src/maps/**', 'src/games/**', 'src/bots/**', 'src/table/**'];
const TYPED = ['**/*.ts', '**/*.tsx'];
const PURE_REASON = 'Chance and time are events; a pure layer gets them handed in.';

const impureProperty = (object, property) => ({ object, property, message: PURE_REASON });
const impureGlobal = (name) => ({ name, message: PURE_REASON });

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'build/',
      '.cache/',
      '.expo/',
      'android/',
      'ios/',
      'coverage/',
      'e2e/artifacts/',
      'expo-env.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: TYPED,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A bound check that the author has proven reads better than a branch that cannot run.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // tsconfig has noPropertyAccessFromIndexSignature, which demands the brackets.
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { local: { rules: { 'kebab-case-files': kebabCase } } },
    rules: {
      'local/kebab-case-files': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
      'max-params': ['error', 4],
      complexity: ['error', 12],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['app/**', 'src/**', '__tests__/app/**'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: PURE,
    rules: {
      'no-restricted-properties': [
        'error',
        impureProperty('Math', 'random'),
        impureProperty('Date', 'now'),
        impureProperty('globalThis', 'crypto'),
      ],
      'no-restricted-globals': [
        'error',
        ...['Date', 'performance', 'crypto', 'console', 'fetch', 'process', 'setTimeout', 'setInterval'].map(
          impureGlobal,
        ),
        ...['queueMicrotask', 'setImmediate', 'requestAnimationFrame', 'window', 'document'].map(
          impureGlobal,
        ),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSEnumDeclaration',
          message: 'Use an `as const` tuple; a registry over it is the checklist.',
        },
        {
          selector: ":matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind='let']",
          message: 'A pure layer keeps no state.',
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'e2e/**', '.ci/**'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', performance: 'readonly' },
    },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['__tests__/**', 'e2e/**'],
    rules: {
      // Jest's matchers and mocks hand around unbound methods by design.
      '@typescript-eslint/unbound-method': 'off',
      // expect.objectContaining() and its like are typed any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: [
      '**/*.config.js',
      'e2e/native/*.js',
      '*.js',
      '*.cjs',
      '*.mjs',
      'e2e/*.js',
      'scripts/**/*.mjs',
      'scripts/**/*.cjs',
    ],
    languageOptions: {
      globals: {
        module: 'writable',
        require: 'readonly',
        process: 'readonly',
        __dirname: 'readonly',
        URL: 'readonly',
      },
    },
  },
);
