import {
  doesNotSay,
  eventually,
  http,
  isThere,
  press,
  refusal,
  says,
  server,
  stopTime,
  the,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { anAnalysedPost, haveAnalytics, someFigures } from '../../testing/analytics-answers';
import { asUser } from '../../testing/answers';
import { open } from '../../testing/open-app';

beforeEach(() => {
  asUser();
  stopTime(new Date('2026-11-23T15:00:00.000Z'));
});

describe('The analytics', () => {
  it('say what was read, against the days before, and how many posts have no numbers', async () => {
    haveAnalytics({
      figures: someFigures([anAnalysedPost(1)], {
        posts: 3,
        waiting: 1,
        missing: 1,
        totals: { posts: 1, impressions: 22_100, likes: 614, comments: 209, shares: 71, rate: 4.04 },
        before: { posts: 1, impressions: 19_730, likes: 1, comments: 160, shares: 1, rate: 3.6 },
      }),
    });
    await open('/analytics');
    await says('Oct 25, 2026 – Nov 23, 2026, compared with the 30 days before');
    await says('22,100');
    await says('12%');
    await says('from 19,730');
    await says('4.0%');
    await says('of impressions');
    await says('0.4 points');
    await says('from 3.6%');
    await says('from 160; likes 614, shares 71');
    await says('1 with numbers, 1 waiting, 1 missing');
  });

  it('are of the days that are chosen, 30 at first', async () => {
    haveAnalytics({ figures: someFigures([anAnalysedPost(1)]) });
    await open('/analytics');
    const choice = await the('group', 'Range');
    expect(
      within(choice)
        .getAllByRole('button')
        .map((button) => [button.textContent, button.getAttribute('aria-pressed')]),
    ).toEqual([
      ['7 days', 'false'],
      ['30 days', 'true'],
      ['90 days', 'false'],
      ['180 days', 'false'],
      ['All time', 'false'],
    ]);
    const choose = async (name: string) => {
      await press(name, { inside: choice });
      const button = await the('button', name, { inside: choice });
      await eventually(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    };
    for (const [name, range] of [
      ['7 days', '7d'],
      ['90 days', '90d'],
      ['180 days', '180d'],
      ['All time', 'all'],
    ] as const) {
      await choose(name);
      expect(window.location.search).toBe(`?range=${range}`);
    }
    await choose('30 days');
    expect(window.location.search).toBe('');
  });

  it('show the values of the chart as a table', async () => {
    haveAnalytics({ figures: someFigures([1, 2, 3].map((number) => anAnalysedPost(number))) });
    await open('/analytics');
    await the('heading', 'Impressions per post');
    await press('Engagement');
    await the('heading', 'Engagement rate per post');
    await press('Table');
    const table = await the('table', 'Figures per post');
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Post 3Fri, Nov 13', 'Post 2Thu, Nov 12', 'Post 1Wed, Nov 11']);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('3,000');
  });

  it('say what the numbers tell with the size of the sample, or how many posts are missing for it', async () => {
    haveAnalytics({
      figures: someFigures([anAnalysedPost(1)]),
      insights: [
        {
          insight_type: 'best_kind',
          finding: 'Posts that open with a question reach 1.8 times as many people as your others.',
          sample: '6 posts against 12. A fair sign.',
          recommendations: ['Open more posts with a question.'],
          confidence_score: 0.85,
          performance_impact: 1.8,
        },
      ],
      posts_until_insights: 0,
    });
    await open('/analytics');
    await says('6 posts against 12. A fair sign.');
    await says('Open more posts with a question.');
  });

  it('of too few posts say so instead of guessing', async () => {
    haveAnalytics({ figures: someFigures([anAnalysedPost(1)]), posts_until_insights: 3 });
    await open('/analytics');
    await says('Not enough posts yet: 3 more posts with numbers, and this begins.');
  });

  it('list all posts by the figure that was chosen, dashes for what is missing', async () => {
    const missing = anAnalysedPost(2, {
      impressions: null,
      likes: null,
      comments: null,
      shares: null,
      engagement_rate: null,
    });
    const { asked } = haveAnalytics({
      figures: someFigures([anAnalysedPost(1)]),
      listed: [anAnalysedPost(1), missing],
      total: 25,
    });
    await open('/analytics');
    const table = await the('table', 'All posts');
    expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('Post 2Thu, Nov 12–––––');
    await press('Comments', { inside: table });
    await eventually(() => expect(asked.at(-1)).toBe('range=30d&page=1&sort=comments&order=desc'));
    await the('columnheader', 'Comments', { inside: await the('table', 'All posts') });
    await press('Go to page 2');
    await eventually(() => expect(asked.at(-1)).toBe('range=30d&page=2&sort=comments&order=desc'));
  });

  it('show the five top posts, and twenty of all posts with the way to the others', async () => {
    const twenty = Array.from({ length: 20 }, (_, at) =>
      anAnalysedPost(1, {
        post_id: `7b0c2f10-2222-4c0b-9a53-0000000001${String(at).padStart(2, '0')}`,
        title: `Listed ${at + 1}`,
      }),
    );
    haveAnalytics({
      figures: someFigures([1, 2, 3, 4, 5].map((number) => anAnalysedPost(number))),
      listed: twenty,
      total: 41,
    });
    await open('/analytics');
    const shown = async (table: string) => within(await the('table', table)).getAllByRole('row').length - 1;
    expect([await shown('Top posts'), await shown('All posts')]).toEqual([5, 20]);
    await the('heading', 'All posts (41)');
    await the('button', 'Go to page 3');
    expect(isThere('button', 'Go to page 4')).toBe(false);
  });

  it('of days without posts offer all time', async () => {
    const none = someFigures([], { totals: null });
    haveAnalytics({ figures: none, ever: someFigures([anAnalysedPost(1)]) });
    await open('/analytics');
    await says('No post went out in these days');
    expect(await the('link', 'Show all time')).toHaveAttribute('href', '/analytics?range=all');
    await doesNotSay('0.0%');
  });

  it('of somebody who has never posted teach what will be here', async () => {
    haveAnalytics({ figures: someFigures([], { totals: null }) });
    await open('/analytics');
    await says('No post is out yet');
    expect(await the('link', 'Open your drafts')).toHaveAttribute('href', '/posts?tab=drafts');
  });

  it('whose figures took too long show the rest', async () => {
    haveAnalytics({ figures: null, insights: null, listed: [anAnalysedPost(1)] });
    await open('/analytics');
    await says('Reading the figures took too long. What else there is, is below. Try again in a minute.');
    await the('link', 'Post 1');
  });

  it('that fail say why and are asked for again', async () => {
    server.use(
      http.get('/api/analytics', ({ response }) => response.untyped(refusal(500, 'Something broke.'))),
    );
    await open('/analytics');
    await says('Your analytics could not be loaded');
    haveAnalytics({ figures: someFigures([anAnalysedPost(1)]) });
    await press('Try again');
    await says('6,000');
  });

  it('say whether LinkedIn tells the numbers, and what to do where it does not', async () => {
    haveAnalytics({ figures: someFigures([anAnalysedPost(1)]) });
    connectedWith({ figures: false, asked: false });
    await open('/analytics');
    await says(/^LinkedIn does not give Drumbeat your numbers:/);
    expect(await the('link', 'enter them')).toHaveAttribute('href', '/posts?tab=posted');

    connectedWith({ figures: false, asked: true });
    await open('/analytics');
    expect(await the('link', 'reconnect with permission')).toHaveAttribute('href', '/settings');

    connectedWith({ figures: true, asked: true });
    await open('/analytics');
    await says(
      'Drumbeat asks LinkedIn for the numbers of what it published: daily in the first week, then weekly until a post is 90 days old. What you enter counts instead.',
    );

    connectedWith({ figures: true, asked: true, pausedUntil: '2026-11-24T15:00:00.000Z' });
    await open('/analytics');
    await says(
      /^LinkedIn did not give Drumbeat your numbers when it last asked. It asks again on Tue, Nov 24; until then,/,
    );
  });
});

interface FiguresOfLinkedIn {
  figures: boolean;
  asked: boolean;
  pausedUntil?: string;
}

function connectedWith({ figures, asked, pausedUntil }: FiguresOfLinkedIn) {
  server.use(
    http.get('/api/integrations', ({ response }) =>
      response(200).json({
        integrations: [
          {
            provider: 'linkedin',
            name: 'LinkedIn',
            logo: 'data:image/svg+xml,<svg/>',
            description: 'Publish and schedule posts to your LinkedIn profile.',
            connect_url: '/connect',
            disconnect_url: '/disconnect',
            site_url: 'https://linkedin.test',
            activity_url: 'https://linkedin.test/activity',
            asks_for_figures: asked,
            sandbox: false,
            sending_paused_since: null,
          },
        ],
      }),
    ),
    http.get('/api/social-accounts', ({ response }) =>
      response(200).json({
        accounts: [
          {
            provider: 'linkedin',
            id: 'account',
            is_connected: true,
            display_name: 'Lina Example',
            granted_scopes: ['openid', 'w_member_social'],
            expires_at: null,
            needs_reconnect: false,
            capabilities: { post: true, images: true, documents: true, first_comment: false, figures },
            figures_paused_until: pausedUntil ?? null,
            reconnect_for_figures: false,
            days_left: null,
          },
        ],
      }),
    ),
  );
}
