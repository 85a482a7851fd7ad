import { CATEGORIES } from '../prompts/prompt-category.rules.js';
import { PROMPT_LIMITS } from '../prompts/prompt.limits.js';
import { lengthInCodePoints } from '../text/characters.js';
import { findNeverUsePhrases } from './never-use.rules.js';
import { WHY_MAX } from './why.rules.js';

/** A prompt as returned by a writer, without dates, owner and status. */
export interface WrittenPrompt {
  hook: string;
  prompt_text: string;
  category: string;
  pillar_number: number;
  /** One sentence or two on why it suits this user, said to the user. */
  why: string;
}

export interface WrittenPromptContext {
  /** The user's number of content pillars; pillars count from 1 (ONBOARDING-2). */
  pillarCount: number;
  neverUsePhrases: readonly string[];
}

/** Either the prompt, trimmed, or the candidate's errors, as text for models and people. */
export type WrittenPromptCheck =
  { prompt: WrittenPrompt; problems: [] } | { prompt: null; problems: string[] };

/** Checks what a model (or the built-in writer) returned for one prompt; the candidate may be anything. */
export function checkWrittenPrompt(candidate: unknown, context: WrittenPromptContext): WrittenPromptCheck {
  if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) {
    return {
      prompt: null,
      problems: ['The prompt must be an object with hook, prompt_text, category, pillar_number and why.'],
    };
  }
  const fields: Record<string, unknown> = { ...candidate };
  const hook = trimmed(fields['hook']);
  const promptText = trimmed(fields['prompt_text']);
  const category = trimmed(fields['category']);
  const pillarNumber = fields['pillar_number'];
  const why = trimmed(fields['why']);

  const problems = [
    ...textProblems('hook', hook, PROMPT_LIMITS.hook),
    ...textProblems('prompt_text', promptText, PROMPT_LIMITS.promptText),
    ...categoryProblems(category),
    ...pillarProblems(pillarNumber, context.pillarCount),
    ...textProblems('why', why, WHY_MAX),
    ...findNeverUsePhrases(`${hook ?? ''}\n${promptText ?? ''}\n${why ?? ''}`, context.neverUsePhrases).map(
      (phrase) => `The prompt must not use the phrase "${phrase}".`,
    ),
  ];
  if (problems.length > 0 || hook === null || promptText === null || category === null || why === null) {
    return { prompt: null, problems };
  }
  const prompt = { hook, prompt_text: promptText, category, pillar_number: Number(pillarNumber), why };
  return { prompt, problems: [] };
}

function trimmed(value: unknown): string | null {
  return typeof value === 'string' ? value.trim() : null;
}

function textProblems(field: string, value: string | null, max: number): string[] {
  if (value === null) return [`${field} must be a text.`];
  if (value === '') return [`${field} must not be empty.`];
  const length = lengthInCodePoints(value);
  return length > max ? [`${field} has ${length} characters; at most ${max} are allowed.`] : [];
}

function categoryProblems(category: string | null): string[] {
  if (category !== null && CATEGORIES.includes(category)) return [];
  return [`category must be one of: ${CATEGORIES.join('; ')}.`];
}

function pillarProblems(pillarNumber: unknown, pillarCount: number): string[] {
  const exists =
    Number.isInteger(pillarNumber) && Number(pillarNumber) >= 1 && Number(pillarNumber) <= pillarCount;
  return exists ? [] : [`pillar_number must be a whole number from 1 to ${pillarCount}.`];
}
