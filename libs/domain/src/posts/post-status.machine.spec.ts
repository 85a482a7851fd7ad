import { describe, expect, it } from '@jest/globals';
import { nextPostStatus } from './post-status.machine.js';

const never = { posted_at: null };
const once = { posted_at: new Date('2026-11-20T05:00:00Z') };

describe('the status of a post', () => {
  it('becomes used when it is posted, and stays used when that is said again', () => {
    expect(nextPostStatus({ status: 'draft', ...never }, 'posted')).toBe('used');
    expect(nextPostStatus({ status: 'used', ...once }, 'posted')).toBe('used');
  });

  it('stays archived when an archived post turns out to be on LinkedIn', () => {
    expect(nextPostStatus({ status: 'archived', ...never }, 'posted')).toBe('archived');
  });

  it('comes back from the archive as what it was', () => {
    expect(nextPostStatus({ status: 'archived', ...never }, 'unarchive')).toBe('draft');
    expect(nextPostStatus({ status: 'archived', ...once }, 'unarchive')).toBe('used');
    expect(nextPostStatus({ status: 'archived', ...never, source_type: 'training' }, 'unarchive')).toBe(
      'used',
    );
  });

  it('refuses to archive twice and to unarchive what is not archived', () => {
    expect(nextPostStatus({ status: 'draft', ...never }, 'archive')).toBe('archived');
    expect(nextPostStatus({ status: 'archived', ...never }, 'archive')).toBeNull();
    expect(nextPostStatus({ status: 'draft', ...never }, 'unarchive')).toBeNull();
  });
});
