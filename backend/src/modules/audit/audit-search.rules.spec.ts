import { describe, expect, it } from '@jest/globals';
import { AUDIT_ACTIONS, AUDIT_RECORDS } from '@drumbeat/domain';
import { auditNamesWith } from './audit-search.rules.js';

const ALL = { isWithReads: true };

describe('What of the audit log has the words of a search', () => {
  it('is an action by its name and in the words that staff read', () => {
    expect(auditNamesWith('content_prompt.del', ALL).actions).toEqual(['content_prompt.deleted']);
    expect(auditNamesWith(' deleted a PROMPT ', ALL).actions).toEqual(['content_prompt.deleted']);
    expect(auditNamesWith('user’s', ALL).actions).toEqual(['user.export_begun', 'user.exported']);
  });

  it('is a kind of record by its table, and in the words that staff read', () => {
    expect(auditNamesWith('training', ALL).records).toEqual(['sample_post_analytics']);
    expect(auditNamesWith('auth_', ALL).records).toEqual(['auth_sessions']);
    expect(auditNamesWith('way out', ALL).records).toEqual(['outgoing_channels']);
  });

  it('is no reading where readings are left out', () => {
    expect(auditNamesWith('read posts', ALL).actions).toEqual(['posts.read']);
    expect(auditNamesWith('read posts', { isWithReads: false }).actions).toEqual([]);
  });

  it('is nothing of words that no name has, and everything of none', () => {
    expect(auditNamesWith('%', ALL)).toEqual({ actions: [], records: [] });
    expect(auditNamesWith(' ', ALL)).toEqual({
      actions: Object.keys(AUDIT_ACTIONS),
      records: Object.keys(AUDIT_RECORDS),
    });
  });
});
