import {
  cutWithDots,
  defaultWritingProfile,
  openingOf,
  STYLE_LABELS,
  type StyleSettingName,
  styleValue,
  type StyleValue,
  type WritingProfile,
  type WritingSource,
} from '@drumbeat/domain';
import type { DraftWritingRequest, OpeningsRequest, WritingExample } from './draft-writer.service.js';

/** The settings that the user has changed, each as a source; those as they came say nothing about a person. */
function styleSources(
  preferences: WritingProfile | null,
  names: readonly StyleSettingName[],
): WritingSource[] {
  if (preferences === null) return [];
  const defaults = defaultWritingProfile();
  return names.flatMap((name) => {
    const excerpt = inWords(styleValue(preferences, name));
    if (excerpt === inWords(styleValue(defaults, name))) return [];
    return [{ kind: 'style' as const, label: STYLE_LABELS[name], excerpt, id: null }];
  });
}

function inWords(value: StyleValue): string {
  if (typeof value === 'number') return `${value} of 10`;
  return typeof value === 'string' ? value : value.join(', ');
}

const EXCERPT_MAX = 160;

/** Inputs that a writer uses besides the source. */
export interface WriterUses {
  readonly settings: readonly StyleSettingName[];
  /** The posts of the author's that it reads. */
  readonly examples: readonly WritingExample[];
}

/** The inputs actually given to a writer: the list "Drawn from". */
export function drawnFrom(
  request: DraftWritingRequest | OpeningsRequest,
  { settings, examples }: WriterUses,
): WritingSource[] {
  return [
    ...('source' in request ? matterOf(request) : [postSource(request.content)]),
    ...examples.map(exampleSource),
    ...styleSources(request.preferences, settings),
  ];
}

function matterOf({ source, answers, previous_text }: DraftWritingRequest): WritingSource[] {
  const text = previous_text?.trim() ?? '';
  return [
    ...(source.kind === 'prompt'
      ? [
          {
            kind: 'prompt' as const,
            label: source.hook,
            excerpt: excerptOf(source.prompt_text),
            id: String(source.id),
          },
        ]
      : source.notes.trim() === '' || source.notes.trim() === text
        ? []
        : [{ kind: 'notes' as const, label: 'Your notes', excerpt: excerptOf(source.notes), id: null }]),
    ...answers.map(({ question, answer }) => ({
      kind: 'answer' as const,
      label: question,
      excerpt: excerptOf(answer),
      id: null,
    })),
    ...(text === '' ? [] : [postSource(text)]),
  ];
}

function postSource(text: string): WritingSource {
  return { kind: 'post', label: 'The text of this post', excerpt: excerptOf(text), id: null };
}

function exampleSource({ id, title, content }: WritingExample): WritingSource {
  const label = title.trim() || excerptOf(openingOf(content));
  return { kind: 'training_post', label, excerpt: excerptOf(content), id };
}

function excerptOf(text: string): string {
  return cutWithDots(text.replace(/\s+/gu, ' ').trim(), EXCERPT_MAX);
}
