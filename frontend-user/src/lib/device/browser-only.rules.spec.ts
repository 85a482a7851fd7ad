import { describe, expect, it } from '@jest/globals';
import { browserOrigin } from './browser-only.rules';

describe('signing in', () => {
  it('talks to the origin of the page', () => {
    expect(browserOrigin({ location: { origin: 'https://drumbeat.example' } })).toBe(
      'https://drumbeat.example',
    );
  });

  it('is refused without a browser', () => {
    expect(() => browserOrigin({})).toThrow('Authentication not available during server-side rendering');
  });
});
