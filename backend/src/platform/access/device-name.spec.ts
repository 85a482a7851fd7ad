import { describe, expect, it } from '@jest/globals';
import { nameOfDevice, readUserAgent } from './device-name.js';

describe('A device’s name', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0',
      { browser: 'Firefox', system: 'Windows', device: 'desktop' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      { browser: 'Chrome', system: 'Android', device: 'phone' },
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS', device: 'tablet' },
    ],
    ['', { browser: null, system: null, device: 'desktop' }],
    ['\u0000\u{1F680}', { browser: null, system: null, device: 'desktop' }],
  ])('is read from %j', (userAgent, name) => {
    expect(readUserAgent(userAgent)).toEqual(name);
  });

  it('is browser and system, as far as they are known', () => {
    expect(nameOfDevice('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
      'Firefox on Linux',
    );
    expect(nameOfDevice('')).toBeUndefined();
  });
});
