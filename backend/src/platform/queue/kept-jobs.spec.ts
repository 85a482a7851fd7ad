import { describe, expect, it } from '@jest/globals';
import { withoutSecrets } from './kept-jobs.js';

describe('The reason of a failed job', () => {
  it.each([
    [
      '550 5.1.1 <ann.b+x@mail.example.test>: Recipient rejected',
      '550 5.1.1 <[address]>: Recipient rejected',
    ],
    ['No key sk_live_51Habcdefghijklmnopqrst given', 'No key [token] given'],
    [
      'GET /x?token=eyJhbGciOiJIUzI1NiJ9-abc.eyJzdWIiOiIxMjM0NTY3ODkwIn0 failed',
      'GET /x?token=[token].[token] failed',
    ],
  ])('names nobody and no key: %s', (reason, shown) => {
    expect(withoutSecrets(reason)).toBe(shown);
  });

  it.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'The mail 0b0e9c1c-8a43-4c0f-9f4a-3b6f3c1f7c11 was not found',
    'violates check constraint "ck_outgoing_mails_end"',
    'job stalled more than allowable limit',
  ])('stays as it is where there is nothing of that: %s', (reason) => {
    expect(withoutSecrets(reason)).toBe(reason);
  });
});
