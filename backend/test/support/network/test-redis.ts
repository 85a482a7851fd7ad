/** The Redis that the tests may write to, under prefixes of their own. */
export function testRedisUrl(): string {
  const url = process.env.TEST_REDIS_URL;
  if (!url)
    throw new Error(
      'TEST_REDIS_URL is not set; run these tests through npm test, or name a Redis that may be written to',
    );
  return url;
}
