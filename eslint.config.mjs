import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.{spec,medium-spec,e2e-spec}.{ts,tsx}', 'backend/{test,bench}/**', 'frontend-*/e2e/**'];

const PART_OF_A_NAME =
  'A part of a name also finds something else that the page shows for a moment, now and then. Say exact: true.';

const NO_ENUM = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union of string literals: it needs no run-time object.',
};
const BY_NAME = {
  selector: 'ExportAllDeclaration',
  message: 'Export by name what others use: nothing becomes public by accident.',
};

const ONE_DATE_FIELD =
  'The one control for dates is DateField of @drumbeat/ui, in a form of the console DayInput.';

/** Rules that need neither types nor React’s compiler. Those are in .oxlintrc.json: native programs do them several times as fast. */
export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
      '.data*/',
      'libs/api-client/src/generated/',
    ],
  },
  eslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    languageOptions: { globals: globals.node },
    // Comments turn off nothing here, and may not there either.
    rules: { 'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Nest's modules are empty classes with a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      // Decorators read the type of `page: number = 1` at run time.
      '@typescript-eslint/no-inferrable-types': ['error', { ignoreProperties: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: ['error', 'always'],
      'no-restricted-syntax': ['error', NO_ENUM],
    },
  },
  {
    name: 'decorators read types at run time, so that these are imported as values',
    files: ['backend/**/*.ts'],
    languageOptions: { parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true } },
  },
  {
    name: 'the rules of both sides are public by name',
    // The root passes on what the index of each noun names.
    files: ['libs/domain/src/*/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_ENUM, BY_NAME] },
  },
  {
    name: 'tests know what they have set up',
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    name: 'journeys look for what they use by its whole name',
    files: ['frontend-*/e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_ENUM,
        {
          selector:
            "CallExpression[callee.property.name='getByRole'] > ObjectExpression:has(Property[key.name='name'][value.type=/^(Template)?Literal$/]:not([value.regex])):not(:has(Property[key.name='exact']))",
          message: PART_OF_A_NAME,
        },
        {
          selector:
            "CallExpression[callee.property.name='getByLabel'][arguments.length=1]:matches([arguments.0.type='TemplateLiteral'], [arguments.0.type='Literal']:not([arguments.0.regex]))",
          message: PART_OF_A_NAME,
        },
      ],
    },
  },
  {
    name: 'only config/ reads the environment; the launcher and the tests make it',
    files: ['backend/**/*.ts', 'libs/**/*.{ts,tsx}', 'frontend-*/src/**/*.{ts,tsx}'],
    ignores: ['backend/src/config/**', ...TESTS, 'libs/launcher/**', 'libs/sandbox/src/main.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only backend/src/config reads the environment: inject AppConfig.',
        },
      ],
    },
  },
  {
    name: 'the backend writes logs, not to the console',
    files: ['backend/src/**/*.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['frontend-*/public/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['frontend-*/src/**/*.{ts,tsx}', 'libs/ui/src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
  },
  {
    name: 'one control for dates, and nothing drawn by chance',
    files: ['frontend-*/src/**/*.tsx', 'libs/ui/src/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-admin',
          importNames: ['DateInput', 'DateRangeInput', 'DateTimeInput', 'TimeInput'],
          message: ONE_DATE_FIELD,
        },
      ],
      'no-restricted-syntax': [
        'error',
        NO_ENUM,
        {
          selector: "JSXAttribute[name.name='type'][value.value=/^(date|datetime-local|month|week)$/]",
          message: ONE_DATE_FIELD,
        },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'What is drawn has to be the same each time: choose it once, in useState(() => …).',
        },
      ],
    },
  },
);
