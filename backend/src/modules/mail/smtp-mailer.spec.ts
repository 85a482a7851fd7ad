import { describe, expect, it } from '@jest/globals';
import { transportOptions } from './smtp-mailer.js';

describe('The connection to the mail server', () => {
  it('never sends a password in the clear', () => {
    expect(transportOptions('smtp://user:secret@mail.example.com')).toMatchObject({ requireTLS: true });
    expect(transportOptions('smtps://user:secret@mail.example.com')).toMatchObject({ requireTLS: false });
    expect(transportOptions('smtp://127.0.0.1:2525')).toMatchObject({ requireTLS: false });
  });

  it('waits for nothing without end, and reads no files', () => {
    const options = transportOptions('smtp://127.0.0.1:2525');
    for (const time of [options.connectionTimeout, options.greetingTimeout, options.socketTimeout]) {
      expect(time).toBeGreaterThan(0);
      expect(time).toBeLessThanOrEqual(30_000);
    }
    expect(options).toMatchObject({ disableFileAccess: true, disableUrlAccess: true });
  });
});
