import { doesNotSay, gate, http, isThere, press, refusal, says, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  aBatch,
  aFeedback,
  aPerson,
  aPublication,
  asStaff,
  aSubscription,
  outgoing,
} from '../testing/answers';
import { open } from '../testing/open-console';

beforeEach(() => {
  asStaff();
  server.use(
    http.get('/api/admin/users', ({ response }) => response(200).json({ data: [aPerson('ann')], total: 1 })),
    http.get('/api/admin/publications', ({ response }) => response(200).json({ data: [], total: 0 })),
    ready(null),
  );
});

const ready = (unmarkedSince: string | null) =>
  http.get('/api/health/ready', ({ response }) =>
    response(200).json({
      status: 'ok',
      workers: { alive: 1, last_seen_at: '2026-11-23T09:00:00.000Z' },
      paused: [],
      unmarked_since: unmarkedSince,
    }),
  );

const pausePublishing = () =>
  server.use(
    http.get('/api/admin/outgoing', ({ response }) =>
      response(200).json(outgoing({ publishing: '2026-11-23T09:00:00.000Z' })),
    ),
  );

describe('The first page of the console', () => {
  it('says that sending is paused, where it is released, and calls publishing not healthy', async () => {
    pausePublishing();
    await open('/admin');
    const main = await the('main');
    await says(/^Publishing to LinkedIn: paused since/, main);
    expect(await the('link', 'Going out', { inside: main })).toHaveAttribute('href', '/admin/outgoing');
    await says('Paused', await the('region', 'Publishing'));
  });

  it('calls publishing healthy while nothing is paused', async () => {
    await open('/admin');
    await says('Healthy', await the('region', 'Publishing'));
    await doesNotSay(/paused since/);
    await doesNotSay(/file storage/);
  });

  it('says since when what is sent is known nowhere outside of the database', async () => {
    server.use(ready('2026-11-23T09:00:00.000Z'));
    await open('/admin');
    await says(/^The file storage takes nothing since/, await the('main'));
  });
});

describe('People in need', () => {
  it('stand there each with the one action that helps', async () => {
    const failedBatches = [
      aBatch('failed', {
        ...{ user_name: 'Eve Example', status: 'failed', error: 'The writing model could not be reached.' },
        ...{ origin: 'week', week: '2026-11-23', finished_at: '2026-11-20T12:00:00.000Z' },
      }),
    ];
    server.use(
      http.get('/api/admin/users', ({ query, response }) => {
        const isSilent = query.get('filter')?.includes('silent') === true;
        return response(200).json({ data: [aPerson(isSilent ? 'sam' : 'ann')], total: isSilent ? 12 : 1 });
      }),
      http.get('/api/admin/prompt-batches', ({ query, response }) => {
        const batches: Record<string, ReturnType<typeof aBatch>[]> = {
          '{"in_review":true}': [
            aBatch('unread', { user_name: 'Tom Example', to_read_count: 3, approved_count: 1 }),
          ],
          '{"failed_lately":true}': failedBatches,
        };
        const data = batches[query.get('filter') ?? ''] ?? [];
        return response(200).json({ data, total: data.length });
      }),
      http.post('/api/admin/prompt-batches/{id}/retry', ({ response }) => {
        const [batch] = failedBatches.splice(0);
        return response(200).json({ ...batch!, status: 'queued', error: null });
      }),
      http.get('/api/admin/badly-rated-batches', ({ response }) =>
        response(200).json({
          data: [
            {
              id: 'the-batch',
              user_id: 'bea',
              user_name: 'Bea Example',
              user_email: 'bea@example.test',
              mean_rating: 2.3,
              ratings: 3,
              rated_at: '2026-11-20T12:00:00.000Z',
            },
          ],
          total: 1,
        }),
      ),
      http.get('/api/admin/subscriptions', ({ response }) =>
        response(200).json({ data: [aSubscription({ reason: 'grace' })], total: 1 }),
      ),
      http.get('/api/admin/feedback', ({ query, response }) => {
        const isAsked = query.get('filter') === '{"said":true}';
        const said = aFeedback('f', { rating: 2, feedbackText: 'Too long at breakfast.' });
        return response(200).json({ data: isAsked ? [said] : [], total: isAsked ? 1 : 0 });
      }),
      http.get('/api/admin/publications', ({ query, response }) => {
        const isAsked = query.get('filter') === '{"at_risk":true}';
        return response(200).json({
          data: isAsked ? [aPublication('one', { state: 'missed' })] : [],
          total: isAsked ? 1 : 0,
        });
      }),
    );
    await open('/admin');
    const leadsTo = async (section: string, link: string, address: string) =>
      expect(await the('link', link, { inside: await the('region', section) })).toHaveAttribute(
        'href',
        address,
      );
    await leadsTo(
      'Badly rated prompts',
      'Read: Bea Example',
      '/admin/feedback?filter=%7B%22batch_id%22%3A%22the-batch%22%7D',
    );
    await leadsTo('To review', 'Review: Tom Example', '/admin/prompt-batches/unread/show');
    await says(/^3 to read, 1 approved/, await the('region', 'To review'));
    const failed = await the('region', 'Could not be written');
    await says(/^Prompts of the week, .* The writing model could not be reached\.$/, failed);
    await press('Retry: Eve Example', { inside: failed });
    await says('No batch has failed.', failed);
    await leadsTo('Silent', 'Write: sam@example.test', 'mailto:sam@example.test');
    await leadsTo('Silent', 'All 12', '/admin/users?filter=%7B%22silent%22%3Atrue%7D');
    await leadsTo('Payments', 'Write: Ann Example', 'mailto:ann@example.test');
    await leadsTo('Publishing', 'Open: The post one', '/admin/publications/one/show');
    await leadsTo('Latest feedback', 'Answer: Ann Example', '/admin/feedback/f/show');
    await says('“Too long at breakfast.”', await the('region', 'Latest feedback'));
    await says('Ann Example, 2 of 5, on A post', await the('region', 'Latest feedback'));
    await says('2.3 of 5 over 3 ratings, last on Nov 20, 2026', await the('region', 'Badly rated prompts'));
    await says('Missed', await the('region', 'Publishing'));
  });

  it('whose figures LinkedIn does not give stand there with the reason, and with a letter where they can help', async () => {
    const asked: string[] = [];
    server.use(
      http.get('/api/admin/users', ({ query, response }) => {
        const filter = query.get('filter') ?? '';
        asked.push(filter);
        if (!filter.includes('figures_paused')) return response(200).json({ data: [], total: 0 });
        const reasons = ['token_refused', 'not_permitted', 'version_ended', 'changed_shape', null] as const;
        return response(200).json({
          data: reasons.map((linkedin_readings_pause, n) => aPerson(`p${n}`, { linkedin_readings_pause })),
          total: 7,
        });
      }),
    );
    await open('/admin');
    const section = await the('region', 'Figures not read');
    await says('LinkedIn refuses the token', section);
    await says('the API version has ended: LINKEDIN_VERSION', section);
    await says('LinkedIn answers in a form that Drumbeat does not know', section);
    await says('They are read again', section);
    await says('Of anybody: the version of LinkedIn’s interface has ended', section);
    for (const name of ['p0', 'p1']) await the('link', `Write: ${name}@example.test`, { inside: section });
    for (const name of ['p2', 'p3', 'p4']) expect(isThere('link', `Write: ${name}@example.test`)).toBe(false);
    expect(await the('link', 'All 7', { inside: section })).toHaveAttribute(
      'href',
      '/admin/users?filter=%7B%22figures_paused%22%3Atrue%7D',
    );
    expect(asked).toContain('{"figures_paused":true}');
  });

  it('whose post waits for a new connection stand there with that', async () => {
    server.use(
      http.get('/api/admin/publications', ({ query, response }) => {
        const isAsked = query.get('filter') === '{"at_risk":true}';
        return response(200).json({
          data: isAsked ? [aPublication('one', { state: 'blocked_auth' })] : [],
          total: isAsked ? 1 : 0,
        });
      }),
    );
    await open('/admin');
    const section = await the('region', 'Publishing');
    await says('Connection lost', section);
    await the('link', 'Open: The post one', { inside: section });
  });

  it('and the numbers of the day fail each by themselves', async () => {
    server.use(
      http.get('/api/admin/figures', ({ response }) => response.untyped(refusal(400, 'Out of order'))),
      http.get('/api/admin/queues', ({ response }) => response.untyped(refusal(400, 'Out of order'))),
      http.get('/api/admin/badly-rated-batches', ({ response }) =>
        response.untyped(refusal(400, 'Out of order')),
      ),
    );
    await open('/admin');
    await the('heading', '1 person needs prompts for this week or the next');
    await says(/^The numbers of the day could not be loaded/);
    await says(/^The queues could not be read/, await the('region', 'Queues'));
    await says(/^It could not be loaded/, await the('region', 'Badly rated prompts'));
    await says('No payment fails.', await the('region', 'Payments'));
  });

  it('are counted in the numbers of the day', async () => {
    await open('/admin');
    await says('27');
    await says('1 late');
    await says('of 5, 118 ratings');
  });
});

describe('The first page of the console while it loads', () => {
  it('has a title of the length to come, and shows nothing that an alert would push down', async () => {
    const answer = gate();
    server.use(
      http.get('/api/admin/outgoing', async ({ response }) => {
        await answer.passed;
        return response(200).json(outgoing({ mail: '2026-11-23T09:00:00.000Z' }));
      }),
    );
    await open('/admin');
    await the('heading', '1 person needs prompts for this week or the next');
    expect(isThere('region', 'Publishing')).toBe(false);
    answer.open();
    await the('region', 'Publishing');
    await says(/^Mail: paused since/);
  });

  it('names whose prompts wait for review instead of ordering more of them', async () => {
    server.use(
      http.get('/api/admin/users', ({ response }) =>
        response(200).json({
          data: [aPerson('ann'), aPerson('tom', { full_name: 'Tom Example', prompts_in_review: 9 })],
          total: 2,
        }),
      ),
    );
    await open('/admin');
    const table = await the('table', 'Who needs prompts');
    expect(await the('link', '9 prompts in review: Tom Example', { inside: table })).toHaveAttribute(
      'href',
      `/admin/prompt-batches?filter=${encodeURIComponent('{"user_id":"tom","in_review":true}')}`,
    );
    expect(await the('link', 'Make batch', { inside: table })).toHaveAttribute(
      'href',
      expect.stringContaining('ann'),
    );
    expect(await the('link', 'Order prompts for this person')).toHaveAttribute(
      'href',
      '/admin/prompt-batches/for-many?for=ann',
    );
  });

  it('asks in its title what it is about to answer', async () => {
    const answer = gate();
    server.use(
      http.get('/api/admin/users', async ({ response }) => {
        await answer.passed;
        return response(200).json({ data: [], total: 0 });
      }),
    );
    await open('/admin');
    await the('heading', 'Who needs prompts for this week or the next');
    answer.open();
    await the('heading', 'Everybody has prompts for this week and the next');
  });
});

describe('The navigation of the console', () => {
  it('shows on every page that something is paused', async () => {
    pausePublishing();
    await open('/admin/users');
    await the('link', 'Going out paused');
  });
});

describe('The list of publications', () => {
  it('tells what waits for its time from what waits for its user or the end of a pause', async () => {
    server.use(
      http.get('/api/admin/publications', ({ response }) =>
        response(200).json({
          data: [
            aPublication('one'),
            aPublication('two', { is_held: true }),
            aPublication('three', { is_paused: true }),
          ],
          total: 3,
        }),
      ),
    );
    await open('/admin/publications');
    const table = await the('table', 'Publications');
    await says('Scheduled', table);
    await says('On hold', table);
    await says('Paused', table);
  });
});
