import {
  doesNotSay,
  eventually,
  field,
  fill,
  gone,
  http,
  HttpResponse,
  isThere,
  pass,
  press,
  refusal,
  says,
  server,
  stopTime,
  the,
  user,
} from '@drumbeat/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Finish, FinishStep, Post } from '../../entities/types';
import { asUser } from '../../testing/answers';
import { noticeSays } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { aPost, havePost, type MadeUpPost } from '../../testing/post-answers';

const step = (change: Partial<FinishStep>): FinishStep => ({
  key: 'replies:0',
  kind: 'replies',
  title: 'Stay a moment and answer the first comment',
  hint: null,
  due_at: null,
  copy: null,
  done_at: null,
  ...change,
});
const TAG = step({
  key: 'tag:Anna',
  kind: 'tag',
  title: 'Tag @Anna',
  hint: 'Pick the person from the list.',
});
const REPLIES = step({
  key: 'replies:15',
  title: 'Answer after a while',
  due_at: '2026-11-23T15:15:00.000Z',
});
const COMMENT = step({
  key: 'first_comment',
  kind: 'first_comment',
  title: 'Add your first comment',
  copy: 'The link: https://example.com',
});

const PUBLISHED: Post['publication'] = {
  id: 'publication',
  social_account_id: 'account',
  state: 'published',
  message: 'It is out.',
  due_at: '2026-11-23T15:00:00.000Z',
  local_date: '2026-11-23',
  local_time: '09:00',
  time_zone: 'America/Chicago',
  is_due: false,
  duplicate_in_doubt: false,
  cancel_requested: false,
  urn: 'urn:li:share:1',
  linkedin_url: 'https://www.linkedin.com/feed/update/urn:li:share:1/',
  next_try_at: null,
};

/** False where the browser would ask before it closes or reloads the tab. */
const mayTabEnd = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

let made: MadeUpPost;
let finish: Finish;
let ticks: { step: string; done: boolean }[];
let corrections: unknown[];
let copied: jest.Spied<typeof navigator.clipboard.writeText>;

beforeEach(() => {
  asUser();
  ticks = [];
  corrections = [];
  copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  finish = { steps: [TAG, REPLIES], correction: { way: 'linkedin', reason: null } };
  made = havePost(
    aPost({
      content: 'Haf of it, says @Anna.',
      status: 'used',
      display_state: 'posted-analytics-pending',
      posted_at: '2026-11-23T15:00:00.000Z',
      linkedin_url: 'https://www.linkedin.com/feed/update/urn:li:share:1/',
    }),
  );
  server.use(
    http.get('/api/posts/{id}/finish', ({ response }) => response(200).json(finish)),
    http.patch('/api/posts/{id}/finish', async ({ request, response }) => {
      ticks.push(await request.json());
      return response(200).json(finish);
    }),
    http.post('/api/posts/{id}/correct', async ({ request, response }) => {
      const body = await request.json();
      corrections.push(body);
      made.change({ content: body.content });
      return response(200).json({ post: made.post });
    }),
  );
});

afterEach(() => copied.mockRestore());

const openPost = async () => {
  await open(`/posts/${made.post.id}`);
  return the('region', 'Finish on LinkedIn');
};

describe('A post that is out', () => {
  it('has a list of what is left to do on LinkedIn, with times in the user’s zone, to tick off', async () => {
    const list = await openPost();
    await says('0 of 2 done', list);
    await says('Pick the person from the list.', list);
    await says('9:15 AM', list);
    const tag = await the('checkbox', 'Tag @Anna', { inside: list });
    await user.click(tag);
    await says('1 of 2 done', list);
    await doesNotSay('Pick the person from the list.');
    await user.click(await the('checkbox', 'Answer after a while', { inside: list }));
    await says('All done on LinkedIn', list);
    await user.click(tag);
    await eventually(() =>
      expect(ticks).toEqual([
        { step: 'tag:Anna', done: true },
        { step: 'replies:15', done: true },
        { step: 'tag:Anna', done: false },
      ]),
    );
  });

  it('has looks at the answers ticked off from their time on', async () => {
    const dueAt = new Date(Date.now() + 15 * 60_000).toISOString();
    finish = {
      ...finish,
      steps: [
        { ...TAG, done_at: '2026-11-23T15:01:00.000Z' },
        { ...REPLIES, due_at: dueAt },
      ],
    };
    const list = await openPost();
    expect(await the('checkbox', 'Answer after a while', { inside: list })).toBeDisabled();
    expect(await the('checkbox', 'Tag @Anna', { inside: list })).toBeEnabled();
    await says('Finish on LinkedIn', list);
  });

  it('says that its text is corrected on LinkedIn and here, or by the hand that posted it', async () => {
    made.change({ publication: PUBLISHED });
    await openPost();
    await says('This text is out. “Correct the text” changes it on LinkedIn and here.');
    made.change({ publication: null });
    await openPost();
    await says(/you posted it yourself. “Correct the text” keeps here what you change on LinkedIn/u);
  });

  it('takes a tick back that the server did not keep', async () => {
    server.use(http.patch('/api/posts/{id}/finish', () => HttpResponse.error()));
    const list = await openPost();
    await user.click(await the('checkbox', 'Tag @Anna', { inside: list }));
    await noticeSays('The tick was not kept');
    await says('0 of 2 done', list);
  });

  it('has the first comment to copy', async () => {
    finish = { ...finish, steps: [COMMENT] };
    const list = await openPost();
    await says('The link: https://example.com', list);
    await press('Copy the comment', { inside: list });
    await the('button', 'Copied', { inside: list });
    expect(copied).toHaveBeenCalledWith('The link: https://example.com');
  });

  it('has its figures added where it is read, and by the address of what asks for them', async () => {
    finish = { steps: [], correction: null };
    const sent: unknown[] = [];
    server.use(
      http.put('/api/posts/{id}/performance', async ({ request, response }) => {
        sent.push(await request.json());
        return response.untyped(HttpResponse.json(made.post));
      }),
    );
    await open(`/posts/${made.post.id}?dialog=performance`);
    const asked = await the('dialog', 'Add analytics');
    await press('Cancel', { inside: asked });
    await gone('dialog');
    await eventually(async () => expect(await the('button', 'Add analytics')).toHaveFocus());
    await press('Add analytics');
    const dialog = await the('dialog', 'Add analytics');
    await fill('Impressions', '2,480', dialog);
    await fill('Likes', '71', dialog);
    await press('Save analytics', { inside: dialog });
    await noticeSays('Analytics saved');
    expect(sent).toEqual([{ impressions: 2480, likes: 71, comments: null, shares: null }]);
  });

  it('asks before typed figures are lost, and no more once they are as they were', async () => {
    finish = { steps: [], correction: null };
    await open(`/posts/${made.post.id}`);
    await press('Add analytics');
    const dialog = await the('dialog', 'Add analytics');
    expect(mayTabEnd()).toBe(true);
    await fill('Likes', '71', dialog);
    expect(mayTabEnd()).toBe(false);
    await user.keyboard('{Escape}');
    await press('Keep editing', { inside: await the('dialog', 'Leave without saving?') });
    await gone('dialog', 'Leave without saving?');
    expect(await field('Likes', dialog)).toHaveValue('71');
    await fill('Likes', '', dialog);
    await user.keyboard('{Escape}');
    await gone('dialog', 'Add analytics');
  });

  it('says when its figures can be added, as long as they are not worth reading', async () => {
    finish = { steps: [], correction: null };
    made.change({ display_state: 'posted-analytics-pending', analytics_in_days: 2, performance: null });
    await open(`/posts/${made.post.id}?dialog=performance`);
    await says('Analytics available in 2 days');
    await noticeSays('LinkedIn’s figures are worth reading 2 days after posting. Add them then.');
    await eventually(() => expect(window.location.search).toBe(''));
    expect(isThere('dialog')).toBe(false);
    expect(isThere('button', 'Add analytics')).toBe(false);
  });

  it('gets its typo corrected on LinkedIn, and stays as it is where LinkedIn did not say so', async () => {
    await openPost();
    await press('Correct the text');
    const dialog = await the('dialog', 'Correct the text');
    expect(await the('button', 'Correct on LinkedIn', { inside: dialog })).toBeDisabled();
    await fill('Corrected', 'Half of it, says @Anna.', dialog);
    expect(await the('group', 'On LinkedIn now', { inside: dialog })).toHaveTextContent(
      'Haf of it, says @Anna.',
    );
    await says(/tag them once more/, dialog);
    server.use(
      http.post('/api/posts/{id}/correct', ({ response }) =>
        response.untyped(
          refusal(502, 'LinkedIn did not confirm the new text', { code: 'correction.unclear' }),
        ),
      ),
    );
    await press('Correct on LinkedIn', { inside: dialog });
    await says('LinkedIn did not confirm the new text', dialog);
    expect(await field('Corrected', dialog)).toHaveValue('Half of it, says @Anna.');
  });

  it('asks before a corrected text is lost', async () => {
    await openPost();
    await press('Correct the text');
    const dialog = await the('dialog', 'Correct the text');
    await fill('Corrected', 'Half of it, says @Anna.', dialog);
    await user.keyboard('{Escape}');
    await press('Keep editing', { inside: await the('dialog', 'Leave without saving?') });
    await gone('dialog', 'Leave without saving?');
    expect(await field('Corrected', dialog)).toHaveValue('Half of it, says @Anna.');
    await press('Cancel', { inside: dialog });
    await press('Leave without saving', { inside: await the('dialog', 'Leave without saving?') });
    await gone('dialog', 'Correct the text');
  });

  it('is corrected by its author’s hand where LinkedIn’s call is not open to it', async () => {
    finish = { steps: [], correction: { way: 'by_hand', reason: 'So you change it there yourself.' } };
    await open(`/posts/${made.post.id}`);
    await press('Correct the text');
    const dialog = await the('dialog', 'Correct the text');
    await says('So you change it there yourself.', dialog);
    await fill('Corrected', 'Half of it.', dialog);
    await press('Copy the text', { inside: dialog });
    expect(copied).toHaveBeenCalledWith('Half of it.');
    await press('I changed it on LinkedIn', { inside: dialog });
    await eventually(async () => expect(await field('Post text')).toHaveValue('Half of it.'));
    expect(corrections).toEqual([{ version: 1, content: 'Half of it.', way: 'by_hand' }]);
    await gone('dialog', 'Correct the text');
  });

  describe('with a first comment that is not written down yet', () => {
    let reads: number;
    let outcome: { state: string; words: string } | null;

    beforeEach(() => {
      stopTime(new Date('2026-11-23T15:00:00.000Z'));
      finish = { steps: [], correction: null };
      reads = 0;
      outcome = null;
      made.change({
        first_comment: 'The link: https://example.com',
        publication: PUBLISHED,
      });
      server.use(
        http.get('/api/posts/{id}/publication', ({ response }) => {
          reads += 1;
          return response.untyped(
            HttpResponse.json({ publication: { first_comment: outcome, timeline: [] } }),
          );
        }),
      );
    });

    it('looks again until it is there, and no more then', async () => {
      await open(`/posts/${made.post.id}`);
      await eventually(() => expect(reads).toBe(1));
      await pass(3_000);
      await eventually(() => expect(reads).toBe(2));
      outcome = { state: 'posted', words: 'It is posted.' };
      await pass(3_000);
      await says('First comment posted');
      await pass(30_000);
      expect(reads).toBe(3);
    });

    it('looks five times for one that never comes', async () => {
      await open(`/posts/${made.post.id}`);
      for (const read of [1, 2, 3, 4, 5]) {
        await eventually(() => expect(reads).toBe(read));
        await pass(3_000);
      }
      await pass(30_000);
      expect(reads).toBe(5);
      await doesNotSay('First comment posted');
    });
  });
});
