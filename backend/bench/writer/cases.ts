import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultWritingProfile, POST_LANGUAGES, sentencesOf } from '@drumbeat/domain';
import { z } from 'zod';
import type { DraftWritingRequest } from '../../src/modules/writing/draft-writer.service.js';

const PLANTED = z.strictObject({
  kind: z.string(),
  /** Words of the good answer, which `put` takes the place of. */
  in: z.string().min(1),
  put: z.string().min(1),
  /** The part of `put` that is wrong; all of it where it is left out. */
  wrong: z.string().optional(),
});
const TASK = z.strictObject({
  name: z.string(),
  register: z.string(),
  notes: z.string().optional(),
  prompt: z.strictObject({ hook: z.string(), text: z.string() }).optional(),
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })).default([]),
  wishes: z.string().optional(),
  previous_text: z.string().optional(),
  good: z.array(z.string()).min(1),
  /** The same with sentences that are all as long as each other. */
  even: z.array(z.string()).optional(),
  planted: z.array(PLANTED),
});
const PERSON = z.strictObject({
  name: z.string(),
  who: z.string(),
  language: z.enum(POST_LANGUAGES),
  profile: z.strictObject({
    content_pillars: z.array(z.string()),
    target_audience: z.string(),
    industry: z.string(),
    business_size: z.string(),
  }),
  never_use: z.array(z.string()),
  own_posts: z.array(z.string()),
  tasks: z.array(TASK),
});
const DENIALS = z.strictObject({
  /** A post of somebody who writes that language: a draft of five words does not show one. */
  posts: z.record(z.enum(POST_LANGUAGES), z.string()),
  denials: z.array(
    z.strictObject({
      language: z.enum(POST_LANGUAGES),
      notes: z.string().min(1),
      /** Drafts that say what the notes deny as the notes do. */
      keeps: z.array(z.string()),
      /** Drafts that lose a denial of the notes, or turn it round. */
      turns: z.array(z.string()),
    }),
  ),
});
const CLAIMS = z.strictObject({
  claims: z.array(
    z.strictObject({
      language: z.enum(POST_LANGUAGES),
      notes: z.string().min(1),
      /** Drafts that say in other words what the notes say. */
      keeps: z.array(z.string()),
      /** Drafts that say something else, each with the kind of fault; `wrong` is what has to be found, all of it where it is left out. */
      bends: z.array(z.strictObject({ kind: z.string(), text: z.string(), wrong: z.string().optional() })),
    }),
  ),
});
const FRAMES = z.record(z.enum(POST_LANGUAGES), z.record(z.string(), z.array(z.string())));

export type BenchPerson = z.infer<typeof PERSON>;
export type BenchTask = BenchPerson['tasks'][number];

/** An answer with one thing wrong in it. */
export interface BadAnswer {
  readonly kind: string;
  readonly text: string;
  /** The words that have to be found. */
  readonly wrong: string;
}

/** One task of one person: what a writer would be asked, a good answer to it, and that answer spoilt in many ways. */
export interface BenchCase {
  readonly person: BenchPerson;
  readonly task: BenchTask;
  readonly request: DraftWritingRequest;
  readonly good: string;
  readonly bad: readonly BadAnswer[];
}

/** Where the people and their texts are, from the repository's root. */
const FOLDER = 'backend/bench/writer';

/** All cases, in the order of the files' names. */
export function readCases(root = process.cwd()): BenchCase[] {
  const folder = join(root, FOLDER);
  const frames = FRAMES.parse(JSON.parse(readFileSync(join(folder, 'frames.json'), 'utf8')));
  return readdirSync(join(folder, 'people'))
    .sort()
    .map((file) => PERSON.parse(JSON.parse(readFileSync(join(folder, 'people', file), 'utf8'))))
    .flatMap((person) =>
      person.tasks.map((task, index) => caseOf(person, task, index, frames[person.language])),
    );
}

/** Notes that deny something, each with drafts that keep the denial and drafts that lose it; no tasks for a model. */
export function readDenials(root = process.cwd()): BenchCase[] {
  const { posts, denials } = DENIALS.parse(
    JSON.parse(readFileSync(join(root, FOLDER, 'denials.json'), 'utf8')),
  );
  return denials.flatMap(({ language, notes, keeps, turns }) =>
    shortCases(
      { language, notes, keeps },
      posts[language],
      turns.map((text) => ({ kind: 'negation', text, wrong: text })),
    ),
  );
}

/** Notes with facts as people jot them down, each with drafts that keep them and drafts that bend one; no tasks for a model. */
export function readClaims(root = process.cwd()): BenchCase[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, FOLDER, file), 'utf8'));
  const { posts } = DENIALS.parse(read('denials.json'));
  return CLAIMS.parse(read('claims.json')).claims.flatMap(({ bends, ...claim }) =>
    shortCases(
      claim,
      posts[claim.language],
      bends.map(({ kind, text, wrong = text }) => ({ kind, text, wrong })),
    ),
  );
}

function shortCases(
  {
    language,
    notes,
    keeps,
  }: { readonly language: BenchPerson['language']; readonly notes: string; readonly keeps: string[] },
  post: string,
  bad: readonly BadAnswer[],
): BenchCase[] {
  const person = { ...NOBODY, name: 'somebody', language, own_posts: [post] };
  const task = { ...NO_TASK, name: notes, notes, good: keeps };
  const request = requestOf(person, task);
  const kept = keeps.map((good) => ({ person, task, request, good, bad: [] }));
  return [...kept, { person, task, request, good: '', bad }];
}

const NOBODY: Omit<BenchPerson, 'name' | 'language' | 'own_posts'> = {
  who: '',
  profile: { content_pillars: [], target_audience: '', industry: '', business_size: '' },
  never_use: [],
  tasks: [],
};
const NO_TASK: Omit<BenchTask, 'name' | 'notes' | 'good'> = { register: '', answers: [], planted: [] };

function caseOf(
  person: BenchPerson,
  task: BenchTask,
  index: number,
  frames: Readonly<Record<string, readonly string[]>>,
): BenchCase {
  const good = task.good.join('\n\n');
  return {
    person,
    task,
    request: requestOf(person, task),
    good,
    bad: [
      ...task.planted.map(({ kind, in: place, put, wrong = put }) => {
        if (!good.includes(place)) throw new Error(`${person.name}, ${task.name}: there is no “${place}”`);
        return { kind, text: good.replace(place, () => put), wrong };
      }),
      ...framed(good, frames, index),
      ...marked(good),
      ...copied(good, person.own_posts[index % person.own_posts.length] ?? ''),
      ...(task.even ? [{ kind: 'rhythm', text: task.even.join('\n\n'), wrong: '' }] : []),
    ],
  };
}

/** Of each person. */
const TASKS = 6;

/** Around the good answer: what models say before and after it, and instead of it. Each task has others of them. */
function framed(
  good: string,
  frames: Readonly<Record<string, readonly string[]>>,
  index: number,
): BadAnswer[] {
  const picked = (kind: string) => (frames[kind] ?? []).filter((_, at) => at % TASKS === index);
  return [
    ...picked('preamble').map((before) => ({
      kind: 'preamble',
      text: `${before}\n\n${good}`,
      wrong: before,
    })),
    ...picked('sign_off').flatMap((after) => [
      { kind: 'sign_off', text: `${good}\n\n${after}`, wrong: after },
      { kind: 'sign_off', text: `${good}\n\n---\n${after}`, wrong: after },
    ]),
    ...picked('remark').map((after) => ({ kind: 'remark', text: `${good}\n\n${after}`, wrong: after })),
    ...picked('refusal').map((instead) => ({ kind: 'refusal', text: instead, wrong: instead })),
  ];
}

/** In the good answer: Markdown. */
function marked(good: string): BadAnswer[] {
  const [first = '', ...rest] = good.split('\n\n');
  const bold = first.split(/\s+/u).slice(0, 2).join(' ');
  return [
    { kind: 'markdown', text: [`## ${first}`, ...rest].join('\n\n'), wrong: '## ' },
    { kind: 'markdown', text: good.replace(bold, () => `**${bold}**`), wrong: `**${bold}**` },
  ];
}

/** Behind the good answer: what its author has posted before. */
function copied(good: string, post: string): BadAnswer[] {
  const wrong = sentencesOf(post).find(
    (sentence) => /^\p{Lu}/u.test(sentence) && sentence.split(' ').length >= COPIED_FROM,
  );
  return wrong === undefined ? [] : [{ kind: 'copied', text: `${good}\n\n${wrong}`, wrong }];
}
const COPIED_FROM = 6;

function requestOf(person: BenchPerson, task: BenchTask): DraftWritingRequest {
  const own_posts = person.own_posts.map((content, index) => ({
    id: `${person.name} ${index + 1}`,
    title: content.split('\n')[0] ?? '',
    content,
    posted_at: null,
    impressions: null,
    engagement_rate: null,
  }));
  return {
    profile: {
      full_name: person.name,
      ideal_target_client: null,
      client_pain_points: null,
      content_strategy: null,
      generated_icp_summary: null,
      ...person.profile,
    },
    preferences: { ...defaultWritingProfile(), never_use_phrases: person.never_use },
    set_by_hand: [],
    source: task.prompt
      ? {
          kind: 'prompt',
          id: 1,
          hook: task.prompt.hook,
          prompt_text: task.prompt.text,
          category: 'First-person anecdote',
          pillar_label: null,
          written_by: 'model',
        }
      : { kind: 'notes', notes: task.notes ?? '' },
    instructions: task.wishes ?? null,
    previous_text: task.previous_text ?? null,
    doubts: [],
    selection: null,
    answers: task.answers,
    examples: own_posts.slice(0, 3),
    own_posts,
    seed: `${person.name} ${task.name}`,
  };
}
