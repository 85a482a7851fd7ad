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
  leftFor,
  press,
  refusal,
  says,
  server,
  the,
  usePhone,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { noticeSays } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { aPost, havePost } from '../../testing/post-answers';

type Schemas = components['schemas'];
type Given = Schemas['ListedFeedbackResponse'];

const POST = aPost();
const AT = '2026-11-20T15:00:00.000Z';

const aFeedback = (change: Partial<Given> = {}): Given => ({
  id: 'f',
  user_id: POST.user_id,
  type: 'post',
  targetId: POST.id,
  target_title: POST.title,
  rating: 4,
  feedbackText: null,
  likedAspects: [],
  dislikedAspects: [],
  improvementSuggestions: null,
  wouldUse: null,
  wouldRecommend: null,
  generationHistoryId: null,
  contextInfo: null,
  created_at: AT,
  updated_at: AT,
  reply: null,
  replied_at: null,
  ...change,
});

interface MadeUp {
  lines: Schemas['MessageResponse'][];
  given: Given[];
  /** What was sent of feedback, taken or not. */
  sent: Schemas['GiveFeedbackRequest'][];
}

/** The lines to the staff and the feedback of somebody. */
function have(...given: Given[]): MadeUp {
  const made: MadeUp = { lines: [], given, sent: [] };
  server.use(
    http.get('/api/messages', ({ response }) => response(200).json({ data: made.lines, next_cursor: null })),
    http.post('/api/messages', async ({ request, response }) => {
      const { text } = await request.json();
      const line = {
        id: `line ${made.lines.length}`,
        text,
        prompt_id: null,
        prompt_hook: null,
        created_at: AT,
        read_at: null,
        reply: null,
        replied_at: null,
      };
      made.lines = [line, ...made.lines];
      return response(201).json(line);
    }),
    http.get('/api/feedback', ({ response }) =>
      response(200).json({ feedback: made.given, next_cursor: null }),
    ),
    http.post('/api/feedback/batch', ({ response, request }) =>
      request.json().then(({ items }) =>
        response(200).json({
          success: true,
          ratings: items.map((item) => ({ ...item, rating: made.given[0]?.rating ?? 0 })),
        }),
      ),
    ),
    http.post('/api/feedback', async ({ request, response }) => {
      const body = await request.json();
      made.sent.push(body);
      const { contextInfo, ...words } = body;
      const feedback = aFeedback({ ...made.given[0], ...words, ...(contextInfo ? { contextInfo } : {}) });
      made.given = [feedback];
      return response(200).json({ feedback });
    }),
  );
  return made;
}

const dialog = () => the('dialog', 'Share Your Feedback');
const starsIn = (place: HTMLElement, count: number) => the('radio', `${count} stars`, { inside: place });
const lines = () => the('list', 'Your lines to the staff');
const given = () => the('list', 'Your ratings and feedback');
const comments = () => field('Additional comments');
/** What was said earlier is read; the form goes on from it. */
const goOnFromThat = () => press('Continue from that');

beforeEach(() => void asUser());

describe('A line to the staff', () => {
  it('is asked for where there is none, and has to be one of 280 characters at most', async () => {
    const made = have();
    await open('/feedback');
    await says('You have not rated anything yet');
    await press('Send');
    await says('Please write a line first');
    await fill('Your line', 'x'.repeat(281));
    await says('281 of 280');
    await says('Keep it to 280 characters');
    await press('Send');
    expect(made.lines).toEqual([]);
  });

  it('outlives a reload and a call that fails, and is sent by Enter', async () => {
    have();
    await open('/feedback');
    await fill('Your line', 'More client stories, please');
    await open('/feedback');
    const line = await field('Your line');
    await eventually(() => expect(line).toHaveValue('More client stories, please'));

    let tries = 0;
    const made = have();
    server.use(
      http.post(
        '/api/messages',
        ({ response }) => {
          tries += 1;
          return response.untyped(HttpResponse.error());
        },
        { once: true },
      ),
    );
    line.focus();
    await user.keyboard('{Enter}');
    await noticeSays('Your line was not sent');
    expect(tries).toBe(1);
    expect(line).toHaveValue('More client stories, please');
    line.focus();
    await user.keyboard('{Enter}');
    await eventually(async () => expect(await lines()).toHaveTextContent('More client stories, please'));
    await says('Sent', await lines());
    expect(line).toHaveValue('');

    made.lines = made.lines.map((sent) => ({ ...sent, read_at: AT }));
    await open('/feedback');
    await says('Read by the staff', await lines());
    made.lines = made.lines.map((sent) => ({
      ...sent,
      reply: 'The next batch begins with two.',
      replied_at: AT,
    }));
    await open('/feedback');
    await says('The next batch begins with two.', await lines());
  });
});

describe('What was rated', () => {
  it('shows what the staff replied', async () => {
    have(aFeedback({ feedbackText: 'Too long.', reply: 'Shorter from now on', replied_at: AT }));
    await open('/feedback');
    await says('Shorter from now on', await given());
    await says(/^The staff, .*20/, await given());
  });
});

describe('Feedback on a post', () => {
  beforeEach(() => void havePost(POST));

  it('is kept until it is sent, over a closed dialog, a reload and a refusal', async () => {
    const made = have();
    await open(`/posts/${POST.id}`);
    const rating = () => the('region', 'Rate this post');
    await user.click(await starsIn(await rating(), 4));
    await eventually(async () => expect(await starsIn(await rating(), 4)).toBeChecked());
    expect(made.sent).toEqual([{ type: 'post', targetId: POST.id, rating: 4 }]);
    made.given = [];
    await press('Share Your Feedback', { inside: await rating() });
    const aspects = await the('list', 'Aspects', { inside: await dialog() });
    expect(
      within(aspects)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Content quality',
      'Writing style',
      'Structure',
      'Engagement level',
      'Professional tone',
      'Accuracy',
      'Relevance',
      'Length',
    ]);
    await says('I would use this post', await dialog());
    await user.click(await starsIn(await dialog(), 3));
    await press('Like Structure');
    await fill('Additional comments', 'Too long to read at breakfast.');
    await press('Cancel');
    await gone('dialog');

    await open(`/posts/${POST.id}`);
    await press('Share Your Feedback', { inside: await rating() });
    expect(await comments()).toHaveValue('Too long to read at breakfast.');
    expect(await starsIn(await dialog(), 3)).toBeChecked();
    server.use(
      http.post(
        '/api/feedback',
        ({ response }) => response.untyped(refusal(400, 'The post is being published')),
        { once: true },
      ),
    );
    await press('Submit Feedback');
    await eventually(async () =>
      expect((await the('alert', undefined, { inside: await dialog() })).textContent).toBe(
        'The post is being published',
      ),
    );
    expect(await comments()).toHaveValue('Too long to read at breakfast.');
    await press('Submit Feedback');
    await noticeSays('Thank you for your feedback! It helps us improve.');
    await gone('dialog');
    await eventually(async () => expect(await starsIn(await rating(), 3)).toBeChecked());
    expect(made.sent.at(-1)).toMatchObject({
      rating: 3,
      likedAspects: ['Structure'],
      feedbackText: 'Too long to read at breakfast.',
      contextInfo: { title: POST.title, content_preview: POST.content },
    });
  });

  it('is in the list of all feedback, and can be changed there', async () => {
    have(
      aFeedback({ rating: 3, likedAspects: ['Structure'], feedbackText: 'Too long to read at breakfast.' }),
    );
    await open('/feedback');
    const list = await given();
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(list).toHaveTextContent('Too long to read at breakfast.');
    expect(list).toHaveTextContent('Liked: Structure');
    await the('img', '3 of 5 stars', { inside: list });
    await press(`Edit feedback: ${POST.title}`);
    await goOnFromThat();
    await user.click(await starsIn(await dialog(), 5));
    await press('Submit Feedback');
    await the('img', '5 of 5 stars', { inside: await given() });
    await user.click(await the('link', POST.title, { inside: await given() }));
    await eventually(() => expect(window.location.pathname).toBe(`/posts/${POST.id}`));
  });

  it('is asked for in the menu of a post’s row', async () => {
    have();
    server.use(
      http.get(
        '/api/posts',
        ({ response }) =>
          response(200).json({
            data: [POST],
            counts: { all: 1, drafts: 1, scheduled: 0, posted: 0, archived: 0, hidden: 0 },
            group_count: 1,
            next_cursor: null,
          }),
        // The groups of a tab are asked for one by one: it stands in the first.
        { once: true },
      ),
    );
    await open('/posts?tab=drafts');
    await press(`More for “${POST.title}”`);
    await press('Share Your Feedback', {}, 'menuitem');
    expect(await dialog()).toHaveTextContent(POST.title);
  });

  it('keeps what is typed while it is sent, and signing out names it', async () => {
    const made = have(aFeedback());
    await open('/feedback');
    await press(`Edit feedback: ${POST.title}`);
    await goOnFromThat();
    await fill('Additional comments', 'The first words');
    const held = gate();
    server.use(
      http.post('/api/feedback', async ({ request, response }) => {
        made.sent.push(await request.json());
        await held.passed;
        return response(200).json({ feedback: aFeedback({ feedbackText: 'The first words' }) });
      }),
    );
    await press('Submit Feedback');
    await eventually(() => expect(made.sent).toHaveLength(1));
    // A text that is not at hand is not sent as none.
    expect(made.sent[0]).not.toHaveProperty('contextInfo');
    await fill('Additional comments', 'The first words and more');
    held.open();
    await noticeSays('Thank you for your feedback! It helps us improve.', { dismiss: false });
    expect(await comments()).toHaveValue('The first words and more');
    await press('Cancel');
    await gone('dialog');

    await press(/account menu/i);
    await press('Sign out', {}, 'menuitem');
    const question = await the('dialog', 'Sign out and lose text?');
    await says(`Feedback on “${POST.title}”`, question);
    await press('Sign out anyway', { inside: question });
    await eventually(() => expect(leftFor()).toBe('/login'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('drumbeat-form'))).toEqual([]);
  });

  it('is given beside the preview on a phone', async () => {
    const made = have();
    usePhone();
    await open(`/posts/${POST.id}`);
    await press('Preview');
    await user.click(await starsIn(await the('region', 'Rate this post'), 2));
    await eventually(() => expect(made.sent).toEqual([{ type: 'post', targetId: POST.id, rating: 2 }]));
  });
});

it('Lists that cannot be loaded say so and can be tried again', async () => {
  const refuse = () => refusal(400, 'Out of order');
  server.use(
    http.get('/api/feedback', ({ response }) => response.untyped(refuse())),
    http.get('/api/messages', ({ response }) => response.untyped(refuse())),
  );
  await open('/feedback');
  const failures = ['Failed to load feedback', 'Your lines could not be loaded'];
  const failure = (words: string) =>
    eventually(() => {
      const found = within(document.body)
        .getAllByRole('alert')
        .find(({ textContent }) => textContent.includes(words));
      if (!found) throw new Error(`No alert says “${words}”`);
      return found;
    });
  for (const words of failures) await failure(words);
  have();
  for (const words of failures) await press('Try again', { inside: await failure(words) });
  await eventually(() => expect(isThere('alert')).toBe(false));
  await says('You have not rated anything yet');
});
