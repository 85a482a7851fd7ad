import type { components } from '@drumbeat/api-client';
import { defaultWritingProfile } from '@drumbeat/domain';
import { gone, http, isThere, press, refusal, says, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asStaff } from '../../../testing/answers';
import { open } from '../../../testing/open-console';

type Schemas = components['schemas'];

const ANN = '0d9c5d6c-6f5e-4c0b-9a53-3f1f0a1b2c3d';
const PAGE = `/admin/users/${ANN}/writing-profile`;
const AT = '2026-11-20T15:00:00.000Z';

const PREFERENCES: Schemas['PreferencesResponse'] = {
  ...defaultWritingProfile(),
  id: 'a0d9c5d6-0000-4000-8000-000000000001',
  user_id: ANN,
  signature_expressions: ['Cash first'],
  never_use_phrases: ['excited to announce'],
  directness_level: 9,
  confidence_level: 8,
  humor_usage: 'light',
  sample_posts: [],
  version: 1,
  created_at: AT,
  updated_at: AT,
};

const aPost = (change: Partial<Schemas['TrainingPostResponse']>): Schemas['TrainingPostResponse'] => ({
  id: '7a0d9c5d-0000-4000-8000-000000000001',
  user_id: ANN,
  kind: 'post',
  post_content: 'We raised our day rate.',
  impressions: 2_480,
  engagements: null,
  likes: 71,
  comments: 28,
  shares: 7,
  engagement_rate: 4.27,
  post_date: '2026-10-30',
  linkedin_url: null,
  created_at: AT,
  updated_at: AT,
  word_count: 5,
  character_count: 23,
  performance_category: 'Great',
  what_works: [],
  insights: { performance_category: 'Great' },
  ...change,
});

const POSTS = [
  aPost({}),
  aPost({
    id: '7a0d9c5d-0000-4000-8000-000000000002',
    post_content: 'A full calendar is a warning light.',
    impressions: 0,
    engagement_rate: null,
    post_date: null,
  }),
];

const NOTHING_KNOWN: Schemas['VoiceOverviewResponse'] = {
  analysis: null,
  under_way: null,
  changes: [],
  set_by_hand: [],
};

const aStep = (change: Partial<Schemas['VoiceChangeResponse']>): Schemas['VoiceChangeResponse'] => ({
  id: 'c0',
  created_at: AT,
  cause: 'user',
  changes: [],
  analysis_id: null,
  post_count: null,
  reason: null,
  ...change,
});

const VOICE: Schemas['VoiceOverviewResponse'] = {
  ...NOTHING_KNOWN,
  set_by_hand: ['confidence_level', 'never_use_phrases'],
  analysis: {
    id: 'ba0d9c5d-0000-4000-8000-000000000001',
    not_found: [{ field: 'energy_level', missing: 'sentences', have: 1, needed: 3 }],
    frequently_used_words: [],
    industry_jargon: [],
    signature_expressions: ['Cash first'],
    phrases: [{ text: 'Cash first', posts: 4, place: 'closing' }],
    emoji_usage: 'none',
    sentence_length: 'short',
    question_usage: 'moderate',
    formality_level: 5,
    directness_level: 9,
    confidence_level: 8,
    energy_level: 5,
    tone: 'professional',
    humor_usage: 'light',
    insights: [],
    learning_summary: '',
    evidence: [{ field: 'directness_level', quotes: [{ post: 0, sentence: 'Cut it.', from: 'post' }] }],
    post_count: 6,
    finished_at: AT,
    is_limited: false,
    limited_reason: null,
    kept: [],
  },
  changes: [
    aStep({
      id: 'c2',
      cause: 'edits',
      changes: [{ field: 'never_use_phrases', from: [], to: ['excited to announce'] }],
      reason: 'You removed it 4 times',
    }),
    aStep({ id: 'c1', changes: [{ field: 'confidence_level', from: 5, to: 8 }] }),
  ],
};

const SECTIONS = [{ name: 'habits', title: 'Habits', lines: ['Asks questions in 5 of 6 posts.'] }];

const BRIEF: Schemas['VoiceBriefResponse'] = {
  posts_known: 6,
  patterns: {
    sentences: 'Short, 9 words on average',
    opening: 'With a number',
    structure: 'Single lines',
    questions: 'At the end',
    emoji: 'None',
    hashtags: 'None',
    length: 'Medium, about 132 words',
  },
  habits: [
    {
      name: 'Asks questions',
      sentence: 'Asks questions in 5 of 6 posts.',
      seen: 5,
      of: 6,
      quotes: ['Who sends the invoice?'],
      is_left_out: false,
      is_denied: false,
    },
    {
      name: 'Uses no emoji',
      sentence: 'Uses no emoji in 6 of 6 posts.',
      seen: 6,
      of: 6,
      quotes: [],
      is_left_out: true,
      is_denied: true,
    },
  ],
  sections: SECTIONS,
  versions: [
    { version: 2, created_at: AT, sections: SECTIONS },
    { version: 1, created_at: AT, sections: [{ ...SECTIONS[0]!, lines: ['Exclaims.'] }] },
  ],
};

function have(preferences: Schemas['PreferencesResponse'] | null, posts = POSTS): void {
  server.use(
    http.get('/api/admin/users/{id}/writing-profile', ({ response }) =>
      response(200).json({
        data: {
          user_id: ANN,
          user_email: 'ann@example.test',
          user_name: 'Ann Example',
          preferences,
          voice: preferences === null ? NOTHING_KNOWN : VOICE,
          brief: BRIEF,
          training_posts: posts.length,
        },
      }),
    ),
    http.get('/api/admin/users/{id}/training-posts', ({ response }) =>
      response(200).json({ data: { training_posts: posts, total: posts.length }, next_cursor: null }),
    ),
  );
}

const remove = () => press('Delete “We raised our day rate.”');

beforeEach(asStaff);

describe('The writing profile of a user in the console', () => {
  it('shows what they see, to read', async () => {
    have(PREFERENCES);
    await open(PAGE);
    await the('heading', 'Writing Profile', { level: 1 });
    await says('Admin View');
    await says('Ann Example');
    await says('“Cash first”');
    expect(isThere('button', 'Edit Profile')).toBe(false);
    await press('Training', {}, 'tab');
    await the('heading', 'Your Saved Posts (2)');
    const table = await the('table', 'Your Saved Posts (2)');
    expect(table).toHaveTextContent(/^Post ContentPerformancePost DateAddedActions/);
    expect(table).toHaveTextContent('4.3%Great!2,480 impressions');
    expect(table).toHaveTextContent('No analyticsNo date');
    expect(await the('textbox', 'Your post')).toBeDisabled();
    expect(isThere('button', 'Add Post')).toBe(false);
    expect(isThere('button', 'Add Performance Data')).toBe(false);
  });

  it('says where each value comes from, what proves it, and what is missing', async () => {
    have(PREFERENCES);
    await open(PAGE);
    const dna = await the('region', 'Voice DNA');
    expect(dna).toHaveTextContent('DirectnessHighMeasured in posts');
    expect(dna).toHaveTextContent('“Cut it.”');
    expect(dna).toHaveTextContent('ConfidenceHighSet by hand');
    expect(dna).toHaveTextContent('Not enough yet: 1 of 3 sentences that show it');
    const words = await the('region', 'Vocabulary and Language');
    expect(words).toHaveTextContent('Never useFrom an accepted ruleexcited to announce');
    expect(words).toHaveTextContent('“Cash first”in 4 posts, as a closing');
    const patterns = await the('region', 'Writing Patterns and Style');
    expect(patterns).toHaveTextContent('HumorLight');
    expect(patterns).toHaveTextContent('ToneProfessional');
    expect(isThere('button', 'Add it')).toBe(false);
    await the('region', 'Profile Strength');
    await the('region', 'How Well AI Knows Your Style');
  });

  it('has the habits with their quotations, what the writer is told, and the history', async () => {
    have(PREFERENCES);
    await open(PAGE);
    const habits = await the('region', 'Habits');
    expect(habits).toHaveTextContent('Asks questions in 5 of 6 posts.');
    expect(habits).toHaveTextContent('Denied by the user');
    await press('1 sentence on “Asks questions”');
    await says('“Who sends the invoice?”', habits);
    expect(isThere('button', 'That is not me: Asks questions')).toBe(false);
    const told = await the('region', 'What the writer is told');
    expect(told).toHaveTextContent('1 new and 1 gone since version 1');
    const history = await the('region', 'Voice Evolution Timeline');
    expect(history).toHaveTextContent('Learned from edits · You removed it 4 times');
    expect(history).toHaveTextContent('Never use: excited to announce added');
    expect(history).toHaveTextContent('Set by the userConfidence 5 to 8');
  });

  it('of somebody without one says so, and asks nobody to create it', async () => {
    have(null, []);
    await open(PAGE);
    await says('No writing profile yet');
    expect(isThere('dialog')).toBe(false);
    await press('Training', {}, 'tab');
    await says('No training posts yet');
  });

  it('has training posts that staff delete, after a question', async () => {
    have(PREFERENCES);
    const deleted: (string | null)[] = [];
    server.use(
      http.delete('/api/sample-posts/analytics', ({ query, response }) => {
        deleted.push(query.get('id'));
        have(PREFERENCES, POSTS.slice(1));
        return response(204).empty();
      }),
    );
    await open(PAGE);
    await press('Training', {}, 'tab');
    await remove();
    await says('Are you sure you want to delete this training post? This action cannot be undone.');
    await press('Cancel');
    await gone('dialog');
    expect(deleted).toEqual([]);
    await remove();
    await press('Delete');
    await says('Training post deleted successfully!');
    await the('heading', 'Your Saved Posts (1)');
    expect(deleted).toEqual([POSTS[0]!.id]);
  });

  it.each([
    ['is gone', 404, 'Post not found'],
    ['cannot be deleted', 422, 'Failed to delete training post'],
  ])('says that a post %s', async (_, status, said) => {
    have(PREFERENCES);
    server.use(
      http.delete('/api/sample-posts/analytics', ({ response }) => response.untyped(refusal(status, 'No.'))),
    );
    await open(PAGE);
    await press('Training', {}, 'tab');
    await remove();
    await press('Delete');
    await says(said);
    await gone('dialog');
  });

  it('that cannot be loaded says why, and is read again when asked', async () => {
    have(PREFERENCES);
    server.use(
      http.get(
        '/api/admin/users/{id}/writing-profile',
        ({ response }) => response.untyped(refusal(403, 'Only staff may do this')),
        { once: true },
      ),
    );
    await open(PAGE);
    await says('Only staff may do this');
    await press('Try again');
    await says('“Cash first”');
  });
});
