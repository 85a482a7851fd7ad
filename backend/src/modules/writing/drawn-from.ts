import { cutWithDots, type StyleSettingName, type WritingSource } from '@drumbeat/domain';
import type { DraftWritingRequest, OpeningsRequest } from './draft-writer.service.js';
import { styleSources } from './style-settings.js';

const EXCERPT_MAX = 160;

/** Inputs that a writer uses besides the source. */
export interface WriterUses {
  readonly settings: readonly StyleSettingName[];
  readonly examples: boolean;
}

/** The inputs actually given to a writer: the list "Drawn from". */
export function drawnFrom(
  request: DraftWritingRequest | OpeningsRequest,
  { settings, examples }: WriterUses,
): WritingSource[] {
  return [
    ...('source' in request ? matterOf(request) : [postSource(request.content)]),
    ...(examples ? request.examples.map(exampleSource) : []),
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

function exampleSource({ id, title, content }: OpeningsRequest['examples'][number]): WritingSource {
  return { kind: 'training_post', label: title, excerpt: excerptOf(content), id };
}

function excerptOf(text: string): string {
  return cutWithDots(text.replace(/\s+/gu, ' ').trim(), EXCERPT_MAX);
}
