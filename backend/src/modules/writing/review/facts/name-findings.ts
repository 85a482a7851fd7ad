import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { namesIn } from '../../reading/names.js';
import { sharedWords, sentencesOf, wordsAround } from '../../reading/sentence-words.js';
import type { ReviewContext } from '../review-context.js';
import { perText } from '../../reading/per-text.js';

type Sources = Pick<ReviewContext, 'told' | 'known' | 'ownPosts'>;

/** The names of people, firms and places of the text that no source has, or that name a place of another post. */
export function unsourcedNames(text: string, language: PostLanguage | null, sources: Sources): TextRange[] {
  if (language === null) return [];
  const isUnknown = unknownTo([...sources.told, ...sources.known]);
  const unknown = namesIn(text, language, isUnknown);
  const isFree = (place: TextRange) =>
    !unknown.some(({ start, end }) => start < place.end && place.start < end);
  return [
    ...unknown,
    ...[
      ...placesOfOthers(text, language, sources),
      ...addedTitles(text, sources),
      ...otherAddresses(text, sources),
    ].filter(isFree),
  ];
}

const TITLES =
  /(?<!\p{L})(?<title>Dr|Prof|Doktor|Doctor|Professor|Capt|Captain|Docteur|Professeur|Doctora?|Profesora?)\.?\s(?<name>\p{Lu}[\p{L}\p{M}’'-]+)/gu;
/** By whatever name: "doctor" for "Dr.". */
const SAME_TITLE: readonly RegExp[] = [
  /^(?:dr|do[kc]tor|doctora|docteur)$/u,
  /^(?:prof|professor|professeur|profesora?)$/u,
  /^(?:capt|captain)$/u,
];

/** "Dr. Quandt" of whom the author spoke without a title. */
function addedTitles(text: string, { told, known }: Sources): TextRange[] {
  const sources = [...told, ...known];
  return [...text.matchAll(TITLES)].flatMap(({ 0: match, index, groups }) => {
    const { title = '', name = '' } = groups ?? {};
    const speaking = sources.filter((source) => source.includes(name));
    const same = SAME_TITLE.find((one) => one.test(title.toLowerCase()));
    const hasTitle = speaking.some((source) =>
      (source.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => same?.test(word)),
    );
    return speaking.length === 0 || hasTitle ? [] : [{ start: index, end: index + match.length }];
  });
}

/** How a man and a woman are addressed. */
const ADDRESSES: readonly [RegExp, RegExp] = [
  /^(?:mr|sir|herrn?|m|monsieur|sr|señor|don)$/iu,
  /^(?:mrs|ms|miss|frau|mme|mlle|madame|mademoiselle|sra|señora|doña)$/iu,
];
/** Titles that nobody gives to whoever has none. */
const CALLED =
  /(?<!\p{L})(?<title>Mr|Mrs|Ms|Miss|Herrn?|Frau|M|Monsieur|Mme|Mlle|Madame|Sra?|Señora?|Don|Doña|Maître|[Ll]e docteur|[Ll]a docteure|[Ee]l doctor|[Ll]a doctora)\.?\s(?<name>\p{Lu}[\p{L}\p{M}’'-]+)/gu;

/** "Mrs Adeyemi" for Mr Adeyemi, "Maître Yann" for Yann. */
function otherAddresses(text: string, { told, known }: Sources): TextRange[] {
  const sources = [...told, ...known];
  return [...text.matchAll(CALLED)].flatMap(({ 0: match, index, groups }) => {
    const { title = '', name = '' } = groups ?? {};
    const before = new RegExp(String.raw`(?<title>\p{L}+)\.?\s${name}(?!\p{L})`, 'giu');
    const called = sources.flatMap((source) =>
      [...source.matchAll(before)].map((found) => found.groups?.['title'] ?? ''),
    );
    const isTold = sources.some((source) => source.includes(name));
    const side = ADDRESSES.findIndex((one) => one.test(title));
    const has = (one: RegExp | undefined) => called.some((word) => one?.test(word) === true);
    const isOther =
      side === -1
        ? !called.some((word) => title.toLowerCase().endsWith(word.toLowerCase()))
        : has(ADDRESSES[1 - side]) && !has(ADDRESSES[side]);
    const isHonorific = /^do[nñ]a?$/iu.test(title) && !has(ADDRESSES[0]) && !has(ADDRESSES[1]);
    return isTold && (isOther || isHonorific) ? [{ start: index, end: index + match.length }] : [];
  });
}

/** Before a place where something happens, and hardly before a person. */
const AT: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:in|near|at|outside)\s$/u,
  de: /(?<!\p{L})(?:in|aus|nach|nahe)\s$/u,
  fr: /(?<!\p{L})(?:à|près de|vers|en)\s$/u,
  es: /(?<!\p{L})(?:en|desde|cerca de)\s$/u,
};

/** How many words of content make two sentences tell of the same. */
const SAME_WORDS = 2;

/** Places that only an earlier post has, and that post of something else: they got into this text by chance. */
function placesOfOthers(
  text: string,
  language: PostLanguage,
  { told, known, ownPosts }: Sources,
): TextRange[] {
  const posts = new Set(ownPosts);
  const isUnsaid = unknownTo([...told, ...known.filter((one) => !posts.has(one))]);
  return namesIn(text, language, isUnsaid).filter((place) => {
    if (!AT[language].test(text.slice(Math.max(0, place.start - 12), place.start))) return false;
    const name = text.slice(place.start, place.end).toLowerCase();
    const words = wordsAround(text, place);
    return !sentencesOf(ownPosts).some(
      ({ sentence, words: other }) =>
        sentence.toLowerCase().includes(name) && sharedWords(words, other) >= SAME_WORDS,
    );
  });
}

function unknownTo(sources: readonly string[]): (word: string) => boolean {
  const said = sources.map(wordsOf);
  const known = { has: (word: string) => said.some((words) => words.has(word)) };
  return (word) => {
    const bare = word.toLowerCase().replace(/[’']s?$/u, '');
    return (
      !known.has(bare) && !(bare.endsWith('s') && known.has(bare.slice(0, -1))) && !known.has(`${bare}s`)
    );
  };
}

const wordsOf = perText((text: string): ReadonlySet<string> => {
  const found = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]+)?/gu) ?? [];
  return new Set(
    found.flatMap((word) => [word, word.replace(/[’'].*$/u, ''), word.replace(/^.{1,2}[’']/u, '')]),
  );
});
