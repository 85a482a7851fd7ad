import type { components } from '@drumbeat/api-client';
import {
  doesNotSay,
  fill,
  gone,
  http,
  isThere,
  press,
  refusal,
  says,
  server,
  stopTime,
  the,
  user,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { open } from '../../testing/open-app';

type ContentStrategy = components['schemas']['ContentStrategyResponse'];

const aStrategy = (change: Partial<ContentStrategy> = {}): ContentStrategy => ({
  pillars: [
    { number: 1, name: 'Pricing', target: 50, posts: 7, last_posted_at: '2026-11-20T15:00:00.000Z' },
    { number: 2, name: 'Hiring', target: 50, posts: 0, last_posted_at: null },
  ],
  posts: 10,
  posts_without_pillar: 3,
  client: { ideal_target_client: 'A studio of ten', client_pain_points: null, target_audience: null },
  icp_summary: 'Owners of small studios.',
  weekly_posting_goal: 3,
  is_locked: false,
  next_week: [
    {
      date: '2026-11-30',
      kind: 'post',
      name: 'Planned',
      post_id: 'a1',
      prompt_id: null,
      pillar_number: null,
    },
    { date: '2026-12-02', kind: 'prompt', name: 'Who stays?', post_id: null, prompt_id: 7, pillar_number: 2 },
    { date: '2026-12-04', kind: 'open', name: null, post_id: null, prompt_id: null, pillar_number: 2 },
  ],
  ...change,
});

const haveStrategy = (change: Partial<ContentStrategy> = {}) =>
  server.use(
    http.get('/api/content-strategy', ({ response }) => response(200).json({ data: aStrategy(change) })),
  );

beforeEach(() => {
  asUser();
  stopTime(new Date('2026-11-23T15:00:00.000Z'));
});

describe('The content strategy', () => {
  it('of a locked profile says why its target mix stays', async () => {
    haveStrategy({ is_locked: true });
    await open('/content-strategy');
    await says(
      'The staff has locked your profile, so the target mix stays as it is. Please ask them to change it.',
    );
    expect(isThere('button', 'Target mix')).toBe(false);
  });

  it('shows the pillars against their targets, the client, the rhythm and the next week', async () => {
    haveStrategy();
    await open('/content-strategy');
    await says(
      'Of your last 10 posts; the line is your target. 3 have no pillar: they were not written from a prompt.',
    );
    await says('7 posts, the last on Fri, Nov 20');
    await says('No post among the last 10');
    await says('target 50%');
    await says('Owners of small studios.');
    await says('A studio of ten');
    await says('3 posts a week. Prompts come for Monday, Wednesday and Friday.');
    await says('Write on “Hiring”.');
    expect(await the('link', 'Open')).toHaveAttribute('href', '/posts/a1');
  });

  it('saves another mix once it makes 100 percent', async () => {
    haveStrategy();
    const saved: unknown[] = [];
    server.use(
      http.put('/api/content-strategy/mix', async ({ request, response }) => {
        saved.push(await request.json());
        return response(200).json({ data: aStrategy({ posts: 1, posts_without_pillar: 1 }) });
      }),
    );
    await open('/content-strategy');
    await press('Target mix');
    await fill('1. Pricing', '70');
    await says('The shares make 120 percent together, not 100');
    expect(await the('button', 'Save')).toBeDisabled();
    await fill('2. Hiring', '30');
    await press('Save');
    await says(
      'Of your one post; the line is your target. One has no pillar: it was not written from a prompt.',
    );
    expect(saved).toEqual([{ shares: [70, 30] }]);
  });

  it('asks before a typed mix is lost', async () => {
    haveStrategy();
    await open('/content-strategy');
    await press('Target mix');
    await fill('1. Pricing', '70');
    await user.keyboard('{Escape}');
    await press('Leave without saving', { inside: await the('dialog', 'Leave without saving?') });
    await gone('dialog', 'Target mix');
  });

  it('says why a mix was not saved, and keeps what was typed', async () => {
    haveStrategy();
    server.use(
      http.put('/api/content-strategy/mix', ({ response }) =>
        response.untyped(refusal(422, 'Locked by staff.')),
      ),
    );
    await open('/content-strategy');
    await press('Target mix');
    await fill('1. Pricing', '60');
    await fill('2. Hiring', '40');
    await press('Save');
    await says('Locked by staff.');
    expect(await the('textbox', '1. Pricing')).toHaveValue('60');
  });

  it('shows what the profile says of the client before there is a summary', async () => {
    haveStrategy({ icp_summary: null });
    await open('/content-strategy');
    await says('Who they are');
    await says('A studio of ten');
    await doesNotSay('Nothing yet.');
    expect(await the('link', 'Change it')).toHaveAttribute('href', '/profile');
  });

  it('asks for the client of whom nothing is known', async () => {
    const client = { ideal_target_client: null, client_pain_points: null, target_audience: null };
    haveStrategy({ icp_summary: null, client });
    await open('/content-strategy');
    await says('Nothing yet. Tell who your clients are, and the summary of them leads prompts and drafts.');
    await the('link', 'Describe your client');
  });

  it('of a user without pillars leads to where they are named', async () => {
    haveStrategy({ pillars: [], next_week: [] });
    await open('/content-strategy');
    expect(await the('link', 'Name your pillars')).toHaveAttribute('href', '/profile');
  });
});
