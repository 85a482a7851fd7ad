/** The environment of an api that serves nobody, so that its secrets protect nothing. */
export const apiEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  DATABASE_URL: env.TEST_DATABASE_URL,
  AUTH_SECRET: 'a-secret-of-the-tests-that-protects-nothing',
  ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
});
