import {
  eventually,
  field,
  fill,
  gone,
  http,
  pass,
  press,
  refusal,
  says,
  server,
  stopTime,
  the,
  usePhone,
  user,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { VoiceMatch } from '../../entities/types';
import { asUser } from '../../testing/answers';
import { open } from '../../testing/open-app';
import { aPost, havePost, type MadeUpPost } from '../../testing/post-answers';
import { aVoiceMatch } from '../../testing/voice-match-answers';
import { haveWriter, suggests } from '../../testing/writer-answers';

const STRANGE = 'What an incredible week this was, everybody!';
const CONTENT = `${STRANGE} The invoice came on a Friday. I rang twice.`;
const NONE = { score: null, band: null, sentences: [], habits: [] };
const LIST = 'Sentences that are not built the way you write';
let made: MadeUpPost;
/** The texts that were compared. */
let compared: string[];

beforeEach(() => {
  asUser();
  made = havePost(aPost({ content: CONTENT }));
  compared = [];
});

function haveMatch(change: Partial<VoiceMatch> = {}): void {
  server.use(
    http.post('/api/voice-match', async ({ request, response }) => {
      compared.push((await request.json()).content);
      return response(200).json(aVoiceMatch(change));
    }),
  );
}
const haveModel = () =>
  server.use(
    http.get('/api/writer', ({ response }) => response(200).json({ kind: 'model', label: 'A model' })),
  );

async function openVoice(): Promise<HTMLElement> {
  await open(`/posts/${made.post.id}`);
  await eventually(async () => expect(await field('Post text')).toHaveValue(CONTENT));
  return the('region', 'Voice');
}
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

describe('The voice of a post', () => {
  it('is a score in words, with the sentences that break it and why', async () => {
    haveMatch();
    const voice = await openVoice();
    await says('78 of 100', voice);
    await says('Sounds like you', voice);
    await says('Compared with 20 posts of yours. One sentence is not built the way you build yours.', voice);
    const list = await the('list', LIST, { inside: voice });
    await says('You use an exclamation mark in none of your 20 posts.', list);
    await says('Commas: 2.1 a sentence here, usually 0.4 a sentence.', voice);
    expect(compared).toEqual([CONTENT]);
  });

  it('shows under the focus how its author wrote at such a place, and in the text where it stands', async () => {
    haveMatch();
    const voice = await openVoice();
    const sentence = await the('button', `“${STRANGE}”`, { inside: voice });
    await user.hover(sentence);
    const hint = await the('tooltip');
    await says('One of your first sentences:', hint);
    await says('“The invoice came back on a Tuesday.”', hint);
    await press(`“${STRANGE}”`, { inside: voice });
    const text = await field('Post text');
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, STRANGE.length]);
  });

  it('is tried once more by itself where the server had no place, and says so', async () => {
    stopTime();
    let calls = 0;
    server.use(
      http.post('/api/voice-match', ({ response }) => {
        calls += 1;
        return calls === 1
          ? response.untyped(refusal(503, 'Many texts are being compared.'))
          : response(200).json(aVoiceMatch());
      }),
    );
    const voice = await openVoice();
    await says('Waiting for a place', voice);
    await pass(3_100);
    await says('78 of 100', voice);
    expect(calls).toBe(2);
  });

  it('marks the sentences in the text only when that is asked for', async () => {
    haveMatch();
    const voice = await openVoice();
    await the('list', LIST, { inside: voice });
    expect(marks()).toEqual([]);
    await press('Mark in the text', { inside: voice });
    await eventually(() => expect(marks()).toEqual([STRANGE]));
    await press('Take the marks off', { inside: voice });
    await eventually(() => expect(marks()).toEqual([]));
  });

  it.each([
    [
      { kind: 'too_short', words: 16, ...NONE, known: null },
      'Too short to tell',
      /^16 words\. From 80 words on/,
    ],
    [{ kind: 'untested_language', ...NONE }, 'Untested in this language', /English and German/],
    [{ kind: 'indistinct', ...NONE }, 'Your posts differ too much from each other', /would say nothing/],
    [
      {
        kind: 'not_enough_posts',
        ...NONE,
        known: { posts: 2, words: 120, posts_min: 5, words_min: 300 },
      },
      'Not enough of your posts yet',
      /It takes 5 posts with 300 words .* yours are 2 posts with 120 words/,
    ],
  ] as const)('is no number where there is none to tell: %#', async (match, title, detail) => {
    haveMatch({ ...match, sentences: [], habits: [] });
    const voice = await openVoice();
    await says(title, voice);
    await says(detail, voice);
    expect(voice).not.toHaveTextContent('of 100');
  });

  it('leads to the training posts where these are too few', async () => {
    haveMatch({
      kind: 'not_enough_posts',
      ...NONE,
      known: { posts: 0, words: 0, posts_min: 5, words_min: 300 },
    });
    const link = await the('link', 'Add training posts', { inside: await openVoice() });
    expect(link).toHaveAttribute('href', '/profile/writing-profile?tab=training');
  });

  it('says that it could not be compared, and tries again', async () => {
    server.use(
      http.post('/api/voice-match', ({ response }) =>
        response.untyped(refusal(503, 'This took too long and was stopped. Please try again.')),
      ),
    );
    const voice = await openVoice();
    await says('Not compared with your posts', voice);
    haveMatch();
    await press('Try again', { inside: voice });
    await says('Sounds like you', voice);
  });

  it('is compared again once a change is saved, not with each key', async () => {
    haveMatch();
    stopTime();
    const voice = await openVoice();
    await says('78 of 100', voice);
    for (const words of ['One', 'One more', 'One more word']) {
      await fill('Post text', words);
      await pass(1_000);
    }
    await says('78 of 100, before your last change', voice);
    expect(compared).toEqual([CONTENT]);
    await pass(1_500);
    await says('78 of 100', voice);
    expect(compared).toEqual([CONTENT, 'One more word']);
  });
});

describe('A sentence that breaks the voice', () => {
  const rewriteIt = `Write it my way: “${STRANGE}”`;

  it('is written anew by a model, and stands in the text once its author takes it, with undo', async () => {
    haveMatch();
    haveModel();
    const asked = haveWriter(suggests('It was a long week.'));
    const voice = await openVoice();
    await press(rewriteIt, { inside: voice });
    await the('button', 'Replace selection');
    await eventually(async () => expect(await the('group', 'From the writer')).toHaveFocus());
    await press('Replace selection');
    await eventually(async () =>
      expect(await field('Post text')).toHaveValue(CONTENT.replace(STRANGE, 'It was a long week.')),
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ mode: 'suggest', selection: STRANGE, content: CONTENT });
    expect(asked[0]?.instructions).toContain('You use an exclamation mark in none of your 20 posts.');
    await press('Undo');
    await eventually(async () => expect(await field('Post text')).toHaveValue(CONTENT));
  });

  it('is not written anew without a network, and the reason has the focus', async () => {
    haveMatch();
    haveModel();
    haveWriter('unreachable');
    const voice = await openVoice();
    await press(rewriteIt, { inside: voice });
    await the('button', 'Try again');
    await eventually(async () => expect(await the('group', 'From the writer')).toHaveFocus());
  });

  it('is left to its author where no model is connected', async () => {
    haveMatch();
    const voice = await openVoice();
    await the('button', `“${STRANGE}”`, { inside: voice });
    await gone('button', rewriteIt);
  });

  it('comes from below on a phone, with all that is known of it', async () => {
    usePhone();
    haveMatch();
    haveModel();
    const asked = haveWriter(suggests('It was a long week.'));
    await open(`/posts/${made.post.id}`);
    await press(/^Checks/);
    const voice = await the('region', 'Voice');
    await press(`“${STRANGE}”`, { inside: voice });
    const sheet = await the('dialog', 'Not the way you write');
    await says('“The invoice came back on a Tuesday.”', sheet);
    await press('Write it my way', { inside: sheet });
    await eventually(() => expect(asked).toHaveLength(1));
    await the('button', 'Replace selection');
  });
});
