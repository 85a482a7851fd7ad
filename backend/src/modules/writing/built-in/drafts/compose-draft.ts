import {
  countWords,
  extractHashtags,
  findNeverUsePhrases,
  isHashtagLine,
  isThinMaterial,
  LANGUAGE_WORDS_MIN,
  POST_TEXT_MAX,
  type PostLanguage,
  sentencesOf,
  shownLanguage,
  withoutPlaces,
  WRITING_LIMITS,
} from '@drumbeat/domain';
import { authorBeginsSmall } from '../../brief/habits/small-letters.js';
import type { DraftWritingRequest } from '../../draft-writer.service.js';
import type { AuthorForm } from './form/author-form.js';
import { chosenForm, deniesHashtags } from './form/chosen-form.js';
import { holdsOnTo, openingPlace, withDenials } from './openings/best-opening.js';
import { toldAnswers } from './answers.js';
import { assembled } from './assembled.js';
import { notesOf } from '../../brief/notes.js';
import { DRAFT_TEXTS } from './draft.texts.js';
import { piecesOf, withoutEquals, withoutMarkdown, type Piece } from './pieces.js';
import { isNoAnswer } from './no-answer.rules.js';
import type { KindOfNotes } from '../../reading/kind-of-notes.js';
import { letterOf } from '../../reading/words/letters.js';
import { paragraphsOf } from './form/paragraphs.js';
import { printedCapitals } from './spelling/printed-capitals.js';
import { ownEmojiAlone, withEmoji, type Parts } from './form/placed-emoji.js';
import { isNeedlessLabel, runUpOf } from './openings/run-ups.js';
import { isNamedThing, subjectLine, untoldSubject } from './subject.js';
import { hasFacts, tellsOfOneDay, wordsOf } from './sentence-signs.js';
import { isVerdict } from './openings/verdicts.js';
import { wishesOf, type WishKind } from './rewrites/wishes.js';
import { withoutPhrases } from '../without-phrases.js';

const PLACES_MAX = 2;
/** From so many sentences on an author has come to the point. */
const WITH_POINT = 3;
const WORDS_WITH_POINT = 40;

/** What a draft is made of, all of it the author's own. */
export interface OwnMaterial {
  /** The first line of the prompt that it is drafted from, where there are no words of the author's to begin with. */
  readonly hook: string | null;
  readonly text: string;
  /** What the answers are about, where they do not say so themselves: the author's own note, which the draft opens with. */
  readonly subject: string | null;
  /** Answers that say nothing without their question. */
  readonly leftOut: readonly string[];
  /** A line that only says what the text is about, which says it without. */
  readonly untold: string | null;
  /** Lines of hashtags that stand in the text already. */
  readonly tags: string;
  /** Null where the words show none of those that the writer knows. */
  readonly language: PostLanguage | null;
  /** Of words that were dictated sounds of hesitation are left out, and sentences that ran on are parted. */
  readonly kind: KindOfNotes;
  /** Words that the notes have in short, and the draft in full, as they were typed. */
  readonly shortened: readonly string[];
  /** True where there is nothing but a subject. */
  readonly isThin: boolean;
}

/** Notes, answers, or the text that is there. A subject alone ("Pricing") is what the answers are about. */
export function ownMaterialOf(request: DraftWritingRequest): OwnMaterial {
  const { source, previous_text, answers } = request;
  const hook = source.kind === 'prompt' ? ownEmojiAlone(source.hook.trim(), request) : null;
  const given =
    source.kind === 'notes'
      ? source.notes
      : withoutHook(withoutPlaces(previous_text ?? ''), source.hook.trim(), hook ?? '');
  const { told, leftOut } = toldAnswers(
    answers.filter(({ answer }) => !isNoAnswer(answer)),
    authorBeginsSmall(request),
  );
  const isThin = isThinMaterial({ notes: given, prompt: '', present: '' }) && told.length === 0;
  const isSubject = told.length > 0 && isSubjectAlone(given);
  const about = isSubject ? untoldSubject(withoutMarkdown(given), told.join(' ')) : null;
  const all = withoutMarkdown([...(isSubject ? [] : [given]), ...told].join('\n\n')).trim();
  const lines = all.split('\n');
  const tags = lines
    .filter(isHashtagLine)
    .map((line) => line.trim())
    .join(' ');
  const said = lines
    .map((line) => (isHashtagLine(line) ? '' : line))
    .join('\n')
    .trim();
  const { text: written, language, shortened, kind } = notesOf(said, request);
  const runUp = runUpOf(written, language);
  const text = runUp === null ? written : written.slice(runUp.length).trim();
  const isLabel = about !== null && isNeedlessLabel(about, told, language);
  return {
    hook: text === '' ? hook : null,
    text,
    subject: isLabel ? null : about,
    leftOut,
    untold: isLabel ? about : runUp,
    tags,
    language,
    isThin,
    kind,
    shortened,
  };
}

function isSubjectAlone(notes: string): boolean {
  return (
    isThinMaterial({ notes, prompt: '', present: '' }) &&
    (isNamedThing(notes) || !hasFacts(notes, shownLanguage(notes)))
  );
}

/** @param hooks the prompt's line, and the same as a draft begins with it */
function withoutHook(text: string, ...hooks: readonly string[]): string {
  const hook = hooks.find((one) => one !== '' && text.startsWith(one));
  if (hook === undefined) return text;
  // What is left of its line may be an emoji.
  return text
    .slice(hook.length)
    .replace(/^[^\p{L}\p{N}\n]*(?:\n|$)/u, '')
    .trim();
}

/**
 * A draft of the author's own words: the strongest sentence that can stand first, the others in their order, in paragraphs as
 * long as the author's, closed as the author closes. What is missing is at most two [places]. No sentence is added, none is in
 * another language. At most 3,000 characters, none of the never-use phrases. Pure.
 */
export function composeDraft(request: DraftWritingRequest): string {
  const given = ownMaterialOf(request);
  const form = chosenForm(request, given.language);
  const material = form.isLowerCase ? given : withCapitals(given, request);
  const neverUse = request.preferences?.never_use_phrases ?? [];
  const { kinds } = wishesOf(request.instructions ?? '');
  const pieces = withDenials(piecesOf(material.text, form, material.language));
  const ending = [...closingOf(material, pieces, form, kinds, request)];
  const tags = material.tags === '' ? tagsFor(material.text, form, kinds, request) : material.tags;
  const tagsInline = material.tags === '' && form.tags.areInline;
  const parts = led(
    pieces,
    material,
    material.kind === 'spoken' ? spokenForm(pieces, form) : form,
    presentOpening(request),
  );
  const [greeting, signOff] = letterLines(material, form);
  const body = kinds.has('no-emoji') ? parts : withEmoji(parts, material.text, form, ending.length > 0);
  const draft = assembled(
    greeting === null ? body : { opening: greeting, paragraphs: [body.opening, ...body.paragraphs] },
    signOff === null ? ending : [...ending, signOff],
    tags,
    tagsInline,
    material.language,
  );
  return withoutPhrases(withoutEquals(draft, material.language), neverUse).slice(0, POST_TEXT_MAX).trim();
}

function withCapitals(material: OwnMaterial, { own_posts, profile }: DraftWritingRequest): OwnMaterial {
  const { text, subject, language } = material;
  const own = { posts: own_posts.map(({ content }) => content), profile };
  const capital = (given: string) => printedCapitals(given, language, own);
  return { ...material, text: capital(text), subject: subject === null ? null : capital(subject) };
}

/** The first sentence of the text that a new one is wanted for. */
function presentOpening({ previous_text }: DraftWritingRequest): string | null {
  const first = withoutPlaces(previous_text ?? '').split('\n')[0] ?? '';
  return sentencesOf(first)[0]?.replace(/[^\p{L}\p{N}.!?%)”“"»]+$/u, '') ?? null;
}

/** Nobody speaks in sentences as short as they write: paragraphs have as many of them as the author's, up to this length. */
const SPOKEN_PARAGRAPH_MAX = 42;
const SPOKEN_SENTENCES = { least: 2, most: 3 };

function spokenForm(pieces: readonly Piece[], form: AuthorForm): AuthorForm {
  const words = pieces.reduce((all, { text }) => all + countWords(text), 0) / Math.max(1, pieces.length);
  const sentences = Math.min(
    SPOKEN_SENTENCES.most,
    Math.max(SPOKEN_SENTENCES.least, form.sentencesPerParagraph),
  );
  return {
    ...form,
    sentencesPerParagraph: sentences,
    wordsPerParagraph: Math.max(form.wordsPerParagraph, Math.min(SPOKEN_PARAGRAPH_MAX, words * sentences)),
  };
}

/** Salutation and sign-off of an author who writes letters, where the notes have none of their own. */
function letterLines(
  { text, language, hook }: OwnMaterial,
  { letter }: AuthorForm,
): [string | null, string | null] {
  if (letter === null || (text === '' && hook === null)) return [null, null];
  const own = letterOf(text);
  const place = language === null ? null : DRAFT_TEXTS[language].salutation;
  return [
    own.salutation === null ? (letter.salutation ?? place) : null,
    own.signOff === null ? letter.signOff : null,
  ];
}

/** The opening before the rest; not alone where the author never leaves it so, or the next sentence holds on to it. */
function led(
  pieces: readonly Piece[],
  { hook, subject, language, text, isThin, kind }: OwnMaterial,
  form: AuthorForm,
  present: string | null,
): Parts {
  if (hook !== null) return { opening: hook, paragraphs: paragraphsOf(pieces, form, language) };
  // What the answers speak of has to be said before them.
  if (subject !== null) {
    const opening = piecesOf(subject, form, language)
      .map((piece) => piece.text)
      .join(' ');
    const [start, ...others] = pieces;
    if (start === undefined) return { opening, paragraphs: [] };
    const line = subjectLine(opening, start.isList ? null : start.text, language);
    const rest = line === null || start.isList ? pieces : others;
    return { opening: line ?? opening, paragraphs: paragraphsOf(rest, form, language) };
  }
  const sentences = pieces.map(({ text, isList }) => (isList ? '' : text));
  // A letter tells in its order; nothing of it is set before the rest for effect.
  const strongest =
    language === null || form.letter !== null ? 0 : openingPlace(sentences, language, form, present);
  // What somebody told, or cut short, goes on from sentence to sentence; only what they take from it can come first.
  const isPoint =
    language !== null &&
    strongest === sentences.length - 1 &&
    isVerdict(sentences[strongest] ?? '', language);
  const isHeld = kind !== 'written' && !isPoint;
  const place = isHeld ? 0 : strongest;
  const first = pieces[place];
  if (first === undefined) return { opening: '', paragraphs: [] };
  // A subject is no sentence.
  if (isThin && pieces.length === 1 && !text.endsWith('.'))
    return { opening: first.text.replace(/\.$/u, ''), paragraphs: [] };
  const rest = pieces.toSpliced(place, 1);
  const isAlone = form.opensAlone || place > 0 || rest.length === 0;
  const isShort = wordsOf(first.text).length <= Math.max(form.openingWords * 2, 16);
  if (first.isList || !isAlone || !isShort || holdsOnTo(rest[0]?.text, first.text, language, place)) {
    const [opening = '', ...paragraphs] = paragraphsOf(
      [{ ...first, isApart: false }, ...rest],
      form,
      language,
    );
    return { opening, paragraphs };
  }
  return { opening: first.text, paragraphs: paragraphsOf(rest, form, language) };
}

/** Where the writer does not know the language. */
const WORDLESS_PLACE = '[…]';

/** The places for what is missing, and the author's own closing. */
function closingOf(
  { hook, text, language, isThin }: OwnMaterial,
  pieces: readonly Piece[],
  form: AuthorForm,
  kinds: ReadonlySet<WishKind>,
  { source }: DraftWritingRequest,
): string[] {
  if (language === null) return isThin ? [WORDLESS_PLACE] : [];
  const texts = DRAFT_TEXTS[language];
  const asks =
    source.kind === 'prompt' && text === '' && hook !== null ? placesOf(source.prompt_text, language) : [];
  if (asks.length > 0) return asks;
  const told = pieces.filter((piece) => tellsOfOneDay(piece.text, language)).length;
  const hasEvidence =
    (told >= WITH_POINT && countWords(text) >= WORDS_WITH_POINT) ||
    pieces.some((piece) => hasFacts(piece.text, language));
  const lines = pieces.flatMap((piece) => piece.text.split('\n'));
  const hasPoint =
    lines.length >= WITH_POINT ||
    countWords(text) >= WORDS_WITH_POINT ||
    pieces.some((piece) => isVerdict(piece.text, language));
  const missing = [...(hasEvidence ? [] : [texts.example]), ...(hasPoint ? [] : [texts.point])];
  const closes = form.closesWithQuestion && !kinds.has('no-question') && !/[?？]\P{L}*$/u.test(text);
  const places = missing.slice(0, closes ? PLACES_MAX - 1 : PLACES_MAX);
  const emoji = form.closingEmoji === null || kinds.has('no-emoji') ? '' : ` ${form.closingEmoji}`;
  return [
    ...places,
    ...(closes ? [`${texts.question}${emoji}`] : []),
    ...(form.closing === null || text.includes(form.closing) ? [] : [form.closing]),
  ];
}

/** What a prompt asks for, as places: its first sentences, where they are in the language of the draft. */
function placesOf(promptText: string, language: PostLanguage): string[] {
  const shown = shownLanguage(promptText);
  if (shown !== language && countWords(promptText) >= LANGUAGE_WORDS_MIN) return [];
  return sentencesOf(promptText.replace(/[[\]]/gu, ''))
    .slice(0, PLACES_MAX)
    .map((sentence) => `[${sentence}]`);
}

/** Of the posts with hashtags: what stands under so many says who writes, and not what of. */
const ALWAYS_SET = 0.6;
/** Hashtags that the author has used: those that the text is about, and those that they always set. */
function tagsFor(
  text: string,
  { tags }: AuthorForm,
  kinds: ReadonlySet<WishKind>,
  request: DraftWritingRequest,
): string {
  if (setsNoHashtags(request) || kinds.has('no-hashtags') || extractHashtags(text).length > 0) return '';
  const told = wordsOf(text);
  const isTold = (tag: string) => {
    const stem = tag.slice(1, 9).toLowerCase();
    return stem.length > 1 && told.some((one) => (stem.length > 3 ? one.startsWith(stem) : one === stem));
  };
  return tags.used
    .filter(
      ({ tag, share }) =>
        (isTold(tag) || share >= ALWAYS_SET) && findNeverUsePhrases(tag, neverUseOf(request)).length === 0,
    )
    .sort((a, b) => Number(isTold(b.tag)) - Number(isTold(a.tag)) || b.share - a.share)
    .slice(0, Math.min(tags.perPost, WRITING_LIMITS.hashtags))
    .map(({ tag }) => tag)
    .join(' ');
}

/** The author's settings say so, or that hashtags are not theirs. */
export const setsNoHashtags = ({ preferences }: Pick<DraftWritingRequest, 'preferences'>) =>
  deniesHashtags({ preferences }) ||
  (preferences?.formatting_preferences ?? []).some((wish) => wishesOf(wish).kinds.has('no-hashtags'));

const neverUseOf = ({ preferences }: DraftWritingRequest) => preferences?.never_use_phrases ?? [];
