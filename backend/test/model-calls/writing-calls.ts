import { CATEGORIES, DAY_MS, defaultWritingProfile, NO_LESSONS } from '@drumbeat/domain';
import type { DraftWritingRequest, OwnPost } from '../../src/modules/writing/draft-writer.service.js';
import { ModelDraftWriter } from '../../src/modules/writing/model/model-draft-writer.js';
import { ModelPromptWriter } from '../../src/modules/writing/model/model-prompt-writer.js';
import type { PromptWritingRequest } from '../../src/modules/writing/prompt-writer.service.js';
import { inventedAuthor, requestOf } from '../support/writing/invented-authors.js';
import { RecordedModel, type RecordedCall } from '../support/writing/recorded-model.js';

/** The calls in which an author's brief goes to a model. */
export const WRITING_CALLS = [
  'draft',
  'notes',
  'rewrite',
  'selection',
  'openings',
  'questions',
  'prompts',
] as const;
export type WritingCall = (typeof WRITING_CALLS)[number];

/** What an author gave, for any of the calls. */
export interface WritingMatter {
  readonly draft: DraftWritingRequest;
  readonly prompt: DraftWritingRequest['source'];
  readonly prompts: Pick<PromptWritingRequest, 'notes' | 'existing' | 'lessons'>;
}

const author = inventedAuthor('cfo');

/** Her posts with what is known of a person who has been here for a while. */
const posts: OwnPost[] = author.posts.map((content, index) => ({
  id: `post-${index}`,
  title: '',
  content,
  posted_at: new Date(Date.parse('2026-11-20T08:00:00Z') - index * 3 * DAY_MS),
  impressions: index % 2 === 0 ? 900 + index * 137 : null,
  engagement_rate: index % 2 === 0 ? 2.1 + index * 0.6 : null,
  rating: index === 1 ? 5 : null,
  ai_text:
    index === 0
      ? 'Profit and cash are two different things, and many founders learn this late. What do you think?'
      : null,
}));

const preferences = {
  ...defaultWritingProfile(),
  never_use_phrases: ['synergy', 'low-hanging fruit'],
  directness_level: 9,
  question_usage: 'frequent' as const,
  content_goals: ['lead_generation'],
  industry_jargon: ['net 60', 'covenant'],
};

/** Dana, and one thing of each kind that she can give. */
export const MATERIAL: WritingMatter = {
  draft: requestOf(
    {
      ...author,
      profile: {
        ...author.profile,
        generated_icp_summary: 'Founders who have never seen a cash plan and think that they need sales.',
      },
    },
    author.notes[0] ?? '',
    {
      preferences: {
        ...preferences,
        personalization_data: {
          ...preferences.personalization_data,
          last_analysis: '2026-11-01T08:00:00Z',
          learning_summary: 'You say what a figure means before you say the figure.',
          analysis_insights: ['You end on an order.'],
        },
      },
      set_by_hand: [
        'directness_level',
        'question_usage',
        'content_goals',
        'industry_jargon',
        'never_use_phrases',
      ],
      own_posts: posts,
    },
  ),
  prompt: {
    kind: 'prompt',
    id: 7,
    hook: 'The retention figure that hid two companies',
    prompt_text:
      'Tell of the last time that an average hid what had happened. Who noticed, and what did it change?',
    category: CATEGORIES[0] ?? '',
    pillar_label: 'Cash before profit',
    why: 'Your post on forecasts was read most.',
    date: '2026-12-01',
    written_by: 'model',
  },
  prompts: {
    notes: [author.notes[1] ?? '', author.notes[2] ?? ''],
    existing: [
      {
        hook: 'Your forecast is a wish list',
        category: CATEGORIES[1] ?? '',
        pillar_number: 1,
        frame_id: null,
      },
    ],
    lessons: NO_LESSONS,
  },
};

const TEXT = 'Averages hide the date when you broke it.\n\n92% was an average of two different companies.';

/** Makes one of the calls with the product's own writers, and returns it as the endpoint would see it. */
export async function callOf(
  kind: WritingCall,
  { draft, prompt, prompts }: WritingMatter,
): Promise<RecordedCall> {
  const model = new RecordedModel(answerTo(kind));
  const writer = new ModelDraftWriter(model);
  const { signal } = new AbortController();
  const write = (overrides: Partial<DraftWritingRequest>) =>
    writer.write({ ...draft, ...overrides }, { onText: () => undefined, signal });
  const present = draft.previous_text ?? TEXT;
  switch (kind) {
    case 'draft':
      await write({
        source: prompt,
        answers: [{ question: 'Who noticed?', answer: 'Nobody, until I asked.' }],
      });
      break;
    case 'notes':
      await write({});
      break;
    case 'rewrite':
      await write({ previous_text: present, instructions: draft.instructions ?? 'Shorter' });
      break;
    case 'selection':
      await write({ previous_text: present, selection: draft.selection ?? '92% was an average' });
      break;
    case 'openings':
      await writer.suggestOpenings({ ...draft, content: present });
      break;
    case 'questions':
      await writer.ask({ ...draft, source: prompt }, signal);
      break;
    case 'prompts':
      await new ModelPromptWriter(model).write({
        ...draft,
        ...prompts,
        count: 3,
        pillars: [1],
        reasons: [],
        seed: '',
      });
  }
  const [call] = model.calls;
  if (call === undefined) throw new Error(`${kind} asked nothing`);
  return call;
}

/** Something that each call takes, about nothing that a review could stumble over. */
function answerTo(kind: WritingCall): unknown {
  switch (kind) {
    case 'openings':
      return { openings: ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => `${word} way in.`) };
    case 'questions':
      return { questions: ['What happened?'] };
    case 'prompts':
      return {
        prompts: [1, 2, 3].map((number) => ({
          hook: `Way in number ${number}`,
          prompt_text: `Tell of the last time that this happened to you, number ${number}.`,
          category: CATEGORIES[number],
          pillar_number: 1,
          why: 'It serves what you stand for.',
        })),
      };
    default:
      return 'It waited.';
  }
}
