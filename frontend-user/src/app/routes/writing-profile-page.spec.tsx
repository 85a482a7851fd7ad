import { gate, gone, http, isThere, press, refusal, says, server, the, within } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { open } from '../../testing/open-app';
import { aTrainingPost, aWritingProfile, haveVoice } from '../../testing/voice-answers';

const PAGE = '/profile/writing-profile';
const card = () => the('region', 'How Well AI Knows Your Style');
const posts = (count: number) => Array.from({ length: count }, () => aTrainingPost());

beforeEach(() => void asUser());

describe('The writing profile', () => {
  it('says what it is for, and while it is read that it is', async () => {
    const reading = gate();
    haveVoice(aWritingProfile());
    server.use(
      http.get('/api/user-preferences', async ({ response }) => {
        await reading.passed;
        return response(200).json({ data: aWritingProfile() });
      }),
    );
    await open(PAGE);
    await the('heading', 'Writing Profile', { level: 1 });
    await says('Customize how AI generates content in your unique voice and style');
    expect(await the('status')).toHaveTextContent('Loading your Writing Profile...');
    reading.open();
    await card();
    expect(isThere('status', 'Loading your Writing Profile...')).toBe(false);
  });

  it('begins with the profile, and keeps the tab in its address', async () => {
    haveVoice(aWritingProfile(), posts(4));
    await open(PAGE);
    expect(await the('tab', 'Your AI Profile')).toHaveAttribute('aria-selected', 'true');
    await press('Training 4', {}, 'tab');
    await the('heading', 'Your Saved Posts (4)');
    expect(window.location.search).toBe('?tab=training');
    await open(`${PAGE}?tab=training`);
    expect(await the('tab', 'Training 4')).toHaveAttribute('aria-selected', 'true');
    await open(`${PAGE}?tab=nonsense`);
    expect(await the('tab', 'Your AI Profile')).toHaveAttribute('aria-selected', 'true');
  });

  it('says what could not be read, and reads it when asked again', async () => {
    haveVoice(aWritingProfile());
    server.use(
      http.get(
        '/api/user-preferences',
        ({ response }) => response.untyped(refusal(422, 'The profile rests.', { code: 'test.rests' })),
        { once: true },
      ),
    );
    await open(PAGE);
    await says('The profile rests.');
    await press('Try again');
    await card();
  });
});

describe('The card “How Well AI Knows Your Style”', () => {
  it('has a score with its level, four areas and two next steps', async () => {
    haveVoice(aWritingProfile(), posts(2));
    await open(PAGE);
    const shown = within(await card());
    for (const text of ['43%', 'Developing', '17 points to Advanced'])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getAllByRole('list')[0]).toHaveTextContent(
      'Style Basics25 of 25All 5 are starting values: nothing is known of you yet.Training posts10 of 25Advanced details8 of 25Feedback0 of 25',
    );
    expect(shown.getByText('Next Steps to Improve')).toBeVisible();
    expect(within(shown.getAllByRole('list')[1]!).getAllByRole('listitem')).toHaveLength(2);
  });

  it('knows nothing before there is a profile', async () => {
    haveVoice(null);
    await open(PAGE);
    await press('Close');
    expect(within(await card()).getByText('0%')).toBeVisible();
    expect(within(await card()).getByText('Getting Started')).toBeVisible();
  });

  it('asks for training posts until there are five, and leads to where they are added', async () => {
    haveVoice(aWritingProfile(), posts(4));
    await open(PAGE);
    await says(/^One post short of five/);
    await press('Add Training Post', {}, 'link');
    await the('heading', 'Your Saved Posts (4)');

    haveVoice(aWritingProfile(), posts(5));
    await open(PAGE);
    await card();
    expect(isThere('link', 'Add Training Post')).toBe(false);
  });
});

describe('The saved training posts', () => {
  it('come 50 at a time, with the number of all', async () => {
    haveVoice(aWritingProfile());
    const asked: (string | null)[] = [];
    server.use(
      http.get('/api/sample-posts/analytics', ({ response, query }) => {
        asked.push(query.get('limit'));
        const isFirst = query.get('cursor') === null;
        return response(200).json({
          data: { training_posts: isFirst ? posts(50) : posts(1), total: 2_000 },
          next_cursor: isFirst ? 'second' : null,
        });
      }),
    );
    await open(`${PAGE}?tab=training`);
    await the('heading', 'Your Saved Posts (2,000)');
    const rows = () => screenRows();
    expect(await rows()).toHaveLength(50);
    await press('Show more');
    await gone('button', 'Show more');
    expect(await rows()).toHaveLength(51);
    expect(asked).toEqual(['50', '50']);
  });

  it('show how they did, and what is not known of them', async () => {
    haveVoice(aWritingProfile(), [
      aTrainingPost({
        post_content: 'First',
        impressions: 1_000,
        likes: 30,
        comments: 15,
        shares: 6,
        post_date: '2026-10-30',
      }),
      aTrainingPost({ post_content: 'Second', impressions: 1_000, likes: 50 }),
      aTrainingPost({ post_content: 'Third', impressions: 1_000, likes: 20 }),
      aTrainingPost({ post_content: 'Fourth', impressions: 2_480, likes: 9 }),
      aTrainingPost({ post_content: 'Fifth', likes: 9 }),
    ]);
    await open(`${PAGE}?tab=training`);
    const said = (await screenRows()).map(({ textContent }) => textContent);
    expect(said).toEqual([
      expect.stringMatching(
        /^First5\.1%Great!1,000 impressionsLikes 30Comments 15Shares 6Oct 30, 2026Nov 20, 2026/u,
      ),
      expect.stringMatching(/^Second5\.0%Great!.*No dateNov 20, 2026/u),
      expect.stringMatching(/^Third2\.0%Good/u),
      expect.stringMatching(/^Fourth0\.4%Can improve2,480 impressions/u),
      expect.stringMatching(/^FifthNo analytics/u),
    ]);
    for (const column of ['Post Content', 'Performance', 'Post Date', 'Added'])
      await the('columnheader', column);
    expect(isThere('columnheader', 'Actions')).toBe(false);
  });

  it('are asked for where there are none', async () => {
    haveVoice(aWritingProfile());
    await open(`${PAGE}?tab=training`);
    await says('No training posts yet');
  });
});

const screenRows = async () => {
  const table = await the('table');
  return within(table).getAllByRole('row').slice(1);
};
