/** Projects by cost: pure rules, real PostgreSQL, the whole API over HTTP; and the proof. ESM throughout (docs/adr/0001). */
const compiled = (jsc) => ['@swc/jest', { module: { type: 'es6' }, jsc: { target: 'es2023', ...jsc } }];
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.ts$': compiled({
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
    }),
    '^.+\\.tsx$': compiled({
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    }),
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@drumbeat/source', 'node', 'node-addons'] },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFiles: ['<rootDir>/jest.seed.mjs'],
};
const database = {
  globalSetup: '<rootDir>/backend/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/backend/test/support/global-teardown.mjs',
};

export default {
  // Real servers on a busy machine: a limit that only a hanging test reaches. Jest reads it here, never from a project.
  testTimeout: 60_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{libs,backend,frontend-*}/**/*.spec.ts'] },
    {
      // Whole screens in jsdom, with an API that is made up by its contract (docs/testing.md).
      ...shared,
      displayName: 'components',
      transform: {
        '/src/(app/)?main\\.tsx$': '<rootDir>/libs/testing/bundle-entry.mjs',
        ...shared.transform,
      },
      testMatch: ['<rootDir>/frontend-*/**/*.spec.tsx'],
      globalSetup: '<rootDir>/libs/testing/bundles.mjs',
      testEnvironment: '<rootDir>/libs/testing/browser-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/libs/testing/src/setup.ts'],
    },
    {
      ...shared,
      ...database,
      displayName: 'medium',
      testMatch: ['<rootDir>/{libs,backend}/**/*.medium-spec.ts'],
    },
    {
      // The whole of what `medium` runs a part of (npm run proof).
      ...shared,
      ...database,
      displayName: 'proof',
      testMatch: ['<rootDir>/backend/test/proof/**/*.proof-spec.ts'],
    },
    {
      ...shared,
      ...database,
      displayName: 'e2e',
      testMatch: ['<rootDir>/backend/test/e2e/**/*.e2e-spec.ts'],
    },
  ],
};
