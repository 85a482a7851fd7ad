import {
  doesNotSay,
  eventually,
  field,
  fill,
  http,
  press,
  refusal,
  says,
  server,
  the,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../../testing/answers';
import { noticeSays } from '../../../testing/notices';
import { open } from '../../../testing/open-app';
import {
  aBrief,
  aHabit,
  anAnalysis,
  anOverview,
  aTrainingPost,
  aWritingProfile,
  haveVoice,
} from '../../../testing/voice-answers';

const PAGE = '/profile/writing-profile';
const PROFILE = aWritingProfile({
  writing_style_tone: 'conversational',
  writing_style_formality: 3,
  directness_level: 9,
  confidence_level: 8,
  energy_level: 4,
  never_use_phrases: ['game-changer'],
  signature_expressions: ['Number first, reason second.'],
  frequently_used_words: ['studio'],
});
const QUOTES = [
  { post: 0, sentence: 'Send the invoice before you send the apology.', from: 'post' as const },
  { post: 1, sentence: 'Cut it.', from: 'post' as const },
  { post: 2, sentence: 'Say no.', from: 'interview' as const },
];
const OVERVIEW = anOverview({
  analysis: anAnalysis({
    evidence: [{ field: 'directness_level', quotes: QUOTES }],
    not_found: [{ field: 'energy_level', missing: 'sentences', have: 1, needed: 3 }],
  }),
  set_by_hand: ['confidence_level', 'never_use_phrases'],
  changes: [
    {
      id: 'c1',
      created_at: '2026-11-12T15:00:00.000Z',
      cause: 'analysis',
      changes: [{ field: 'directness_level', from: 5, to: 9 }],
      analysis_id: 'ba0d9c5d-0000-4000-8000-000000000001',
      post_count: 6,
      reason: null,
    },
    {
      id: 'c0',
      created_at: '2026-10-02T15:00:00.000Z',
      cause: 'created',
      changes: [],
      analysis_id: null,
      post_count: null,
      reason: null,
    },
  ],
});
const POSTS = [
  aTrainingPost({
    post_content: 'Late again.\n\nSend the invoice before\nyou send the apology.',
    post_date: '2026-06-03',
  }),
];

const section = (title: string) => the('region', title);

beforeEach(() => void asUser());

describe('Your AI profile', () => {
  it('names the archetype, and how far it is from everybody’s', async () => {
    haveVoice(PROFILE, POSTS, { overview: OVERVIEW });
    await open(PAGE);
    const who = await section('The Expert');
    expect(who).toHaveTextContent('Writing Personality');
    expect(who).toHaveTextContent('Uniqueness25%');
    expect(who).toHaveTextContent('Built from1 training post');
  });

  it('claims nothing of whom nothing is known', async () => {
    haveVoice(aWritingProfile(), []);
    await open(PAGE);
    const who = await section('Not enough yet');
    expect(who).toHaveTextContent('UniquenessNot enough yet');
    expect(who).toHaveTextContent('Nothing is known yet of how you write.');
    expect(who).not.toHaveTextContent('The Professional');
    expect(await section('How Well AI Knows Your Style')).toHaveTextContent(
      'Style Basics25 of 25All 5 are starting values: nothing is known of you yet.',
    );
  });

  it('shows each scale with its words, where it is from, and one sentence; the others are one click away', async () => {
    haveVoice(PROFILE, POSTS, { overview: OVERVIEW });
    await open(PAGE);
    const dna = await section('Voice DNA');
    await the('img', 'Directness 9 of 10, from Gentle to Blunt');
    const [formality, directness, confidence, energy] = within(dna).getAllByRole('listitem');
    expect(formality).toHaveTextContent(/FormalityLow.*From your posts/u);
    expect(directness).toHaveTextContent(
      /DirectnessHigh.*“Send the invoice before you send the apology\.”Training post, Jun 3/u,
    );
    expect(confidence).toHaveTextContent(/ConfidenceHigh.*Set by you/u);
    expect(energy).toHaveTextContent(/From earlier posts.*Not enough yet: 1 of 3 sentences that show it/u);
    expect(energy).not.toHaveTextContent('High');
    await doesNotSay('“Cut it.”');
    await press('2 more sentences on directness');
    await says('“Cut it.”');
    await says('“Say no.”');
    await press('Fewer sentences on directness');
    await doesNotSay('“Cut it.”');
  });

  it('shows words with their origin, and what is missing', async () => {
    haveVoice(PROFILE, POSTS, {
      overview: anOverview({
        ...OVERVIEW,
        analysis: anAnalysis({
          not_found: [{ field: 'industry_jargon', missing: 'posts', have: 3, needed: 5 }],
        }),
      }),
    });
    await open(PAGE);
    const words = await section('Vocabulary and Language');
    expect(words).toHaveTextContent('Frequent wordsFrom your postsstudio');
    expect(words).toHaveTextContent('JargonNot enough yet: 3 of 5 posts');
    expect(words).toHaveTextContent('“Number first, reason second.”in 4 posts, as a closing');
    expect(words).toHaveTextContent('Never useSet by yougame-changer');
  });

  it('tells how the voice came to be, with what changed and why', async () => {
    haveVoice(PROFILE, POSTS, { overview: OVERVIEW });
    await open(PAGE);
    const steps = within(await section('Voice Evolution Timeline')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Nov 12Analysis of your posts · 6 posts readDirectness 5 to 9',
      'Oct 2Profile created',
    ]);
  });

  it('says how much of it is the user’s own', async () => {
    haveVoice(PROFILE, POSTS, { overview: OVERVIEW });
    await open(PAGE);
    const strength = await section('Profile Strength');
    expect(strength).toHaveTextContent('62%');
    expect(strength).toHaveTextContent('2 set by you');
  });

  it('leads to the first posts where there are none', async () => {
    haveVoice(aWritingProfile());
    await open(PAGE);
    await press('Add posts to learn from', {}, 'link');
    await the('heading', 'Your Saved Posts (0)');
  });
});

describe('Habits', () => {
  const BRIEF = aBrief({
    posts_known: 6,
    patterns: {
      sentences: 'Short, 9 words on average',
      opening: 'A number in line 1',
      structure: 'Short lines',
      questions: 'Moderate, mostly the last line',
      emoji: 'None',
      hashtags: 'None',
      length: 'Medium, about 132 words',
    },
    habits: [
      aHabit(),
      aHabit({
        name: 'Uses no emoji',
        sentence: 'Uses no emoji in 6 of 6 posts.',
        quotes: [],
        is_left_out: true,
      }),
    ],
    versions: [
      {
        version: 2,
        created_at: '2026-11-20T15:00:00.000Z',
        sections: [
          { name: 'habits', title: 'Your habits', lines: ['Asks questions in 5 of 6 posts, 1 a post.'] },
        ],
      },
      {
        version: 1,
        created_at: '2026-11-01T15:00:00.000Z',
        sections: [{ name: 'habits', title: 'Your habits', lines: ['Exclaims in 4 of 5 posts.'] }],
      },
    ],
  });
  const saves: unknown[] = [];
  const takeSaves = (profile = PROFILE) => {
    saves.length = 0;
    server.use(
      http.post('/api/user-preferences', async ({ request, response }) => {
        const change = await request.json();
        saves.push(change);
        return response(200).json({
          data: { ...profile, ...(change as object), version: 2 },
        });
      }),
    );
  };

  it('have their figures and quotations, and what is left out', async () => {
    haveVoice(PROFILE, POSTS, { overview: OVERVIEW, brief: BRIEF });
    await open(PAGE);
    await says('Asks questions in 5 of 6 posts, 1 a post.', await the('list', 'What you do'));
    await press('2 sentences on “Asks questions”');
    await says('“Who pays for Friday?”');
    await says('Uses no emoji in 6 of 6 posts.', await the('list', 'What you leave out'));
    await says('Counted in 6 posts, with what went out');
  });

  it('stand beside what the analysis found, and of what nobody has found what was counted', async () => {
    const found = aWritingProfile({
      ...PROFILE,
      question_usage: 'frequent',
      average_sentence_length: 'long',
    });
    haveVoice(found, POSTS, { overview: OVERVIEW, brief: BRIEF });
    await open(PAGE);
    const patterns = await section('Writing Patterns and Style');
    expect(patterns).toHaveTextContent('QuestionsFrequentFrom your posts');
    expect(patterns).toHaveTextContent('Sentence lengthLongFrom your posts');
    expect(patterns).toHaveTextContent('Post lengthMedium, about 132 wordsFrom your posts');
    expect(patterns).toHaveTextContent('OpeningA number in line 1');
  });

  it('stand for what is not set before the first analysis', async () => {
    haveVoice(aWritingProfile(), POSTS, { brief: BRIEF });
    await open(PAGE);
    const patterns = await section('Writing Patterns and Style');
    expect(patterns).toHaveTextContent('Sentence lengthShort, 9 words on average');
    expect(patterns).toHaveTextContent('QuestionsModerate, mostly the last line');
  });

  it('are denied by their user, and the writer is told', async () => {
    haveVoice(PROFILE, POSTS, { overview: OVERVIEW, brief: BRIEF });
    takeSaves();
    await open(PAGE);
    await the('button', 'That is not me: Asks questions');
    server.use(
      http.get('/api/voice/brief', ({ response }) =>
        response(200).json({ ...BRIEF, habits: [aHabit({ is_denied: true })] }),
      ),
    );
    await press('That is not me: Asks questions');
    await says('Not you: set by you');
    expect(saves).toEqual([{ denied_habits: ['Asks questions'], version: 1 }]);
    await press('It is me: Asks questions');
    await eventually(() => expect(saves.at(-1)).toEqual({ denied_habits: [], version: 1 }));
  });

  it('are added, over what another tab has added meanwhile', async () => {
    haveVoice(PROFILE, POSTS, { overview: OVERVIEW, brief: BRIEF });
    takeSaves();
    server.use(
      http.post(
        '/api/user-preferences',
        ({ response }) =>
          response.untyped(
            refusal(409, 'Changed elsewhere', {
              code: 'preferences.stale',
              details: { current: { ...PROFILE, structural_patterns: ['Theirs'], version: 7 } },
            }),
          ),
        { once: true },
      ),
    );
    await open(PAGE);
    await fill('Add a habit', 'Names what it cost');
    await press('Add');
    await eventually(() =>
      expect(saves).toEqual([{ structural_patterns: ['Theirs', 'Names what it cost'], version: 7 }]),
    );
  });

  it('keep every word of a habit that is too long, and say by how much', async () => {
    haveVoice(PROFILE, POSTS, { overview: OVERVIEW, brief: BRIEF });
    await open(PAGE);
    await fill('Add a habit', 'x'.repeat(203));
    expect(await field('Add a habit')).toHaveValue('x'.repeat(203));
    await says('At most 200 characters: shorten it by 3');
    expect(await the('button', 'Add')).toBeDisabled();
  });

  it('say what the writer is told, and what is new since the version before', async () => {
    haveVoice(PROFILE, POSTS, { overview: OVERVIEW, brief: BRIEF });
    await open(PAGE);
    const told = await section('What the writer is told');
    expect(told).toHaveTextContent('1 new and 1 gone since version 1');
    await press('1 · Nov 1');
    await says('Exclaims in 4 of 5 posts.', told);
    await eventually(() => expect(told).not.toHaveTextContent('new and'));
  });

  it('say that they could not be read, and are read when asked again', async () => {
    haveVoice(PROFILE, POSTS, { overview: OVERVIEW, brief: BRIEF });
    server.use(
      http.get(
        '/api/voice/brief',
        ({ response }) => response.untyped(refusal(422, 'The habits rest.', { code: 'test.rests' })),
        { once: true },
      ),
    );
    await open(PAGE);
    await says('The habits rest.');
    await press('Try again');
    await the('list', 'What you do');
  });
});

describe('The analysis of a voice', () => {
  const job = (status: 'queued' | 'running' | 'done' | 'failed') => ({
    id: 'ba0d9c5d-0000-4000-8000-000000000009',
    status,
    url: '/api/analyze-writing-style/ba0d9c5d-0000-4000-8000-000000000009',
  });
  const toasts = {
    found: 'Writing style analyzed and profile updated! Check all tabs to see the auto-filled information.',
    limited: 'Analysis completed, but some insights may be limited',
  };
  const ended = (body: ReturnType<typeof anAnalysis>) =>
    server.use(http.post('/api/analyze-writing-style', ({ response }) => response(200).json(body)));

  it('says that it was made, for six seconds, and shows what was found', async () => {
    haveVoice(aWritingProfile(), POSTS);
    ended(anAnalysis());
    await open(PAGE);
    await the('button', 'Analyse my voice');
    haveVoice(
      {
        ...PROFILE,
        personalization_data: { ...PROFILE.personalization_data, last_analysis: '2026-11-20T15:00:00.000Z' },
      },
      POSTS,
      { overview: OVERVIEW },
    );
    await press('Analyse my voice');
    await noticeSays(toasts.found);
    await section('The Expert');
    await the('button', 'Analyse again');
  });

  it('says how far it is, and follows it to its end', async () => {
    haveVoice(aWritingProfile(), POSTS);
    let status: Parameters<typeof job>[0] = 'queued';
    server.use(
      http.post('/api/analyze-writing-style', ({ response }) => response(202).json(job('queued'))),
      http.get('/api/analyze-writing-style/{id}', ({ response }) =>
        response(200).json({
          ...job(status),
          created_at: '2026-11-20T15:00:00.000Z',
          error: null,
          result: status === 'done' ? anAnalysis() : null,
        }),
      ),
    );
    await open(PAGE);
    await press('Analyse my voice');
    await says('Waiting for its turn');
    expect(await the('button', 'Analyse my voice')).toBeDisabled();
    status = 'running';
    await says('Reading your posts, sentence by sentence');
    status = 'done';
    await noticeSays(toasts.found);
    await doesNotSay('Reading your posts, sentence by sentence');
  });

  it('is followed, too, where an earlier visit has ordered it', async () => {
    haveVoice(aWritingProfile(), POSTS, { overview: anOverview({ under_way: job('running') }) });
    server.use(
      http.get('/api/analyze-writing-style/{id}', ({ response }) =>
        response(200).json({
          ...job('failed'),
          created_at: '2026-11-20T15:00:00.000Z',
          error: 'The analysis was interrupted several times. Please try again.',
          result: null,
        }),
      ),
    );
    await open(PAGE);
    await the('button', 'Analyse my voice');
    haveVoice(aWritingProfile(), POSTS);
    await noticeSays(toasts.limited);
  });

  it('says that some insights may be limited, and why: without the model, and where it failed', async () => {
    haveVoice(aWritingProfile(), POSTS);
    ended(anAnalysis({ is_limited: true, limited_reason: 'The writing model gave no usable answer.' }));
    await open(PAGE);
    await press('Analyse my voice');
    await noticeSays('The writing model gave no usable answer.', { dismiss: false });
    await noticeSays(toasts.limited);
    server.use(
      http.post('/api/analyze-writing-style', ({ response }) =>
        response.untyped(refusal(400, 'Add training posts first.', { code: 'validation.failed' })),
      ),
    );
    await press('Analyse my voice');
    await noticeSays(`${toasts.limited}Add training posts first.`);
  });
});
