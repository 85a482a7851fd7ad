import type { components } from '@drumbeat/api-client';
import { eventually, http, isThere, press, says, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../../testing/answers';
import { open } from '../../../testing/open-app';

type HeldPost = components['schemas']['HeldPostResponse'];

const [smallest, clients] = [
  '6f0e1a52-8f0b-4f0e-9d53-6a5f1b2c3d4e',
  '7b0c2f10-1111-4c0b-9a53-000000000002',
] as const;

const aHeldPost = (change: Partial<HeldPost> = {}): HeldPost => ({
  post_id: smallest,
  title: 'The smallest habit',
  content_start: 'The smallest habit that changed my week',
  due_at: '2027-03-01T08:00:00.000Z',
  local_date: '2027-03-01',
  local_time: '09:00',
  time_zone: 'Europe/Berlin',
  account_name: 'Nora Lindqvist',
  may_have_gone_out: false,
  ...change,
});
const doubtful = aHeldPost({ may_have_gone_out: true });
const certain = aHeldPost({ post_id: clients, title: 'Two clients' });

/** Answers which posts were said to be right, call by call. */
function haveHeld(data: HeldPost[], total = data.length): (string[] | undefined)[] {
  const confirmed: (string[] | undefined)[] = [];
  server.use(
    http.get('/api/held-posts', ({ response }) => response(200).json({ data, total })),
    http.post('/api/held-posts/still-right', async ({ request, response }) => {
      confirmed.push((await request.json()).post_ids);
      return response(200).json({ count: 1, is_paused: false });
    }),
  );
  return confirmed;
}

beforeEach(() => void asUser());

describe('Posts that wait for a look after a restore', () => {
  it('say when each goes out, and in whose name on LinkedIn', async () => {
    haveHeld([aHeldPost()]);
    await open('/posts');
    const question = await the('region', 'Is this post still right?');
    await says(/as Nora Lindqvist on LinkedIn/, question);
  });

  it('begin beside their times whichever way their titles are written', async () => {
    haveHeld([aHeldPost({ title: 'שלום לכולם (pricing)' })]);
    await open('/posts');
    const title = await says('שלום לכולם (pricing)', await the('region', 'Is this post still right?'));
    expect(title).toHaveAttribute('dir', 'auto');
    expect(title).toHaveStyle({ textAlign: 'left' });
  });

  it('are confirmed at once as far as they are listed: nobody has seen the others', async () => {
    const confirmed = haveHeld([aHeldPost(), certain], 60);
    await open('/posts');
    await press('All still right');
    await eventually(() => expect(confirmed).toEqual([[smallest, clients]]));
  });

  it('are not confirmed with the others where they may have gone out, but each by its own button', async () => {
    const confirmed = haveHeld([doubtful, certain]);
    await open('/posts');
    const question = await the('region', 'Are these 2 posts still right?');
    await says(
      /so what is marked may have gone out already by “Post Now”: look at your activity on LinkedIn first\.$/,
      question,
    );
    const marked = await says('May have gone out already', question);
    expect(marked.closest('li')).toHaveTextContent('The smallest habit');
    expect(isThere('button', 'All still right')).toBe(false);
    await press('The other one is still right');
    await eventually(() => expect(confirmed).toEqual([[clients]]));
    await press('Still right: “The smallest habit”');
    await eventually(() => expect(confirmed).toEqual([[clients], [smallest]]));
  });

  it('lead to LinkedIn, not on, where all of them may have gone out', async () => {
    haveHeld([doubtful]);
    server.use(
      http.get('/api/integrations', ({ response }) =>
        response(200).json({
          integrations: [
            {
              provider: 'linkedin',
              name: 'LinkedIn',
              logo: '',
              description: '',
              connect_url: '',
              disconnect_url: '',
              site_url: 'https://www.linkedin.com',
              activity_url: 'https://www.linkedin.com/in/me/recent-activity/all/',
              sandbox: false,
              asks_for_figures: false,
              sending_paused_since: null,
            },
          ],
        }),
      ),
    );
    await open('/posts');
    const question = await the('region', 'Is this post still right?');
    await says(
      'What was sent since was not kept, so it may have gone out already by “Post Now”: look at your activity on LinkedIn first.',
      question,
    );
    expect(await the('link', 'Look on LinkedIn', { inside: question })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/in/me/recent-activity/all/',
    );
    expect(isThere('button', 'Still right', { inside: question })).toBe(false);
    await the('button', 'Still right: “The smallest habit”', { inside: question });
  });
});
