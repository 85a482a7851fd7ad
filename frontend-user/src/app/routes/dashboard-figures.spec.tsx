import {
  doesNotSay,
  eventually,
  fill,
  http,
  press,
  refusal,
  says,
  server,
  stopTime,
  the,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { haveFigures } from '../../testing/dashboard-answers';
import { noticeSays } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { aPost } from '../../testing/post-answers';
import { havePrompts } from '../../testing/prompt-answers';

const aTrend = (number: number, impressions: number, engagement_rate: number | null) => ({
  post_id: `7b0c2f10-1111-4c0b-9a53-00000000000${number}`,
  title: `Post ${number}`,
  posted_at: `2026-11-1${number}T15:00:00.000Z`,
  pillar_number: 1,
  impressions,
  engagement_rate,
  performance_category: engagement_rate === null ? null : ('Great' as const),
});

beforeEach(() => {
  asUser();
  havePrompts();
  stopTime(new Date('2026-11-23T15:00:00.000Z'));
});

describe('The figures of the dashboard', () => {
  it('say how the week goes, how long the streak is and what was read', async () => {
    haveFigures({
      stats: {
        posts_this_week: 1,
        weekly_progress: 33,
        posting_streak: 2,
        streak_weeks: [
          { sunday: '2026-11-15', posts: 3, is_planned_break: false },
          { sunday: '2026-11-22', posts: 1, is_planned_break: false },
        ],
        total_impressions: 22_100,
        avg_engagement_rate: 4,
        total_likes: 614,
        impressions_last_30_days: 11_200,
        impressions_30_days_before: 10_000,
        available_prompts: 12,
        total_posts: 3,
        published_posts: 2,
        completionRate: 67,
        weekly: { drafts: 2, posted: 1, availablePrompts: 4 },
      },
      trends: [aTrend(3, 2_140, 4.2), aTrend(2, 1_480, null)],
    });
    await open('/dashboard');
    await says('33% of your weekly goal');
    await says('2 drafts begun');
    await says('67%');
    await says('2 of 3 posts out');
    await says('4 until Saturday');
    await the('img', 'Posts in the last 2 weeks: 3, 1');
    await says('22,100');
    await says('in all');
    expect(await says('12%')).toHaveTextContent('Up 12%');
    await says(/in the last 30 days$/);
    await says('4.0%');
    await says('614');
    const posts = await the('region', 'Your last posts with numbers');
    await says('Line: your median, 1,810 impressions', posts);
    expect(await the('link', 'Post 3', { inside: posts })).toHaveAttribute(
      'href',
      `/posts/${aTrend(3, 0, 0).post_id}`,
    );
    expect(within(posts).getAllByRole('row').at(-1)).toHaveTextContent('–');
  });

  it('list the last five posts, each with its rate and what that is called', async () => {
    haveFigures({
      trends: [6, 5, 4, 3, 2, 1].map((number) => aTrend(number, 1_000, number === 5 ? null : 4.2)),
    });
    await open('/dashboard');
    const posts = await the('region', 'Your last posts with numbers');
    await the('link', 'Post 6', { inside: posts });
    const rows = within(posts).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Post 6',
      'Post 5',
      'Post 4',
      'Post 3',
      'Post 2',
    ]);
    expect(rows[0]).toHaveTextContent(/1,000Great4\.2%$/);
    expect(rows[1]).toHaveTextContent(/1,000–$/);
  });

  it('stay what they are where the trends fail, which say so with the answer’s status', async () => {
    haveFigures({ stats: { total_impressions: 22_100, avg_engagement_rate: 4 } });
    server.use(
      http.get('/api/dashboard/performance-trends', ({ response }) =>
        response.untyped(
          new Response('<h1>Oops</h1>', {
            status: 500,
            statusText: 'Internal Server Error',
            headers: { 'content-type': 'text/html' },
          }),
        ),
      ),
    );
    await open('/dashboard');
    await says('Failed to fetch performance trends');
    await says('HTTP 500: Internal Server Error');
    await says('22,100');
    await says('average post');
    await doesNotSay('Add the numbers of a post to begin');
  });

  it.each([
    ['4 posts of a goal of 3', { posts_this_week: 4, weekly_progress: 133 }, '133% of your weekly goal'],
    ['a goal of 0', { posts_this_week: 2, weekly_posting_goal: 0, weekly_progress: null }, 'No weekly goal'],
  ])('say what a week with %s is', async (_week, stats, note) => {
    haveFigures({ stats });
    await open('/dashboard');
    await says(note);
  });

  it('of a new user are dashes with a word on how to begin, never zero', async () => {
    haveFigures();
    await open('/dashboard');
    await says('Add the numbers of a post to begin');
    await says('No post begun yet');
    await says('Nothing. All of your posts are where they should be.');
    await says('Nothing yet. What you and your writers do appears here.');
    await doesNotSay('0.0%');
  });

  it('list what needs its user and the latest five of what happened', async () => {
    haveFigures({
      needsYou: [aPost({ title: 'Cash first', display_state: 'posted-needs-analytics', status: 'used' })],
      activities: Array.from({ length: 7 }, (_, at) => ({
        kind: 'posted' as const,
        id: `7b0c2f10-1111-4c0b-9a53-0000000000${10 + at}`,
        at: '2026-11-20T15:00:00.000Z',
        name: at === 0 ? 'The word “steep”' : `Out ${at + 1}`,
        count: 1,
      })),
    });
    await open('/dashboard');
    const waiting = await the('region', 'Needs you');
    await the('link', 'Cash first', { inside: waiting });
    await says('Needs analytics', waiting);
    await says('LinkedIn’s numbers are worth reading now.', waiting);
    expect(await the('link', 'Add analytics: Cash first', { inside: waiting })).toHaveAttribute(
      'href',
      expect.stringContaining('dialog=performance'),
    );
    const activity = await the('region', 'Activity');
    expect(within(activity).getAllByRole('listitem')).toHaveLength(5);
    await the('link', '“The word ‘steep’”', { inside: activity });
  });

  it('say what is due today and which prompts are next', async () => {
    haveFigures({
      comingUp: [
        aPost({ title: 'Today’s', display_state: 'draft-upcoming', scheduled_date: '2026-11-23' }),
        aPost({ title: 'Later', display_state: 'draft-upcoming', scheduled_date: '2026-11-25' }),
      ],
      prompts: [{ id: 7, hook: 'Who stays?', pillar_number: 1, scheduled_date: '2026-11-25' }],
    });
    await open('/dashboard');
    const due = await the('region', 'Due today');
    await the('link', 'Today’s', { inside: due });
    await says('No time yet', due);
    expect(within(due).getAllByRole('link')).toHaveLength(1);
    const next = await the('region', 'Next prompts');
    await says('Wed, Nov 25', next);
    expect(await the('link', 'Who stays?', { inside: next })).toHaveAttribute(
      'href',
      expect.stringContaining('7'),
    );
  });

  it('say what its author is to post by hand today, once its time has come, too', async () => {
    const byHand = aPost({
      title: 'At nine',
      display_state: 'by-hand-due',
      scheduled_date: '2026-11-23',
      hand_time: '09:00',
    });
    haveFigures({ needsYou: [byHand] });
    await open('/dashboard');
    const due = await the('region', 'Due today');
    await the('link', 'At nine', { inside: due });
    await says('Time to post', due);
  });

  it('name the next post where nothing is due today', async () => {
    haveFigures({
      comingUp: [aPost({ title: 'Later', display_state: 'draft-upcoming', scheduled_date: '2026-11-25' })],
    });
    await open('/dashboard');
    const due = await the('region', 'Due today');
    await the('link', 'Later', { inside: due });
    expect(due).toHaveTextContent('Nothing. Next, on Wed, Nov 25: Later');
  });

  it('name of the next day what goes out, before a draft that was planned for it', async () => {
    haveFigures({
      comingUp: [
        aPost({ title: 'A draft', display_state: 'draft-upcoming', scheduled_date: '2026-11-25' }),
        aPost({
          id: '7b0c2f10-1111-4c0b-9a53-000000000009',
          title: 'By hand at nine',
          display_state: 'by-hand',
          scheduled_date: '2026-11-25',
        }),
      ],
    });
    await open('/dashboard');
    const due = await the('region', 'Due today');
    await the('link', 'By hand at nine', { inside: due });
  });

  it('keep a card that failed to itself', async () => {
    haveFigures();
    server.use(
      http.get('/api/dashboard/upcoming-prompts', ({ response }) => response.untyped(refusal(500, 'Away'))),
    );
    await open('/dashboard');
    await says('Your next prompts could not be loaded');
    await the('region', 'Due today');
    await the('heading', 'How Well AI Knows Your Style');
  });

  it('show a planned break in the streak, which is planned and removed here', async () => {
    const week = { posts: 0, is_planned_break: true };
    haveFigures({ stats: { streak_weeks: [{ sunday: '2026-11-15', ...week }] } });
    let breaks = [
      { id: '7b0c2f10-3333-4c0b-9a53-000000000001', starts_on: '2026-11-16', ends_on: '2026-11-16' },
    ];
    const sent: unknown[] = [];
    server.use(
      http.get('/api/planned-breaks', ({ response }) => response(200).json({ data: breaks })),
      http.post('/api/planned-breaks', async ({ request, response }) => {
        const body = await request.json();
        sent.push(body);
        const made = { id: '7b0c2f10-3333-4c0b-9a53-000000000002', ...body };
        breaks = [made, ...breaks];
        return response(201).json(made);
      }),
      http.delete('/api/planned-breaks/{id}', ({ params, response }) => {
        breaks = breaks.filter(({ id }) => id !== params.id);
        return response(204).empty();
      }),
    );
    await open('/dashboard');
    await the('img', 'Posts in the last 1 weeks: planned break');
    await press('Plan a break');
    const dialog = await the('dialog', 'Planned breaks');
    await says('Nov 16, 2026', dialog);
    await fill('First day', '2026-12-24', dialog);
    await fill('Last day', '2026-12-20', dialog);
    await says('A break ends on the day it begins, or later.', dialog);
    await fill('Last day', '2027-01-01', dialog);
    await press('Plan break', { inside: dialog });
    await says('Dec 24, 2026 – Jan 1, 2027', dialog);
    expect(sent).toEqual([{ starts_on: '2026-12-24', ends_on: '2027-01-01' }]);
    await press('Remove: Nov 16, 2026', { inside: dialog });
    await eventually(() => expect(breaks).toHaveLength(1));
  });

  it('fail each on its own, and are asked for again', async () => {
    haveFigures();
    server.use(
      http.get('/api/dashboard/stats', ({ response }) =>
        response.untyped(refusal(500, 'The database is away')),
      ),
    );
    await open('/dashboard');
    await says('Failed to fetch dashboard stats');
    await says('The database is away');
    await the('region', 'Activity');
    haveFigures();
    await press('Try again');
    await says('0% of your weekly goal');
  });

  it('are read anew on the server by “Refresh”, and shown where that fails', async () => {
    haveFigures();
    await open('/dashboard');
    await the('region', 'Activity');
    server.use(
      http.post('/api/dashboard/refresh-cache', ({ response }) => response.untyped(refusal(500, 'Away'))),
    );
    await press('Refresh');
    await noticeSays('Failed to update dashboard cache');
  });

  it('are all asked for by “Refresh”, which says how many calls failed', async () => {
    haveFigures();
    await open('/dashboard');
    await the('region', 'Activity');
    const asked: unknown[] = [];
    server.use(
      http.get('/api/dashboard/performance-trends', ({ query, response }) => {
        asked.push(`${query.get('timeRange')} ${query.get('limit')}`);
        return response.untyped(refusal(500, 'Away'));
      }),
      http.get('/api/dashboard/activity-feed', ({ query, response }) => {
        asked.push(query.get('limit'));
        return response.untyped(refusal(500, 'Away'));
      }),
    );
    await press('Refresh');
    await says('Failed to refresh dashboard');
    await says('2 dashboard API calls failed');
    await eventually(() => expect(asked).toEqual(expect.arrayContaining(['week 7', '10'])));
  });
});
