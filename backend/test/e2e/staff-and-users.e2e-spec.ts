import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CalendarResponse } from '../../src/modules/calendar/calendar.dto.js';
import type { UserActivityResponse } from '../../src/modules/dashboard/dashboard.dto.js';
import type { ApprovalListResponse } from '../../src/modules/publications/publications.dto.js';
import type {
  StaffNoteListResponse,
  StaffNoteResponse,
} from '../../src/modules/staff-notes/staff-notes.dto.js';
import { Database } from '../../src/platform/database/database.js';
import { aGeneration } from '../builders/generation.builder.js';
import { insertRow } from '../builders/insert-row.js';
import { aPost, aPublication } from '../builders/post.builder.js';
import { signUp, type ErrorResponse, type SignedUpUser } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('What staff have of a user over HTTP', () => {
  let app: TestApp;
  let database: Database;
  let user: SignedUpUser;
  let staff: SignedUpUser;
  let page: string;

  beforeAll(async () => {
    app = await startTestApp();
    database = app.app.get(Database);
    user = await signUp(app.url);
    staff = await signUp(app.url, { plan: null });
    await database.query(`update profiles set is_admin = true, full_name = 'Stella' where id = $1`, [
      staff.id,
    ]);
    page = `/admin/users/${user.id}`;
  });
  afterAll(() => app.close());

  const audited = (action: string) =>
    database.query<{ user_id: string; entity_id: string; details: Record<string, unknown> }>(
      'select user_id, entity_id, details from audit_log where action = $1 and actor_id = $2 order by id',
      [action, staff.id],
    );

  describe('notes', () => {
    const write = async (text: string) =>
      (await staff.client.post<StaffNoteResponse>(`${page}/notes`, { text })).body;

    it('are written, changed and deleted, each with its words before and after in the audit log', async () => {
      const note = await write('  Prefers calls.  ');
      expect(note).toMatchObject({ text: 'Prefers calls.', author_name: 'Stella', version: 1 });
      const changed = await staff.client.patch<StaffNoteResponse>(`${page}/notes/${note.id}`, {
        text: 'Prefers mails.',
        version: 1,
      });
      expect(changed.body).toMatchObject({ text: 'Prefers mails.', version: 2 });
      expect((await staff.client.get<StaffNoteListResponse>(`${page}/notes`)).body.data).toMatchObject([
        { id: note.id, text: 'Prefers mails.' },
      ]);
      expect((await staff.client.delete(`${page}/notes/${note.id}`)).status).toBe(204);
      const [written] = await audited('staff_note.written');
      expect(written).toMatchObject({
        ...{ user_id: user.id, entity_id: note.id },
        details: { before: null, after: { text: 'Prefers calls.' } },
      });
      expect(await audited('staff_note.changed')).toMatchObject([
        { details: { before: { text: 'Prefers calls.' }, after: { text: 'Prefers mails.' } } },
      ]);
      expect(await audited('staff_note.deleted')).toMatchObject([
        { details: { before: { text: 'Prefers mails.' }, after: null } },
      ]);
    });

    it('refuse the second of two edits, and have the first for it', async () => {
      const { id } = await write('One');
      await staff.client.patch(`${page}/notes/${id}`, { text: 'Two', version: 1 });
      const late = await staff.client.patch<ErrorResponse>(`${page}/notes/${id}`, {
        text: 'Three',
        version: 1,
      });
      expect(late).toMatchObject({
        status: 409,
        body: {
          code: 'staff_note.stale',
          details: { current: { text: 'Two', version: 2 }, changed_by: expect.stringContaining('@') },
        },
      });
    });

    it('belong to their user: another one’s page does not have them, and nobody has a page of their own', async () => {
      const { id } = await write('Mine');
      const others = `/admin/users/${staff.id}/notes`;
      expect((await staff.client.get<StaffNoteListResponse>(others)).body.data).toEqual([]);
      const elsewhere = await staff.client.patch(`${others}/${id}`, { text: 'x', version: 1 });
      expect(elsewhere.status).toBe(404);
      expect((await staff.client.delete(`${others}/${id}`)).status).toBe(404);
      expect((await staff.client.post(`/admin/users/${NOBODY}/notes`, { text: 'x' })).status).toBe(404);
      expect((await user.client.get(`${page}/notes`)).status).toBe(403);
    });
  });

  it('is the calendar as they see it, and who read it stands in the audit log', async () => {
    await aPost(database, user.id, { title: 'On the day', scheduled_date: '2026-11-20' });
    const range = '?from=2026-11-16&to=2026-11-29';
    const own = await user.client.get<CalendarResponse>(`/calendar${range}`);
    const shown = await staff.client.get<CalendarResponse>(`${page}/calendar${range}`);
    expect(shown.body).toEqual(own.body);
    expect(shown.body.days.flatMap(({ posts }) => posts.map(({ title }) => title))).toEqual(['On the day']);
    expect(await audited('calendar.read')).toMatchObject([
      { entity_id: user.id, details: { days: ['2026-11-16 to 2026-11-29'] } },
    ]);
    expect((await staff.client.get(`/admin/users/${NOBODY}/calendar${range}`)).status).toBe(404);
  });

  it('is when they posted last, and their streak', async () => {
    const posted_at = new Date('2026-11-10T09:00:00Z');
    await aPost(database, user.id, { status: 'used', posted_at });
    const { body } = await staff.client.get<UserActivityResponse>(`${page}/activity`);
    expect(body).toMatchObject({ last_posted_at: posted_at.toISOString(), weekly_posting_goal: 3 });
    expect((await staff.client.get(`/admin/users/${NOBODY}/activity`)).status).toBe(404);
  });

  it('is who released which exact text, made how, and when; drafts that nobody sent are no part of it', async () => {
    const postId = await aPost(database, user.id, { content: 'Changed since', source_type: 'prompt' });
    await aGeneration(database, user.id, {
      post_id: postId,
      writer: { kind: 'model', label: 'a-model' },
      kept_share: 0.75,
      released_at: new Date('2026-11-18T10:00:00Z'),
    });
    const publicationId = await aPublication(database, user.id, postId, {
      state: 'published',
      published_at: new Date('2026-11-20T08:00:05Z'),
      evidence: 'response',
      snapshot: JSON.stringify({ author: 'urn:li:person:x', commentary: 'As it was sent \\(whole\\)' }),
    });
    for (const [event, actor, at] of [
      ['schedule', `user:${user.id}`, '2026-11-18T10:00:00Z'],
      ['claim', 'worker:7', '2026-11-20T08:00:00Z'],
      ['cancel_requested', `user:${staff.id}`, '2026-11-20T08:00:01Z'],
    ] as const) {
      await insertRow(database, 'publication_events', {
        publication_id: publicationId,
        at: new Date(at),
        event,
        from_state: 'draft',
        to_state: 'scheduled',
        version: 1,
        fence: 0,
        actor,
      });
    }
    await aPublication(database, user.id, await aPost(database, user.id));
    const { body } = await staff.client.get<ApprovalListResponse>(`${page}/approvals?page=1&perPage=5`);
    expect(body).toMatchObject({
      total: 1,
      data: [
        {
          id: publicationId,
          text: 'As it was sent (whole)',
          state: 'published',
          approved_by: user.email,
          approved_at: '2026-11-18T10:00:00.000Z',
          source_type: 'prompt',
          writer_kind: 'model',
          writer_label: 'a-model',
          kept_share: 0.75,
        },
      ],
    });
    expect(await audited('approvals.read')).toMatchObject([
      { entity_id: user.id, details: { post_ids: [postId] } },
    ]);
  });
});
