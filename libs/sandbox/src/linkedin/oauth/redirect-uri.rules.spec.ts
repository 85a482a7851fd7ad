import { describe, expect, it } from '@jest/globals';
import { isAllowedRedirectUri } from './redirect-uri.rules.js';

const registered = ['https://app.example.com/api/callback/linkedin'];

describe('A redirect address', () => {
  it.each([
    'http://localhost:3000/api/callback/linkedin',
    'http://127.0.0.1:3000/x',
    'http://127.8.9.1/x',
    'http://[::1]:3000/x',
    'https://app.example.com/api/callback/linkedin',
  ])('is allowed: %s', (uri) => {
    expect(isAllowedRedirectUri(uri, registered)).toBe(true);
  });

  it.each([
    'https://app.example.com/api/callback/linkedin/',
    'https://app.example.com/api/callback/linkedin?x=1',
    'https://localhost:3000/x',
    'http://localhost.example.com/x',
    'http://127.0.0.1.example.com/x',
    'http://localhost:3000/x#part',
    'http://192.168.0.4/x',
    'javascript:alert(1)',
    'not an address',
  ])('is refused: %s', (uri) => {
    expect(isAllowedRedirectUri(uri, registered)).toBe(false);
  });
});
