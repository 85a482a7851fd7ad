import { eventually, http, isThere, press, says, server, the, user, within } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPerson, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';
import type { AuditEntry } from './audit-log-list';

const GONE = '1a2b3c4d-0000-4000-8000-000000000000';

const anEntry = (id: number, change: Partial<AuditEntry>): AuditEntry => ({
  ...{ id, at: '2026-11-20T12:00:00.000Z', action: 'user.updated', entity: 'profiles', entity_id: 'ann' },
  ...{ actor_id: 'stella', actor_email: 'staff@example.test', is_gone: false, details: {} },
  ...{ user_id: 'ann', user_email: 'ann@example.test' },
  ...change,
});

beforeEach(() => {
  asStaff();
  server.use(
    http.get('/api/admin/users', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/audit-log', ({ response }) =>
      response(200).json({
        data: [
          anEntry(4, {
            action: 'user.deleted',
            entity_id: GONE,
            is_gone: true,
            user_id: GONE,
            user_email: null,
          }),
          anEntry(3, { entity_id: GONE, is_gone: true, user_id: GONE, user_email: null }),
          anEntry(2, {
            ...{ action: 'session.opened', entity: 'auth_sessions', actor_id: GONE, actor_email: null },
            ...{ user_id: GONE, user_email: null },
          }),
          anEntry(1, {}),
        ],
        total: 4,
      }),
    ),
  );
});

describe('The audit log', () => {
  it('says that it leaves out what was only read, and shows that when asked', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('/api/admin/audit-log', ({ query, response }) => {
        asked.push(query.get('filter'));
        return response(200).json({ data: [anEntry(1, {})], total: 1 });
      }),
    );
    await open('/admin/audit-log');
    const reads = await the('combobox', 'Reads');
    expect(reads).toHaveDisplayValue('Reads: left out');
    await user.selectOptions(reads, 'Reads: shown too');
    await eventually(() => expect(asked.at(-1)).toBe('{"reads":"with"}'));
  });

  it('names a deleted account alike on all of its rows, without a way that leads nowhere', async () => {
    await open('/admin/audit-log');
    const table = await the('table', 'Audit log');
    await says('Deleted a user', table);
    const rows = within(table).getAllByRole('row').slice(1);
    for (const row of rows.slice(0, 2)) {
      expect(row).toHaveTextContent('A deleted account, 1a2b3c4d');
      expect(isThere('link', undefined, { inside: row })).toBe(false);
    }
    expect(rows[2]).toHaveTextContent(/Signed in.*A deleted account, 1a2b3c4d/);
    expect(rows[2]).toHaveTextContent('Session ann');
    expect(await the('link', 'The user', { inside: rows[3]! })).toHaveAttribute('href', '/admin/users/ann');
    expect(await the('link', 'ann@example.test', { inside: rows[3]! })).toHaveAttribute(
      'href',
      '/admin/users/ann',
    );
  });

  it('tells what was changed, without the mark of the version that it led to', async () => {
    const details = { to_version: '8VfOYYBe2kQ', after: { full_name: 'Ann Other' } };
    server.use(
      http.get('/api/admin/audit-log', ({ response }) =>
        response(200).json({ data: [anEntry(1, { details })], total: 1 }),
      ),
    );
    await open('/admin/audit-log');
    await says('After: Full name Ann Other');
  });

  it('tells of empty lists as such, and of no ids that only the database reads', async () => {
    const details = { weeks: 1, days: [], user_id: GONE };
    server.use(
      http.get('/api/admin/audit-log', ({ response }) =>
        response(200).json({ data: [anEntry(1, { details })], total: 1 }),
      ),
    );
    await open('/admin/audit-log');
    await says('Weeks: 1 · Days: none');
  });

  it('tells of a decision and of dates in words, and leads to the prompt that was swapped with', async () => {
    const before = { review: 'to_read', scheduled_date: '2026-11-16' };
    const after = { review: 'left_out', scheduled_date: null };
    server.use(
      http.get('/api/admin/audit-log', ({ response }) =>
        response(200).json({
          data: [
            anEntry(1, { details: { before, after, swapped_with: 162, until: '2026-11-20T12:00:00.000Z' } }),
          ],
          total: 1,
        }),
      ),
    );
    await open('/admin/audit-log');
    const [, row] = within(await the('table', 'Audit log')).getAllByRole('row');
    expect(row).toHaveTextContent(
      'Before: Decision to read, Date Mon, Nov 16 · After: Decision left out, Date nothing',
    );
    expect(row).toHaveTextContent(/Until: Nov 20, \d+:00 [AP]M/u);
    expect(await the('link', 'another prompt', { inside: row! })).toHaveAttribute(
      'href',
      '/admin/content-prompts/162',
    );
  });

  it('says of whom alone it is shown, and shows everybody again', async () => {
    server.use(
      http.get('/api/admin/users/{id}', ({ params, response }) =>
        response(200).json(aPerson(params.id, { full_name: 'Ann Example' })),
      ),
    );
    await open(`/admin/audit-log?filter=${encodeURIComponent('{"user_id":"ann"}')}`);
    await says('Only what is about Ann Example.');
    await press('Show everybody');
    await eventually(() => expect(document.body.textContent).not.toContain('Only what is about'));
  });
});
