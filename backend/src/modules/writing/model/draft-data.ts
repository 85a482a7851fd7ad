import { cutWithDots } from '@drumbeat/domain';
import type {
  DraftSource,
  DraftWritingRequest,
  OpeningsRequest,
  WritingExample,
} from '../draft-writer.service.js';
import { authorData } from './author-data.js';

/** Enough to show a voice. */
const EXAMPLE_MAX = 1_500;

/** Posts of the author's own, as data: they may have been pasted from anywhere. */
function examplesData(examples: readonly WritingExample[]): Record<string, unknown> {
  return examples.length === 0
    ? {}
    : { examples: examples.map(({ content }) => cutWithDots(content, EXAMPLE_MAX)) };
}

/** All that a model gets to know for a draft: texts of users and of staff, so data and nothing but data. */
export function draftData(request: DraftWritingRequest): Record<string, unknown> {
  const { profile, preferences, source, instructions, previous_text, selection, answers, examples } = request;
  return {
    author: authorData(profile, preferences),
    ...sourceData(source),
    ...(answers.length === 0 ? {} : { answers }),
    ...(instructions === null ? {} : { wishes: instructions }),
    ...(previous_text === null || previous_text.trim() === '' ? {} : { previous_text }),
    ...(selection === null ? {} : { selection }),
    ...examplesData(examples),
  };
}

export function openingsData({
  profile,
  preferences,
  content,
  examples,
}: OpeningsRequest): Record<string, unknown> {
  return { author: authorData(profile, preferences), post: content, ...examplesData(examples) };
}

function sourceData(source: DraftSource): Record<string, unknown> {
  if (source.kind === 'notes') return { notes: source.notes };
  const { hook, prompt_text: text, category, pillar_label: pillar } = source;
  return { prompt: { hook, text, category, pillar } };
}
