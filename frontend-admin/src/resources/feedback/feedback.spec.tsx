import { fill, http, press, refusal, says, server, the, doesNotSay } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aFeedback, asStaff } from '../../testing/answers';
import { open } from '../../testing/open-console';

const said = aFeedback('f', {
  user_name: 'Ann Example',
  rating: 2,
  feedbackText: 'Too long at breakfast.',
  contextInfo: { title: 'A post', content_preview: 'What a Friday costs' },
});
const answered = { reply: 'The next ones are shorter', replied_at: '2026-11-21T15:00:00.000Z' };

let now = said;
let asked: unknown[];

beforeEach(() => {
  asStaff();
  now = said;
  asked = [];
  server.use(
    http.get('/api/admin/feedback', ({ response }) => response(200).json({ data: [now], total: 1 })),
    http.get('/api/admin/feedback/{id}', ({ response }) => response(200).json(now)),
    http.patch('/api/admin/feedback/{id}', async ({ request, response }) => {
      asked.push(await request.json());
      now = { ...said, ...answered, is_answered: true };
      return response(200).json(now);
    }),
  );
});

describe('What somebody said', () => {
  it('is opened from the list and answered once', async () => {
    await open('/admin/feedback');
    await says('Not answered', await the('row', /A post/));
    await press(/A post/, {}, 'link');
    await the('heading', 'Feedback of Ann Example');
    await says('“Too long at breakfast.”');
    await says('What a Friday costs');
    expect(await the('button', 'Send the answer')).toHaveAttribute('aria-disabled', 'true');
    await fill(/^Your answer/, ' The next ones are shorter ');
    await press('Send the answer');
    await says('The answer is sent');
    await says('The next ones are shorter', await the('region', 'Your answer'));
    expect(asked).toEqual([{ reply: 'The next ones are shorter' }]);
    await doesNotSay('Send the answer');
  });

  it('can be answered again once it was changed', async () => {
    now = { ...said, ...answered, is_answered: false };
    await open('/admin/feedback/f/show');
    await says('Changed since');
    await says(/before the feedback was changed$/, await the('region', 'Your answer'));
    expect(await the('textbox', 'Your answer')).toHaveValue('');
  });

  it('keeps an answer that was refused', async () => {
    server.use(
      http.patch('/api/admin/feedback/{id}', ({ response }) =>
        response.untyped(refusal(409, 'This feedback was answered already.', { code: 'feedback.replied' })),
      ),
    );
    await open('/admin/feedback/f/show');
    await fill(/^Your answer/, 'Shorter from now on');
    await press('Send the answer');
    await says('This feedback was answered already.');
    expect(await the('textbox', 'Your answer')).toHaveValue('Shorter from now on');
  });
});
