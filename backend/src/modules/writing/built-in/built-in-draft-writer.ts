import {
  cleanPostText,
  countWords,
  type StyleSettingName,
  THIN_WORDS,
  WRITING_LIMITS,
  type WritingSource,
} from '@drumbeat/domain';
import {
  type DraftProgress,
  DraftWriter,
  type DraftWritingRequest,
  type OpeningsRequest,
} from '../draft-writer.service.js';
import { drawnFrom } from '../drawn-from.js';
import { NothingLeftToWriteError } from '../writing.errors.js';
import { BUILT_IN_WRITER } from './built-in-writer.js';
import { composeDraft } from './compose-draft.js';
import { composeOpenings } from './compose-openings.js';
import { composeRewrite, isRewritingWish } from './compose-rewrite.js';
import { authorFactsOf } from './author-facts.js';
import { shortened, tidyPhrase } from './phrase.js';

const SUBJECT_MAX = 80;

/** Questions for what a draft would have to invent: the facts, their evidence, and the point. At most three, in that order. */
function composeQuestions({ source, previous_text, preferences, profile }: DraftWritingRequest): string[] {
  const matter = source.kind === 'notes' ? source.notes || (previous_text ?? '') : source.hook;
  const subject = shortened(tidyPhrase(cleanPostText(matter)), SUBJECT_MAX);
  const { audience } = authorFactsOf(profile, preferences?.never_use_phrases ?? []);
  return [
    subject === ''
      ? 'What is the post about, in one or two sentences?'
      : `What happened, in one or two sentences: “${subject}”?`,
    ...(/\p{N}/u.test(matter) ? [] : ['Which number, name or example shows it best?']),
    audience === null
      ? 'What should your readers take from it?'
      : `What should ${audience.phrase} take from it?`,
  ];
}

/** Settings that frames can apply (voice.ts); the finer ones need a model. */
const SETTINGS: readonly StyleSettingName[] = [
  'content_length_preference',
  'emoji_usage_preference',
  'question_usage',
  'writing_style_formality',
  'formatting_preferences',
  'signature_expressions',
  'never_use_phrases',
];

/** Drafts from frames and the user's own words, without a model. Same request, same draft. */
export class BuiltInDraftWriter extends DraftWriter {
  readonly description = BUILT_IN_WRITER;

  async write(request: DraftWritingRequest, { onText, signal }: DraftProgress): Promise<string> {
    signal.throwIfAborted();
    const text = textToRewrite(request);
    const written = text === null ? composeDraft(request) : rewrite(text, request);
    if (written === '') throw new NothingLeftToWriteError();
    for (const paragraph of written.split(/(?<=\n\n)/u)) onText(paragraph);
    return written;
  }

  async ask(request: DraftWritingRequest): Promise<string[]> {
    return composeQuestions(request);
  }

  async suggestOpenings(request: OpeningsRequest): Promise<string[]> {
    const openings = composeOpenings(request);
    if (openings.length < WRITING_LIMITS.openings) throw new NothingLeftToWriteError();
    return openings;
  }

  sourcesOf(request: DraftWritingRequest | OpeningsRequest): WritingSource[] {
    const isRewriting = 'source' in request && textToRewrite(request) !== null;
    const sources = drawnFrom(request, {
      settings: isRewriting ? ['never_use_phrases'] : SETTINGS,
      examples: false,
    });
    // A newly composed text ignores the one before; a rewritten text uses nothing else.
    return sources.filter(({ kind }) =>
      'content' in request || kind === 'style' ? true : isRewriting === (kind === 'post'),
    );
  }
}

/** The part or the text that an instruction is about; null when the draft is to be composed from scratch. */
function textToRewrite({ selection, previous_text, instructions }: DraftWritingRequest): string | null {
  if (selection !== null) return selection;
  const text = previous_text ?? '';
  return instructions !== null && isRewritingWish(instructions) && countWords(text) >= THIN_WORDS
    ? text
    : null;
}

function rewrite(
  text: string,
  { profile, preferences, examples, own_posts, instructions, seed }: DraftWritingRequest,
): string {
  return composeRewrite({
    text,
    wish: instructions,
    neverUse: preferences?.never_use_phrases ?? [],
    openings: composeOpenings({ profile, preferences, examples, own_posts, content: text, seed }),
  });
}
