import { http, press, refusal, says, server, stopTime, the, within } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { haveFigures } from '../../testing/dashboard-answers';
import { open } from '../../testing/open-app';
import { havePrompts } from '../../testing/prompt-answers';

beforeEach(() => {
  asUser();
  havePrompts();
  stopTime(new Date('2026-11-23T15:00:00.000Z'));
});

describe('The AI learning progress', () => {
  const lines = async () => {
    const card = await the('region', 'AI learning progress');
    const values = within(card).getAllByRole('definition');
    return Object.fromEntries(
      within(card)
        .getAllByRole('term')
        .map(({ textContent }, at) => [textContent, values[at]?.textContent]),
    );
  };

  it('says what was written, edited, noticed and rated, and how sure the writers are', async () => {
    haveFigures({
      learning: {
        total_generations: 41,
        avg_quality_rating: 4.25,
        total_edits: 12,
        processed_edits: 9,
        total_insights: 7,
        active_insights: 3,
        avg_confidence_score: 0.83,
        sample_posts_count: 6,
        avg_sample_engagement: 3.51,
      },
    });
    await open('/dashboard');
    await the('heading', 'AI learning progress');
    expect(await lines()).toEqual({
      'Written for you': '41 times',
      'Edited by you': '12, 9 of them learned from',
      'Habits noticed': '7, 3 of them in use',
      'Sure of them': '83%',
      'Your ratings': '4.3 of 5',
      'Training posts': '6, 3.5% on average',
    });
    expect(await the('link', 'Open Writing Profile')).toHaveAttribute('href', '/profile/writing-profile');
  });

  it('of a new user has dashes for what nobody rated or noticed', async () => {
    haveFigures({ learning: { total_insights: 2 } });
    await open('/dashboard');
    expect(await lines()).toEqual({
      'Written for you': '0 times',
      'Edited by you': '0',
      'Habits noticed': '2, none in use yet',
      'Sure of them': '–',
      'Your ratings': '–',
      'Training posts': '0',
    });
  });
});

describe('A card of the dashboard that fails', () => {
  it('says what could not be fetched, of the activity feed and the AI learning progress', async () => {
    haveFigures();
    server.use(
      http.get('/api/dashboard/activity-feed', ({ response }) => response.untyped(refusal(500, 'Away'))),
      http.get('/api/dashboard/ai-learning-progress', ({ response }) =>
        response.untyped(refusal(500, 'Out')),
      ),
    );
    await open('/dashboard');
    await says('Failed to fetch activity feed');
    await says('Away');
    await says('Failed to fetch AI learning progress');
    await says('Out');
  });

  it('is counted by “Refresh” where it is the only one', async () => {
    haveFigures();
    await open('/dashboard');
    await the('region', 'Activity');
    server.use(
      http.get('/api/dashboard/ai-learning-progress', ({ response }) =>
        response.untyped(refusal(500, 'Away')),
      ),
    );
    await press('Refresh');
    await says('Failed to refresh dashboard');
    await says('1 dashboard API calls failed');
  });
});
