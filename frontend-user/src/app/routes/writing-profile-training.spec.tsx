import type { components } from '@drumbeat/api-client';
import {
  eventually,
  field,
  fill,
  gate,
  gone,
  http,
  HttpResponse,
  isThere,
  press,
  refusal,
  says,
  server,
  the,
  user,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { noticeSays } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { aTrainingPost, aWritingProfile, haveVoice } from '../../testing/voice-answers';

type Schemas = components['schemas'];
type Saved = Schemas['SavedTrainingPostResponse'];

const TAB = '/profile/writing-profile?tab=training';
const PATH = '/api/sample-posts/analytics';
const TEXT = 'We raised our day rate and lost one client. Good.';
const LINK = 'https://www.linkedin.com/feed/update/urn:li:activity:1/';

const savedWith = (engagement_rate: number | null, performance_category: 'Great' | 'Good'): Saved => ({
  data: { id: '7a0d9c5d-0000-4000-8000-000000000099', engagement_rate, insights: { performance_category } },
});

const dialog = () => the('dialog', 'Add Post Analytics');
const analysis = () => the('status', 'Engagement Analysis');

/** Pastes the post and goes on to its figures. */
async function toFigures(text = TEXT): Promise<void> {
  await open(TAB);
  await fill('Your post', text);
  await press('Add Post');
  await dialog();
  await press('Next');
  await field('Impressions');
}

const add = () => press('Add Sample Post with Analytics');

/** Answers one save so, and the others as the server before. */
const saveIs = (status: number, body: string, headers: Record<string, string> = {}) =>
  server.use(http.untyped.post(PATH, () => new HttpResponse(body, { status, headers })));

beforeEach(() => {
  asUser();
  haveVoice(aWritingProfile());
});

describe('A training post', () => {
  it('is pasted first, and its dialog shows how long it is', async () => {
    await open(TAB);
    await the('heading', 'Sample Posts Training');
    await press('Add Post');
    await eventually(async () => expect(await field('Your post')).toHaveFocus());
    expect(isThere('dialog')).toBe(false);
    await fill('Your post', ` ${TEXT}`);
    await press('Add Post');
    const shown = await dialog();
    await says('10 words, 50 characters', shown);
    await fill(/^Post text/, 'x'.repeat(3_000), shown);
    await says('1 word, 3,000 characters', shown);
    expect(shown).not.toHaveTextContent('Very long post');
    await fill(/^Post text/, 'x'.repeat(3_001), shown);
    await says('Very long post', shown);
    expect(await the('button', 'Next')).toBeEnabled();
    await fill(/^Post text/, ' \n', shown);
    expect(await the('button', 'Next')).toBeDisabled();
  });

  it('has an address on LinkedIn alone, and was posted on a day that has been', async () => {
    await open(TAB);
    await fill('Your post', TEXT);
    await press('Add Post');
    await fill('Post URL (optional)', 'https://example.test/linkedin.com');
    await says('Paste the address of the post on LinkedIn (https://www.linkedin.com/…).');
    expect(await the('button', 'Next')).toBeDisabled();
    await fill('Post URL (optional)', LINK);
    await eventually(async () => expect(await the('button', 'Next')).toBeEnabled());
    await fill('Post date (optional)', '2100-01-01');
    await says('Today or a day before');
    expect(await the('button', 'Next')).toBeDisabled();
    await fill('Post date (optional)', 'some day');
    expect(await the('button', 'Next')).toBeDisabled();
    await fill('Post date (optional)', '');
    await press('Next');
  });

  it('is shown what its figures come to', async () => {
    await toFigures();
    expect(await analysis()).toHaveTextContent(/^Add Performance Data/);
    await fill('Impressions', '2,480');
    await fill('Likes', '71');
    await fill('Comments', '28');
    await fill('Shares', '7');
    await eventually(async () =>
      expect(await analysis()).toHaveTextContent(
        '4.27%engagement rate106total engagement2,480total reachGreat!This post will be used as a high-quality training example.',
      ),
    );
    await fill('Impressions', '10600');
    await eventually(async () => expect(await analysis()).toHaveTextContent(/total reachGood$/));
    await fill('Impressions', '10601');
    await eventually(async () => expect(await analysis()).toHaveTextContent(/1\.00%.*Good$/));
    await fill('Impressions', '20000');
    await eventually(async () => expect(await analysis()).toHaveTextContent(/Can improve$/));
    await fill('Impressions', '50');
    await says('More reactions than impressions. Check the numbers.');
    await fill('Likes', 'many');
    await says('Enter a whole number from 0.');
    expect(await the('button', 'Add Sample Post with Analytics')).toBeDisabled();
  });

  it('is saved with what was entered, and everything is read again', async () => {
    const sent: unknown[] = [];
    const saving = gate();
    server.use(
      http.post(PATH, async ({ request, response }) => {
        sent.push(await request.json());
        await saving.passed;
        haveVoice(aWritingProfile(), [aTrainingPost({ post_content: TEXT })]);
        return response(201).json(savedWith(4.27, 'Great'));
      }),
    );
    await open(TAB);
    await fill('Your post', TEXT);
    await press('Add Post');
    await fill('Post URL (optional)', LINK);
    await fill('Post date (optional)', '2026-10-30');
    await press('Next');
    await fill('Impressions', '2,480');
    await fill('Likes', '71');
    await add();
    expect(await the('button', 'Adding & Analyzing...')).toBeDisabled();
    saving.open();
    await noticeSays('Training post saved successfully!', { dismiss: false });
    await noticeSays('Engagement rate: 4.27% • Great performance');
    await gone('dialog');
    expect(sent).toEqual([
      {
        postContent: TEXT,
        impressions: 2_480,
        likes: 71,
        comments: 0,
        shares: 0,
        linkedinUrl: LINK,
        postDate: '2026-10-30',
      },
    ]);
    expect(await field('Your post')).toHaveValue('');
    await the('heading', 'Your Saved Posts (1)');
    await the('tab', 'Training 1');
    await says('1 of 5 recommended');
  });

  it('is forgotten by “Cancel”, and begins anew', async () => {
    await toFigures();
    await fill('Impressions', '5');
    await press('Back');
    await fill(/^Post text/, 'Another text', await dialog());
    // Closing keeps it, and "Cancel" still knows what was pasted.
    await press('Close');
    await gone('dialog');
    await press('Add Post');
    await press('Cancel');
    await gone('dialog');
    expect(await field('Your post')).toHaveValue(TEXT);
    await press('Add Post');
    expect(await field(/^Post text/, await dialog())).toHaveValue(TEXT);
    await press('Next');
    expect(await field('Impressions')).toHaveValue('');
  });

  it('that is there already may be updated with what is new, or left as it is', async () => {
    const id = '7a0d9c5d-0000-4000-8000-000000000098';
    const differs = [
      { field: 'impressions', from: 0, to: 2_480 },
      { field: 'postDate', from: null, to: '2026-10-30' },
    ];
    const changes: unknown[] = [];
    server.use(
      http.post(PATH, ({ response }) =>
        response.untyped(
          refusal(409, 'This post is among your training posts already.', {
            code: 'training_post.exists',
            details: { id, differs },
          }),
        ),
      ),
      http.patch(`${PATH}/{id}`, async ({ request, response, params }) => {
        changes.push(params.id, await request.json());
        return response(200).json(savedWith(0, 'Good'));
      }),
    );
    await toFigures();
    await add();
    expect(await the('alert')).toHaveTextContent(
      'This post is among your training posts already. An update would change:ImpressionsFrom: 0To: 2,480Post dateFrom: noneTo: 2026-10-30',
    );
    await press('Go back');
    expect(await field('Impressions')).toHaveValue('');
    expect(changes).toEqual([]);
    await add();
    await press('Update it');
    await noticeSays('Training post saved successfully!');
    await gone('dialog');
    expect(changes).toEqual([id, { impressions: 2_480, postDate: '2026-10-30' }]);
  });

  it('that is there already and says nothing new is not offered to be updated', async () => {
    server.use(
      http.post(PATH, ({ response }) =>
        response.untyped(
          refusal(409, 'There.', { code: 'training_post.exists', details: { id: 'one', differs: [] } }),
        ),
      ),
    );
    await toFigures();
    await add();
    await says(/It says the same there/);
    expect(isThere('button', 'Update it')).toBe(false);
    await press('Go back');
    await field('Impressions');
  });
});

describe('A save that fails says', () => {
  const json = { 'content-type': 'application/json' };
  const body = (error: object) => JSON.stringify({ requestId: 'r', ...error });

  it.each([
    [
      'what the server says',
      422,
      body({ error: 'You have 2,000 training posts.', code: 'training_post.too_many' }),
      ['Failed to save training post', 'You have 2,000 training posts.'],
    ],
    [
      'the details of the server',
      400,
      body({
        error: 'Invalid input',
        code: 'validation.failed',
        details: [{ field: 'postContent', message: 'Paste the text of a post first.' }],
      }),
      ['Failed to save training post', 'Paste the text of a post first.'],
    ],
    [
      'the details in the place of the error',
      500,
      body({ error: 'Boom', code: 'test.no', details: 'The disk is full.' }),
      ['Failed to save training post', 'The disk is full.'],
    ],
    [
      'its status where it says nothing',
      501,
      '{}',
      ['Failed to save training post', 'Analytics API returned error: 501'],
    ],
    ['that the answer cannot be read', 201, '{"data":', ['Failed to parse server response']],
    ['that the answer lacks the post', 200, '{}', ['Failed to parse server response']],
  ])('%s', async (_, status, answer, said) => {
    await toFigures();
    saveIs(status, answer, json);
    await add();
    for (const text of said.slice(0, -1)) await noticeSays(text, { dismiss: false });
    await noticeSays(said.at(-1)!);
    await dialog();
    expect(await the('button', 'Add Sample Post with Analytics')).toBeEnabled();
  });

  it('that a page came in the place of an answer', async () => {
    await toFigures();
    saveIs(200, '<html>Welcome to the hotel</html>', { 'content-type': 'text/html' });
    await add();
    await noticeSays('Failed to parse server response');
  });

  it('why the server was not reached', async () => {
    await toFigures();
    server.use(http.untyped.post(PATH, () => HttpResponse.error()));
    await add();
    await noticeSays('Failed to add sample post with analytics: Network error occurred');
  });
});

describe('A saved training post', () => {
  const saved = aTrainingPost({ post_content: TEXT, likes: 3, linkedin_url: 'my best one' });
  const menu = `More for “${TEXT}”`;

  it('gets its figures later, and keeps what it has', async () => {
    haveVoice(aWritingProfile(), [saved]);
    const changes: unknown[] = [];
    server.use(
      http.patch(`${PATH}/{id}`, async ({ request, response }) => {
        changes.push(await request.json());
        return response(200).json(savedWith(4.27, 'Great'));
      }),
    );
    await open(TAB);
    await press('Add Performance Data');
    await the('dialog', 'Add Performance Data');
    expect(await field('Likes')).toHaveValue('3');
    await fill('Impressions', '2480');
    await fill('Post date (optional)', '2026-10-30');
    await press('Save');
    await noticeSays('Engagement rate: 4.27% • Great performance');
    await gone('dialog');
    expect(changes).toEqual([
      {
        impressions: 2_480,
        likes: 3,
        comments: 0,
        shares: 0,
        linkedinUrl: 'my best one',
        postDate: '2026-10-30',
      },
    ]);
  });

  it('is deleted after a question, and only then', async () => {
    haveVoice(aWritingProfile(), [saved]);
    const deleted: (string | null)[] = [];
    server.use(
      http.delete(PATH, ({ query, response }) => {
        deleted.push(query.get('id'));
        haveVoice(aWritingProfile());
        return response(204).empty();
      }),
    );
    await open(TAB);
    await press(menu);
    await press('Delete', {}, 'menuitem');
    await says('Are you sure you want to delete this training post? This action cannot be undone.');
    await press('Cancel');
    await gone('dialog');
    expect(deleted).toEqual([]);
    await press(menu);
    await press('Delete', {}, 'menuitem');
    await press('Delete');
    await noticeSays('Training post deleted successfully!');
    await the('heading', 'Your Saved Posts (0)');
    expect(deleted).toEqual([saved.id]);
  });

  it.each([
    ['is gone', saved, 404, 'Post not found'],
    ['cannot be deleted', saved, 422, 'Failed to delete training post'],
    ['has no id', { ...saved, id: '' }, 204, 'Cannot delete post: missing analytics ID'],
  ])('that %s says so', async (_, post, status, said) => {
    haveVoice(aWritingProfile(), [post]);
    server.use(
      http.untyped.delete(PATH, () =>
        HttpResponse.json({ error: 'No.', code: 'test.no', requestId: 'r' }, { status }),
      ),
    );
    await open(TAB);
    await press(menu);
    await press('Delete', {}, 'menuitem');
    await press('Delete');
    await noticeSays(said);
    await gone('dialog');
  });
});

describe('What was typed of a training post', () => {
  it('is there again on the tab after another one, and after another page', async () => {
    await open(TAB);
    await fill('Your post', TEXT);
    await press('Your AI Profile', {}, 'tab');
    await the('region', 'Voice DNA');
    await press(/^Training/u, {}, 'tab');
    expect(await field('Your post')).toHaveValue(TEXT);
  });

  it('is there again after its dialog was closed by Escape, and gone once that was cancelled', async () => {
    await toFigures();
    await fill('Impressions', '2480');
    await user.keyboard('{Escape}');
    await gone('dialog', 'Add Post Analytics');
    await open(TAB);
    expect(await field('Your post')).toHaveValue(TEXT);
    await press('Add Post');
    await fill(/^Post text/, `${TEXT} Really.`, await dialog());
    await press('Next');
    expect(await field('Impressions')).toHaveValue('2480');
    await press('Cancel');
    await gone('dialog', 'Add Post Analytics');
    expect(await field('Your post')).toHaveValue(TEXT);
    await press('Add Post');
    await press('Next');
    expect(await field('Impressions')).toHaveValue('');
  });
});
