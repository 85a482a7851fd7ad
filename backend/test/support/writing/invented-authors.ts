import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthorProfile } from '../../../src/modules/writing/author-profile.js';
import type {
  DraftSource,
  DraftWritingRequest,
  OwnPost,
} from '../../../src/modules/writing/draft-writer.service.js';

/** An author who does not exist, as the folder of their name in `test/authors` describes them. */
export interface InventedAuthor {
  readonly profile: AuthorProfile;
  /** Ten, newest first. */
  readonly posts: readonly string[];
  /** The last one is a subject alone. */
  readonly notes: readonly string[];
  /** What they answer when they are asked about it; empty for those who were not asked. */
  readonly answers: readonly string[];
  /** What a good model would write from the first notes, put down by hand; empty for those of whom none is recorded. */
  readonly modelAnswers: readonly string[];
}

/** Of the sources, from where benchmarks that are built read them, too. */
const FOLDER = join(import.meta.dirname.replace(/([\\/])dist\1/u, '$1'), '../..', 'authors');

export const INVENTED_AUTHORS = ['cfo', 'ux', 'bakeries', 'prevention', 'workshop'] as const;
/** Those whose voice is in quiet habits: whom they write about, small letters, an emoji at the end. */
export const QUIET_AUTHORS = ['undertaker', 'surveyor', 'vet'] as const;
export type InventedAuthorName = (typeof INVENTED_AUTHORS | typeof QUIET_AUTHORS)[number];

export function inventedAuthor(name: InventedAuthorName): InventedAuthor {
  const read = (file: string) => readFileSync(join(FOLDER, name, file), 'utf8');
  const parts = (file: string) =>
    read(file)
      .split(/^---$/mu)
      .map((part) => part.trim());
  const partsIfAny = (file: string) => (existsSync(join(FOLDER, name, file)) ? parts(file) : []);
  return {
    profile: {
      generated_icp_summary: null,
      ...(JSON.parse(read('profile.json')) as Omit<AuthorProfile, 'generated_icp_summary'>),
    },
    posts: parts('posts.txt'),
    notes: parts('notes.txt'),
    answers: partsIfAny('answers.txt'),
    modelAnswers: partsIfAny('model-answers.txt'),
  };
}

export const ownPosts = (posts: readonly string[]): OwnPost[] =>
  posts.map((content, index) => ({
    id: String(index),
    title: '',
    content,
    posted_at: null,
    impressions: null,
    engagement_rate: null,
  }));

/** A request for a draft from the author's notes. */
export function requestOf(
  { profile, posts }: Pick<InventedAuthor, 'profile' | 'posts'>,
  notes: string,
  overrides: Partial<DraftWritingRequest> = {},
): DraftWritingRequest {
  return {
    profile,
    preferences: null,
    set_by_hand: [],
    examples: [],
    own_posts: ownPosts(posts),
    source: { kind: 'notes', notes },
    instructions: null,
    previous_text: null,
    doubts: [],
    selection: null,
    answers: [],
    seed: 'seed',
    ...overrides,
  };
}

/** Somebody who has written nothing yet. */
export const NEWCOMER: InventedAuthor = {
  profile: {
    full_name: 'Ada Example',
    content_pillars: ['Customer Success', 'Hiring'],
    target_audience: 'Founders of small agencies',
    ideal_target_client: null,
    client_pain_points: 'Churn in the first 90 days',
    industry: 'B2B SaaS',
    business_size: null,
    content_strategy: null,
    generated_icp_summary: null,
  },
  posts: [],
  notes: [],
  answers: [],
  modelAnswers: [],
};

type PromptSource = Extract<DraftSource, { kind: 'prompt' }>;

export const fromPrompt = (overrides: Partial<PromptSource> = {}): PromptSource => ({
  kind: 'prompt',
  id: 1,
  hook: 'A small mistake that costs more than it seems',
  prompt_text: 'Pick one mistake of your own. Say what it costs. Be kind.',
  category: 'Educational how-to post',
  pillar_label: 'Customer Success',
  written_by: 'model',
  ...overrides,
});
