import { profileTexts } from '../brief/author-facts.js';
import { materialMadeOf, materialSaid, materialSubject, OPENINGS_MATERIAL } from '../brief/material.js';
import { notesInFull } from '../brief/notes.js';
import { readingParts, shownPart } from '../reading/sentences/parts.js';
import { OWN_WORDS } from '../brief/settings.rules.js';
import type { DraftWritingRequest, OpeningsRequest, WritingVoice } from '../draft-writer.service.js';
import { elsewhereOf, type Elsewhere } from './other-subjects.js';

/** What a written text is held against. A fact that stands in none of the sources has none. */
export interface ReviewContext {
  /** What the author said for this text: notes, answers (a writer asked the questions), prompt, wishes, the text that it replaces. */
  readonly material: readonly string[];
  /** The notes and answers among it that a new text is made of. */
  readonly made?: readonly string[];
  /** What is known of the author otherwise: the profile, and what they wrote before. */
  readonly known: readonly string[];
  /** The author's earlier posts, which are among `known`, as far as they show a form: their habits are no faults. */
  readonly ownPosts: readonly string[];
  readonly neverUse: readonly string[];
  /** As the profile has it. */
  readonly name?: string | null;
  /** What the author has told of other matters, as far as it is told with the draft. */
  readonly elsewhere?: Elsewhere;
  /** True for a part of a post: whole-text habits say nothing about it. */
  readonly isPart: boolean;
  /** The text, or the part of one, that is written anew: its words are known. */
  readonly rewritten?: string | null;
  /** The material as it was typed or spoken: somebody may be quoted with a "well" that a draft leaves out. */
  readonly asTyped?: readonly string[];
}

/** The sources and habits of the author of a request. */
export function reviewContext(request: DraftWritingRequest): ReviewContext {
  return {
    material: materialSaid(request).map((said) => notesInFull(said, request).replace(OPPOSED, ',')),
    made: materialMadeOf(request),
    asTyped: materialSaid(request),
    ...authorOf(request),
    elsewhere: elsewhereOf(request, [materialSubject(request), ...materialSaid(request)]),
    isPart: request.selection !== null,
    rewritten: request.selection ?? request.previous_text,
  };
}

/** The same for first lines: the post is what their author said, but for what a writer invented in it. */
export function openingsContext(request: OpeningsRequest): ReviewContext {
  return { material: OPENINGS_MATERIAL.said(request), ...authorOf(request), isPart: true };
}

function authorOf({ profile, preferences, examples, own_posts }: WritingVoice) {
  const ownPosts = [...new Set([...own_posts, ...examples].map(({ content }) => content))];
  return {
    known: texts([
      ...profileTexts(profile),
      ...(preferences === null ? [] : OWN_WORDS.flatMap((name) => preferences[name])),
      ...ownPosts.flatMap(readingParts),
    ]),
    ownPosts: ownPosts.map(shownPart),
    neverUse: preferences?.never_use_phrases ?? [],
    name: profile.full_name,
  };
}

/** "Hat er geweint nicht sie": spoken, it has no comma, and who did it not is no part of the clause. */
const OPPOSED =
  /(?<=\p{L}{3})(?=\s(?:nicht (?:er|sie|ich|wir|du)|not (?:him|her|me|us|them)|pas (?:moi|lui|elle|nous|eux)|no (?:él|ella|yo|nosotros|ellos))(?:[.,;:!?\n]|$|\s(?:und|aber|and|but|et|mais|y|pero)\s))/giu;

const texts = (given: readonly (string | null)[]) =>
  given.filter((text): text is string => text !== null && text.trim() !== '');
