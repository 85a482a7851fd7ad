/** Projects by cost: pure rules, real PostgreSQL, the whole API over HTTP; and the proof. ESM throughout (docs/adr/0001). */
const compiled = (jsc) => ['@swc/jest', { module: { type: 'es6' }, jsc: { target: 'es2023', ...jsc } }];
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFiles: ['<rootDir>/jest.seed.mjs'],
};
/** Rules, services and the API are loaded once for all files of a worker (libs/testing/native/runtime.mjs). */
const native = {
  ...shared,
  transform: {},
  runtime: '<rootDir>/libs/testing/native/runtime.mjs',
  testEnvironment: '<rootDir>/libs/testing/native/environment.mjs',
};
const database = {
  ...native,
  globalSetup: '<rootDir>/backend/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/backend/test/support/global-teardown.mjs',
};

export default {
  // Real servers on a busy machine: a limit that only a hanging test reaches. Jest reads it here, never from a project.
  testTimeout: 60_000,
  // A worker that loaded many screens begins anew before it is out of memory.
  workerIdleMemoryLimit: '2GB',
  testSequencer: '<rootDir>/libs/testing/longest-first.mjs',
  projects: [
    { ...native, displayName: 'unit', testMatch: ['<rootDir>/{libs,backend,frontend-*}/**/*.spec.ts'] },
    {
      // Whole screens in jsdom, with an API that is made up by its contract (docs/testing.md).
      ...shared,
      displayName: 'components',
      transform: {
        '/src/(app/)?main\\.tsx$': '<rootDir>/libs/testing/bundle-entry.mjs',
        '^.+\\.ts$': compiled({ parser: { syntax: 'typescript' } }),
        '^.+\\.tsx$': compiled({
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        }),
      },
      testMatch: ['<rootDir>/frontend-*/**/*.spec.tsx'],
      globalSetup: '<rootDir>/libs/testing/bundles.mjs',
      testEnvironment: '<rootDir>/libs/testing/browser-environment.mjs',
      testEnvironmentOptions: { customExportConditions: ['@drumbeat/source', 'node', 'node-addons'] },
      setupFilesAfterEnv: ['<rootDir>/libs/testing/src/setup.ts'],
    },
    {
      ...database,
      displayName: 'medium',
      testMatch: ['<rootDir>/{libs,backend}/**/*.medium-spec.ts'],
    },
    {
      // The whole of what `medium` runs a part of (npm run proof).
      ...database,
      displayName: 'proof',
      testMatch: ['<rootDir>/backend/test/proof/**/*.proof-spec.ts'],
    },
    {
      ...database,
      displayName: 'e2e',
      testMatch: ['<rootDir>/backend/test/e2e/**/*.e2e-spec.ts'],
    },
  ],
};
