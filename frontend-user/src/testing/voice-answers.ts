import type { components } from '@drumbeat/api-client';
import { defaultWritingProfile, engagementRate, performanceCategory } from '@drumbeat/domain';
import { http, server } from '@drumbeat/testing';
import { beforeEach } from '@jest/globals';

type Schemas = components['schemas'];
type TrainingPost = Schemas['TrainingPostResponse'];

const AT = '2026-11-20T15:00:00.000Z';

/** A writing profile as the API gives it: the defaults (VOICE-2). */
export const aWritingProfile = (
  change: Partial<Schemas['PreferencesResponse']> = {},
): Schemas['PreferencesResponse'] => ({
  ...defaultWritingProfile(),
  id: 'a0d9c5d6-0000-4000-8000-000000000001',
  user_id: '0d9c5d6c-6f5e-4c0b-9a53-3f1f0a1b2c3d',
  sample_posts: [],
  version: 1,
  created_at: AT,
  updated_at: AT,
  ...change,
});

let made = 0;

/** A training post as the API gives it, with what follows from its figures. */
export function aTrainingPost(change: Partial<TrainingPost> = {}): TrainingPost {
  made += 1;
  const figures = { impressions: 0, likes: 0, comments: 0, shares: 0, ...change };
  const { post_content = `What I posted once, for the ${made}th time.` } = change;
  const rate = engagementRate(figures);
  const category = performanceCategory(rate);
  return {
    id: `7a0d9c5d-0000-4000-8000-${String(made).padStart(12, '0')}`,
    user_id: '0d9c5d6c-6f5e-4c0b-9a53-3f1f0a1b2c3d',
    kind: 'post',
    engagements: null,
    post_content,
    ...figures,
    engagement_rate: rate,
    post_date: null,
    linkedin_url: null,
    created_at: AT,
    updated_at: AT,
    word_count: post_content.split(/\s+/u).length,
    character_count: post_content.length,
    performance_category: category,
    what_works: [],
    insights: { performance_category: category },
    ...change,
  };
}

/** Nothing was learned from edits, behind whatever a test makes up. */
beforeEach(() => {
  server.use(
    http.get('/api/learned-rules', ({ response }) =>
      response(200).json({ data: [], drafts: { compared: 0, needed: 3 } }),
    ),
  );
});

/** What is known of a voice besides its settings; nothing yet. */
export const anOverview = (
  change: Partial<Schemas['VoiceOverviewResponse']> = {},
): Schemas['VoiceOverviewResponse'] => ({
  analysis: null,
  under_way: null,
  changes: [],
  set_by_hand: [],
  ...change,
});

/** An analysis of six posts, which proved everything but what `change` says. */
export const anAnalysis = (
  change: Partial<Schemas['StyleAnalysisResponse']> = {},
): Schemas['StyleAnalysisResponse'] => ({
  id: 'ba0d9c5d-0000-4000-8000-000000000001',
  not_found: [],
  frequently_used_words: ['studio', 'margin'],
  industry_jargon: ['retainer'],
  signature_expressions: ['Number first, reason second.'],
  phrases: [{ text: 'Number first, reason second.', posts: 4, place: 'closing' }],
  emoji_usage: 'none',
  sentence_length: 'short',
  question_usage: 'moderate',
  formality_level: 3,
  directness_level: 9,
  confidence_level: 8,
  energy_level: 4,
  tone: 'conversational',
  humor_usage: 'minimal',
  insights: ['You open with a number.'],
  learning_summary: 'You write short sentences.',
  evidence: [],
  post_count: 6,
  finished_at: AT,
  is_limited: false,
  limited_reason: null,
  kept: [],
  ...change,
});

/** What a writer is told of somebody without posts. */
export const aBrief = (
  change: Partial<Schemas['VoiceBriefResponse']> = {},
): Schemas['VoiceBriefResponse'] => ({
  posts_known: 0,
  patterns: null,
  habits: [],
  sections: [],
  versions: [],
  ...change,
});

export const aHabit = (change: Partial<Schemas['HabitResponse']> = {}): Schemas['HabitResponse'] => ({
  name: 'Asks questions',
  sentence: 'Asks questions in 5 of 6 posts, 1 a post.',
  seen: 5,
  of: 6,
  quotes: ['Who sends it?', 'Who pays for Friday?'],
  is_left_out: false,
  is_denied: false,
  ...change,
});

interface VoiceAnswers {
  overview?: Schemas['VoiceOverviewResponse'];
  brief?: Schemas['VoiceBriefResponse'];
}

/** A writing profile, null for none, its training posts, and what was found in them. */
export function haveVoice(
  profile: Schemas['PreferencesResponse'] | null,
  posts: readonly TrainingPost[] = [],
  { overview = anOverview(), brief = aBrief() }: VoiceAnswers = {},
): void {
  server.use(
    http.get('/api/user-preferences', ({ response }) => response(200).json({ data: profile })),
    http.get('/api/voice', ({ response }) => response(200).json(overview)),
    http.get('/api/voice/brief', ({ response }) => response(200).json(brief)),
    http.get('/api/sample-posts/analytics', ({ response }) =>
      response(200).json({ data: { training_posts: [...posts], total: posts.length }, next_cursor: null }),
    ),
    http.get('/api/sample-posts/import', ({ response }) => response(200).json({ data: null })),
  );
}
