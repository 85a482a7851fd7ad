import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ACCESSES, ENDINGS, endingOf, type EndingEvent, type Extent } from './endings.policy.js';

const DOCUMENT = join(import.meta.dirname, '../../../../../docs/security.md');

const EVENTS: Readonly<Record<EndingEvent, string>> = {
  signed_out_here: 'Signed out of this device',
  device_signed_out: 'A device is ended in the settings',
  session_reused: 'A refresh token is used twice',
  signed_out: '"Sign out"',
  signed_out_everywhere: '"Sign out everywhere"',
  password_changed: 'Password changed',
  password_reset: 'Password reset',
  mailbox_proved: 'Mailbox proved for the first time, in a browser that is not known',
  account_deleted: 'Account deleted',
};

const EXTENTS: Readonly<Record<Extent, string>> = {
  all: 'end',
  others: 'all others end',
  one: 'that one ends',
  replaced: 'replaced',
};

const rowOf = (event: EndingEvent) => [
  EVENTS[event],
  ...ACCESSES.map((access) => endingOf(event, access)).map((extent) => (extent ? EXTENTS[extent] : '')),
];

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('The list of what ends', () => {
  const events = Object.keys(ENDINGS) as EndingEvent[];

  it('stands in docs/security.md as it is', () => {
    const lines = readFileSync(DOCUMENT, 'utf8').split('\n');
    const head = lines.findIndex((line) => line.startsWith('| Event | Sessions |'));
    const table = lines.slice(head + 2, lines.indexOf('', head));
    expect(table.map(cellsOf)).toEqual(events.map(rowOf));
  });

  it('leaves nobody in whom a new password, or the owner of the mailbox, is to put out', () => {
    for (const event of ['password_reset', 'mailbox_proved', 'account_deleted'] as const) {
      for (const access of ACCESSES.filter((one) => one !== 'linkedin')) {
        expect([event, access, endingOf(event, access)]).not.toContain(null);
      }
    }
  });
});
