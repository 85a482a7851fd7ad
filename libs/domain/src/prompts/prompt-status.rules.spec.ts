import { describe, expect, it } from '@jest/globals';
import {
  archivePrompt,
  calendarArchiveAction,
  effectiveStatus,
  libraryArchiveStatus,
  promptDateChange,
  promptStatusChange,
  unarchivePrompt,
} from './prompt-status.rules.js';

describe('the status of a prompt', () => {
  it.each([
    ['new', false],
    ['used', true],
    ['archived', true],
  ] as const)('setting %s sets is_used to %s', (status, isUsed) => {
    expect(promptStatusChange(status)).toEqual({ status, is_used: isUsed });
  });

  it('is used or new by is_used where the field is missing', () => {
    expect(effectiveStatus({ is_used: true })).toBe('used');
    expect(effectiveStatus({ status: null, is_used: false })).toBe('new');
    expect(effectiveStatus({ status: 'archived', is_used: true })).toBe('archived');
  });

  it('is archived by the archive call and new again by the unarchive call', () => {
    expect(archivePrompt()).toEqual({ status: 'archived', is_used: true });
    expect(unarchivePrompt()).toEqual({ status: 'new', is_used: false });
  });

  it('offers unarchive on the calendar card when used, archive otherwise', () => {
    expect(calendarArchiveAction({ is_used: true })).toBe('unarchive');
    expect(calendarArchiveAction({ is_used: false })).toBe('archive');
  });

  it('toggles archived and new on the library card, from used to archived', () => {
    expect(libraryArchiveStatus({ status: 'archived', is_used: true })).toBe('new');
    expect(libraryArchiveStatus({ status: 'new', is_used: false })).toBe('archived');
    expect(libraryArchiveStatus({ status: 'used', is_used: true })).toBe('archived');
  });

  it('is untouched by a date, which puts the prompt on the calendar', () => {
    expect(promptDateChange('2026-11-20')).toEqual({
      scheduled_date: '2026-11-20',
      pushed_to_calendar: true,
    });
  });
});
