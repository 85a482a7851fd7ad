import type { PostLanguage } from '@drumbeat/domain';
import { authorBeginsSmall } from './habits/small-letters.js';
import type { DraftWritingRequest } from '../draft-writer.service.js';
import { readNotes, type ReadNotes } from '../reading/kind-of-notes.js';
import { languageOfDraft } from './notes-language.js';

interface DraftNotes extends ReadNotes {
  readonly language: PostLanguage | null;
}

/** What the author said for a draft, as it is written: every writer reads it in the same language and beside the same posts. */
export function notesOf(said: string, request: DraftWritingRequest): DraftNotes {
  const language = languageOfDraft(said, request);
  const posts = request.own_posts.map(({ content }) => content);
  return { ...readNotes(said, language, { posts, isLowerCase: authorBeginsSmall(request) }), language };
}

/** The same as a text is held against it: in full, whatever the author's posts have in short or small, as a model may write either. */
export const notesInFull = (said: string, request: DraftWritingRequest): string =>
  readNotes(said, languageOfDraft(said, request)).text;
