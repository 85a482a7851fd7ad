import { MESSAGE_LIMITS, MESSAGE_TEXTS } from '@drumbeat/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminMessageListResponse } from '../../src/modules/messages/admin-messages.dto.js';
import type { MessageListResponse, MessageResponse } from '../../src/modules/messages/messages.dto.js';
import type { NotificationsResponse } from '../../src/modules/notifications/notifications.dto.js';
import { Database } from '../../src/platform/database/database.js';
import { aPrompt } from '../builders/prompt.builder.js';
import { signUp, type ErrorResponse, type SignedUpUser } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

describe('Messages to the staff over HTTP', () => {
  let app: TestApp;
  let database: Database;
  let user: SignedUpUser;
  let staff: SignedUpUser;

  beforeAll(async () => {
    app = await startTestApp();
    database = app.app.get(Database);
    user = await signUp(app.url);
    staff = await signUp(app.url, { plan: null });
    await database.query('update profiles set is_admin = true where id = $1', [staff.id]);
  });
  afterAll(() => app.close());

  it('go there and come back', async () => {
    const prompt_id = await aPrompt(database, user.id, { hook: 'A hook' });
    const sent = await user.client.post<MessageResponse>('/messages', {
      text: '  More of this, please ',
      prompt_id,
    });
    expect(sent).toMatchObject({
      status: 201,
      body: { text: 'More of this, please', prompt_id, prompt_hook: 'A hook', read_at: null, reply: null },
    });
    const filter = encodeURIComponent(JSON.stringify({ unread: true, user_id: user.id }));
    const path = `/admin/messages?page=1&perPage=10&filter=${filter}`;
    expect((await user.client.get(path)).status).toBe(403);
    expect((await staff.client.get<AdminMessageListResponse>(path)).body).toMatchObject({
      total: 1,
      data: [{ id: sent.body.id, user_email: user.email }],
    });
    const answer = (body: object) =>
      staff.client.patch<ErrorResponse>(`/admin/messages/${sent.body.id}`, body);
    expect((await answer({})).status).toBe(400);
    expect((await answer({ read: false })).status).toBe(400);
    expect((await answer({ reply: 'x'.repeat(MESSAGE_LIMITS.reply + 1) })).status).toBe(400);
    expect((await answer({ reply: 'With pleasure' })).status).toBe(200);
    expect(await answer({ reply: 'Again' })).toMatchObject({
      status: 409,
      body: { code: 'message.replied', details: { current: { reply: 'With pleasure' } } },
    });
    expect(
      (await user.client.get<MessageListResponse>(`/messages?prompt_id=${prompt_id}`)).body.data,
    ).toMatchObject([{ id: sent.body.id, reply: 'With pleasure', read_at: expect.any(String) }]);
    expect((await user.client.get<NotificationsResponse>('/notifications')).body.data).toMatchObject([
      { kind: 'message.replied', title: MESSAGE_TEXTS.noticeTitle, body: 'With pleasure' },
    ]);
  });

  it.each([
    [{ text: ' ' }, MESSAGE_TEXTS.blank],
    [{ text: 'two\nlines' }, MESSAGE_TEXTS.oneLine],
    [{ text: 'x'.repeat(MESSAGE_LIMITS.text + 1) }, String(MESSAGE_LIMITS.text)],
    [{ text: 7 }, 'text'],
    [{}, 'text'],
    [{ text: 'Fine', prompt_id: 'x' }, 'prompt_id'],
    [{ text: 'Fine', user_id: 'x' }, 'user_id'],
  ])('are refused in words: %j', async (body, words) => {
    const refused = await user.client.post<ErrorResponse>('/messages', body);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body.details)).toContain(words);
  });

  it('need a plan', async () => {
    const unpaid = await signUp(app.url, { plan: null });
    expect((await unpaid.client.post('/messages', { text: 'Hello' })).status).toBe(402);
    expect((await unpaid.client.get('/messages')).status).toBe(402);
  });

  it('are learned from: staff sees what the next batch will know', async () => {
    const lessons = () => staff.client.get(`/admin/users/${user.id}/lessons`);
    await aPrompt(database, user.id, { hook: 'Put away', status: 'archived' });
    expect(await lessons()).toMatchObject({
      status: 200,
      body: { disliked: ['“Put away” (archived unused)'], used_count: 0, total: 2 },
    });
    expect((await user.client.get(`/admin/users/${user.id}/lessons`)).status).toBe(403);
  });
});
