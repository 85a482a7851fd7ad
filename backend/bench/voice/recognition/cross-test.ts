import { learnVoice, standing, readMasked, type Reference, type Voice } from '@drumbeat/domain';
import { composeDraft } from '../../../src/modules/writing/built-in/drafts/compose-draft.js';
import { inventedAuthor, requestOf } from '../../../test/support/writing/invented-authors.js';
import type { Corpus } from './corpus.js';

/** Authors of whom no two write alike. */
export const CROSS_AUTHORS = ['dave', 'eleanor', 'hanna', 'tom'] as const;
/** Every third subject: no voice and no example knows them. */
const ASKED_EACH = 3;
const KNOWN = 20;
const EXAMPLES = 10;
/** So many words in a row are copied, not written alike. */
const COPIED_WORDS = 6;

/** A draft made for one author, held against all voices. */
export interface CrossDraft {
  readonly author: string;
  readonly subject: string;
  readonly likeness: Readonly<Record<string, number>>;
  /** Six words in a row of the examples that were not in the notes; null without any. */
  readonly copied: string | null;
}

/** The built-in writer is told an author's post on a subject in one paragraph, and has their other posts as examples. */
export function crossTest({ authors }: Corpus, reference: Reference): CrossDraft[] {
  const subjects = [...new Set([...authors.values()].flat().map(({ subject }) => subject))].sort();
  const asked = subjects.filter((_, at) => at % ASKED_EACH === 0);
  const knownOf = (name: string) =>
    (authors.get(name) ?? [])
      .filter(({ subject }) => !asked.includes(subject))
      .map(({ text }) => text)
      .slice(0, KNOWN);
  const voices = new Map<string, Voice>();
  for (const name of CROSS_AUTHORS) {
    const voice = learnVoice(knownOf(name), reference);
    if (!voice) throw new Error(`${name} has too few posts`);
    voices.set(name, voice);
  }
  const { profile } = inventedAuthor('cfo');
  return CROSS_AUTHORS.flatMap((author) =>
    asked.map((subject) => {
      const post = authors.get(author)?.find((each) => each.subject === subject);
      const notes = (post?.text ?? '').replaceAll(/\s+/gu, ' ');
      const examples = knownOf(author).slice(0, EXAMPLES);
      const draft = composeDraft(requestOf({ profile, posts: examples }, notes));
      const masked = readMasked(draft, reference.language);
      return {
        author,
        subject,
        likeness: Object.fromEntries(
          [...voices].map(([name, voice]) => [name, standing(masked, voice).likeness]),
        ),
        copied: copiedWords(draft, examples, notes),
      };
    }),
  );
}

function copiedWords(draft: string, examples: readonly string[], notes: string): string | null {
  const own = new Set(wordRows(notes));
  const foreign = new Set(examples.flatMap(wordRows));
  return wordRows(draft).find((row) => foreign.has(row) && !own.has(row)) ?? null;
}

function wordRows(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
  return words.flatMap((_, at) =>
    at + COPIED_WORDS > words.length ? [] : [words.slice(at, at + COPIED_WORDS).join(' ')],
  );
}
