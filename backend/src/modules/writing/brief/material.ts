import { cutWithDots, withoutDoubts, type WritingSource } from '@drumbeat/domain';
import type { DraftSource, DraftWritingRequest, OpeningsRequest } from '../draft-writer.service.js';

/** What a text is made from, besides what is known of its author. */
type MaterialRequest = Pick<
  DraftWritingRequest,
  'source' | 'answers' | 'instructions' | 'previous_text' | 'doubts' | 'selection'
>;

/** One part of the material, as each of those who use it needs it. */
interface MaterialRule {
  /** For the author, where the part is named. */
  readonly title: string;
  /** True for a text that may end earlier where there is too little room. */
  readonly mayEndEarlier: boolean;
  /** In the data of a model; undefined where there is none. */
  readonly data: (request: MaterialRequest) => unknown;
  /** For the author, as lines. */
  readonly lines: (request: MaterialRequest) => readonly string[];
  /** What of it the author, or the staff for them, have said: a fact that stands there has a source. */
  readonly said: (request: MaterialRequest) => readonly (string | null)[];
  /** What of it says what the text is about. */
  readonly subject: (request: MaterialRequest) => readonly (string | null)[];
  /** In the list "Drawn from". */
  readonly sources: (request: MaterialRequest) => readonly WritingSource[];
}

const none = () => [];

/** The parts of the material by their names in the data, in the order in which a writer gets them. */
const MATERIAL = {
  prompt: {
    title: 'The prompt',
    mayEndEarlier: false,
    data: ({ source }) => {
      if (source.kind !== 'prompt') return undefined;
      const { hook, prompt_text: text, category, pillar_label: pillar } = source;
      return { hook, text, category, pillar };
    },
    lines: ({ source }) => (source.kind === 'prompt' ? [source.hook, source.prompt_text] : []),
    said: ({ source }) => (source.kind === 'prompt' ? saidInPrompt(source) : []),
    subject: ({ source }) =>
      source.kind === 'prompt' ? [source.hook, source.prompt_text, source.pillar_label] : [],
    sources: ({ source }) => {
      if (source.kind !== 'prompt') return [];
      const { hook, prompt_text: text, id } = source;
      return [{ kind: 'prompt', label: hook, excerpt: excerptOf(text), id: String(id) }];
    },
  },
  notes: {
    title: 'Your notes',
    mayEndEarlier: true,
    data: ({ source }) => (source.kind === 'notes' ? source.notes : undefined),
    lines: (request) => [ownNotes(request)],
    said: ({ source }) => (source.kind === 'notes' ? [source.notes] : []),
    subject: ({ source }) => (source.kind === 'notes' ? [source.notes] : []),
    sources: (request) => {
      const notes = ownNotes(request);
      return notes.trim() === ''
        ? []
        : [{ kind: 'notes', label: 'Your notes', excerpt: excerptOf(notes), id: null }];
    },
  },
  answers: {
    title: 'Your answers',
    mayEndEarlier: false,
    data: ({ answers }) => (answers.length === 0 ? undefined : answers),
    lines: ({ answers }) => answers.map(({ question, answer }) => `${question} ${answer}`),
    // The questions are a writer's.
    said: ({ answers }) => answers.map(({ answer }) => answer),
    subject: ({ answers }) => answers.map(({ answer }) => answer),
    sources: ({ answers }) =>
      answers.map(({ question, answer }) => ({
        kind: 'answer',
        label: question,
        excerpt: excerptOf(answer),
        id: null,
      })),
  },
  wishes: {
    title: 'Your wish',
    mayEndEarlier: false,
    data: ({ instructions }) => instructions ?? undefined,
    lines: ({ instructions }) => (instructions === null ? [] : [`Your wish: ${instructions}`]),
    said: ({ instructions }) => [instructions],
    subject: none,
    sources: none,
  },
  previous_text: {
    title: 'The text that is there',
    mayEndEarlier: true,
    data: ({ previous_text: text }) => (text === null || text.trim() === '' ? undefined : text),
    lines: ({ previous_text: text }) => (text === null ? [] : [`The text that is there: ${text}`]),
    said: ({ previous_text: text, doubts }) => (text === null ? [] : [withoutDoubts(text, doubts)]),
    subject: ({ previous_text: text }) => [text],
    sources: ({ previous_text: text }) => ((text ?? '').trim() === '' ? [] : [postSource(text ?? '')]),
  },
  selection: {
    title: 'The part to rewrite',
    mayEndEarlier: false,
    data: ({ selection }) => selection ?? undefined,
    lines: ({ selection }) => (selection === null ? [] : [`The part to rewrite: ${selection}`]),
    // It stands in the text.
    said: none,
    subject: none,
    sources: none,
  },
} as const satisfies Readonly<Record<string, MaterialRule>>;

const RULES: readonly (readonly [string, MaterialRule])[] = Object.entries(MATERIAL);

/** As data for a model: only what there is. */
export const materialData = (request: MaterialRequest): Record<string, unknown> =>
  Object.fromEntries(
    RULES.flatMap(([name, { data }]): [string, unknown][] => {
      const value = data(request);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** As lines for the author. */
export const materialLines = (request: MaterialRequest): string[] =>
  RULES.flatMap(([, { lines }]) => lines(request)).filter((line) => line.trim() !== '');

/** What a person said for this text: what a draft states has to stand in it, or to be known of the author otherwise. */
export const materialSaid = (request: MaterialRequest): string[] =>
  RULES.flatMap(([, { said }]) => said(request)).filter(isText);

/** The notes and answers that a new text is made of; nothing of a text that is there, or of a part of it. */
export const materialMadeOf = ({ source, answers, previous_text, selection }: MaterialRequest): string[] =>
  selection !== null || (previous_text ?? '').trim() !== ''
    ? []
    : [...(source.kind === 'notes' ? [source.notes] : []), ...answers.map(({ answer }) => answer)];

/** What the text is about, in words. */
export const materialSubject = (request: MaterialRequest): string =>
  RULES.flatMap(([, { subject }]) => subject(request))
    .filter(isText)
    .join('\n');

/** As the first entries of the list "Drawn from". */
export const materialSources = (request: MaterialRequest): WritingSource[] =>
  RULES.flatMap(([, { sources }]) => sources(request));

/** First lines are made from a post alone. */
export const OPENINGS_MATERIAL = {
  data: ({ content }: OpeningsRequest) => ({ post: content }),
  said: ({ content, doubts }: Pick<OpeningsRequest, 'content' | 'doubts'>) => [
    withoutDoubts(content, doubts),
  ],
  sources: ({ content }: OpeningsRequest): WritingSource[] => [postSource(content)],
};

/** Names of the texts that may end earlier, in the data of every call. */
export const MAY_END_EARLIER: readonly string[] = [
  ...RULES.filter(([, { mayEndEarlier }]) => mayEndEarlier).map(([name]) => name),
  'post',
];

/** What the author calls a part, by its name in the data. */
export const materialTitle = (name: string): string =>
  RULES.find(([of]) => of === name)?.[1].title ?? 'The text of this post';

const isText = (text: string | null): text is string => text !== null && text.trim() !== '';

/** A post without notes is written anew from its own text, which is told once. */
function ownNotes({ source, previous_text }: MaterialRequest): string {
  return source.kind !== 'notes' || source.notes.trim() === previous_text?.trim() ? '' : source.notes;
}

/** A prompt that a writer made may hold an invention of its own. */
function saidInPrompt({
  hook,
  prompt_text,
  pillar_label,
  written_by,
}: Extract<DraftSource, { kind: 'prompt' }>): (string | null)[] {
  return written_by === 'staff' ? [hook, prompt_text, pillar_label] : [pillar_label];
}

function postSource(text: string): WritingSource {
  return { kind: 'post', label: 'The text of this post', excerpt: excerptOf(text), id: null };
}

const EXCERPT_MAX = 160;

/** The beginning of a text on one line. */
export function excerptOf(text: string): string {
  return cutWithDots(text.replace(/\s+/gu, ' ').trim(), EXCERPT_MAX);
}
