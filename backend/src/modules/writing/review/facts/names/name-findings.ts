import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { formOfAddress, type FormOfAddress } from '../../../reading/names/forms-of-address.js';
import { acronymNames } from '../../../reading/names/acronym-names.js';
import { namesIn } from '../../../reading/names/names.js';
import { sharedWords, sentencesInWords, wordsAround } from '../../../reading/sentences/sentence-words.js';
import type { ReviewContext } from '../../review-context.js';
import { perText } from '../../../reading/words/per-text.js';

type Sources = Pick<ReviewContext, 'material' | 'known' | 'ownPosts'>;

/** The names of people, firms and places of the text that no source has, or that name a place of another post. */
export function unsourcedNames(text: string, language: PostLanguage | null, sources: Sources): TextRange[] {
  if (language === null) return [];
  const all = [...sources.material, ...sources.known];
  const isUnknown = unknownTo(all);
  const unknown = [...namesIn(text, language, isUnknown), ...acronymNames(text, language, isUnknown, all)];
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
  /(?<!\p{L})(?<title>Dra?|Prof|Doktor(?:in|s)?|Doctor|Professor(?:in|s)?|Capt|Captain|Docteure?|Professeure?|Doctora?|Profesora?)\.?\s(?<name>\p{Lu}[\p{L}\p{M}’'-]+)/gu;

/** A word, and the name that it stands before: "Dr. Weiss" gives nobody else a title, and "Prof. Dr. med. Eva Lind" gives Lind both. */
const WITH_NAME = /(?<word>\p{L}+)(?=(?<name>(?:\.?\s(?:\p{Lu}[\p{L}\p{M}’'-]*|\p{Ll}{1,4}(?=\.))){0,5}))/gu;

/** "Dr. Quandt" of whom the author spoke without a title. */
function addedTitles(text: string, { material, known }: Sources): TextRange[] {
  const sources = [...material, ...known];
  return [...text.matchAll(TITLES)].flatMap(({ 0: match, index, groups }) => {
    const { title = '', name = '' } = groups ?? {};
    const speaking = sources.filter((source) => source.includes(name));
    // By whatever name: "doctor" for "Dr.".
    const form = formOfAddress(title);
    const hasTitle = speaking.some((source) =>
      [...source.matchAll(WITH_NAME)].some(
        ({ groups: said }) =>
          form !== null &&
          formOfAddress(said?.['word'] ?? '') === form &&
          (!said?.['name'] || said['name'].includes(name)),
      ),
    );
    return speaking.length === 0 || hasTitle ? [] : [{ start: index, end: index + match.length }];
  });
}

/** Titles that nobody gives to whoever has none. */
const CALLED =
  /(?<!\p{L})(?<title>Mr|Mister|Mrs|Ms|Miss|Herrn?|Frau|M|[Mm]onsieur|Mme|Mlle|[Mm]adame|[Mm]ademoiselle|Sra?|Srta|[Ss]eñor(?:a|ita)?|D|[Dd]on|Dña|[Dd]oña|Maître|[Ll]e docteur|[Ll]a docteure|[Ee]l doctor|[Ll]a doctora)\.?\s(?<name>\p{Lu}[\p{L}\p{M}’'-]+)/gu;

/** "Mrs Adeyemi" for Mr Adeyemi, "Maître Yann" for Yann. */
function otherAddresses(text: string, { material, known }: Sources): TextRange[] {
  const sources = [...material, ...known];
  return [...text.matchAll(CALLED)].flatMap(({ 0: match, index, groups }) => {
    const { title = '', name = '' } = groups ?? {};
    const before = new RegExp(String.raw`(?<title>\p{L}+)\.?\s${name}(?!\p{L})`, 'giu');
    const called = sources.flatMap((source) =>
      [...source.matchAll(before)].map((found) => found.groups?.['title'] ?? ''),
    );
    const isInMaterial = sources.some((source) => source.includes(name));
    const form = formOfAddress(title.split(' ').at(-1) ?? '');
    const has = (one: FormOfAddress) => called.some((word) => formOfAddress(word) === one);
    const isOther =
      form === 'man' || form === 'woman'
        ? !has(form) && has(form === 'man' ? 'woman' : 'man')
        : (form === null || !has(form)) &&
          !called.some((word) => title.toLowerCase().endsWith(word.toLowerCase()));
    const isHonorific = /^d(?:o[nñ]a?|ña)?$/iu.test(title) && !has('man') && !has('woman');
    return isInMaterial && (isOther || isHonorific) ? [{ start: index, end: index + match.length }] : [];
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
  { material, known, ownPosts }: Sources,
): TextRange[] {
  const posts = new Set(ownPosts);
  const isUnsaid = unknownTo([...material, ...known.filter((one) => !posts.has(one))]);
  return namesIn(text, language, isUnsaid).filter((place) => {
    if (!AT[language].test(text.slice(Math.max(0, place.start - 12), place.start))) return false;
    const name = text.slice(place.start, place.end).toLowerCase();
    const words = wordsAround(text, place);
    return !sentencesInWords(ownPosts).some(
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
