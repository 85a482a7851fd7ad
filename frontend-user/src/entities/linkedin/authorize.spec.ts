import { afterAll, expect, it, jest } from '@jest/globals';

// Browser globals that the API client needs.
const browser = {
  window: globalThis,
  location: { origin: 'http://drumbeat.test' },
  addEventListener: () => undefined,
};
Object.assign(globalThis, browser);
const fetchNow = globalThis.fetch;
afterAll(() => {
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  globalThis.fetch = fetchNow;
});
jest.unstable_mockModule('@drumbeat/ui', () => ({ otherTabs: () => ({ tell: () => undefined }) }));

it('asks for the way to LinkedIn once: who has given up by then is not led away', async () => {
  const { consentAddress } = await import('./authorize');
  const asked = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = asked;
  await expect(consentAddress('/settings')).rejects.toMatchObject({ code: 'network.unreachable' });
  expect(asked).toHaveBeenCalledTimes(1);
});
