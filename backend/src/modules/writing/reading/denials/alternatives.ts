import { sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { SPANISH_PART, wordsAsSaid } from './negations.js';
import { stemOf } from '../words/stems.js';

/** "Not the price but the delay cost us the deal": one thing is denied, and another put in its place. */
export interface Alternative {
  /** The sentence that says so. */
  readonly place: TextRange;
  readonly denied: ReadonlySet<string>;
  /** What stands in its place: the first word of content that is said of it. */
  readonly instead: string;
  /** Everything that the sentence says of it. */
  readonly affirmed: ReadonlySet<string>;
  /** What is said of the one, and denied of the other; empty for "It was not the price but the delay". */
  readonly shared: ReadonlySet<string>;
}

const NOT_BUT: Readonly<Record<PostLanguage, { readonly not: string; readonly but: string }>> = {
  en: { not: String.raw`not|\p{L}+n['’]t`, but: String.raw`,? but(?! (?:also|not))` },
  de: { not: String.raw`nicht|kein\p{L}*`, but: String.raw`,? sondern(?! auch)` },
  fr: { not: 'pas|non', but: String.raw`,? mais(?! (?:aussi|pas))` },
  es: { not: 'no', but: String.raw`,? sino(?! también)` },
};
/** "The small van rather than the big one": the one stands in the other's place. */
const INSTEAD_OF: Readonly<Record<PostLanguage, string>> = {
  en: 'instead of|rather than|in place of',
  de: 'statt|anstatt|anstelle (?:von|der|des)',
  fr: 'au lieu d[eu]s?|plutôt que|à la place d[eu]s?',
  es: 'en lugar de|en vez de|antes que',
};
/** "Not only the price": nothing is denied. */
const ONLY =
  /^\s*(?:only|just|merely|simply|because|nur|bloß|weil|mehr|seulement|que|parce|plus|solo|sólo|solamente|porque)(?!\p{L})/iu;
/** A clause of its own follows, and nothing in the place of what is denied. */
const GOES_ON = String.raw`(?:and|so|because|und|weil|denn|et|donc|car|parce|y|porque)\s`;
const DENIED_WORDS_MAX = 6;
/** Characters; a longer sentence puts more than two things against each other. */
const SENTENCE_MAX = 400;

/** The sentences of a text that put one thing in the place of another. */
export function alternativesIn(text: string, language: PostLanguage): Alternative[] {
  const { not, but } = NOT_BUT[language];
  // "No vendí, y llamé": a clause is denied, and none of two things.
  const notOne = language === 'es' ? String.raw`(?:${not})\s${SPANISH_PART}` : String.raw`(?:${not})\s`;
  const patterns = [
    // "It was not X but Y that …"
    new RegExp(String.raw`^(.*?)(?<!\p{L})(?:${not})\s([^,;:]+?)${but}\s(.+)$`, 'isu'),
    // "Not X, Y did it", "it wasn't X, it was Y who did it"
    new RegExp(
      String.raw`^((?:\S+\s){0,2}?)(?:(?:${not})\s(?:fue |era |le |est |était )|${notOne})([^,;:]+?)[,;:–—]\s(?!${GOES_ON})(.+)$`,
      'isu',
    ),
  ];
  const inPlaceOf = INSTEAD_OF[language];
  const behind = [
    // "7, not 3, people", "X and not Y"
    new RegExp(
      String.raw`^(?<affirmed>.+?)(?:[,–—]\s?(?:and |und |et |y )?|\s(?:and|und|et|y)\s)${notOne}(?<denied>[^,;:]+)(?:,\s(?<more>.+))?$`,
      'isu',
    ),
    new RegExp(
      String.raw`^(?<affirmed>.+?),?\s(?:${inPlaceOf})\s(?<denied>(?:[^,;:]|(?<=\d),(?=\d))+)(?:,\s(?<more>.+))?$`,
      'isu',
    ),
  ];
  // German and the Romance languages begin with what was replaced: "Statt 9 Formularen gibt es jetzt 2".
  const first = new RegExp(
    String.raw`^(?:${inPlaceOf})\s(?<denied>(?:\S+\s){0,2}?\S+),?\s(?<affirmed>.+)$`,
    'isu',
  );
  const short = sentenceRanges(text).filter(({ start, end }) => end - start <= SENTENCE_MAX);
  return short.flatMap((place) => {
    const sentence = text.slice(place.start, place.end).replace(/[.!…]+["”’»]*$/u, '');
    for (const pattern of patterns) {
      const [, before = '', denied = '', affirmed = ''] = pattern.exec(sentence) ?? [];
      const found = alternative(place, { before, denied, affirmed }, language);
      if (found !== null) return [found];
    }
    for (const pattern of [first, ...behind]) {
      const { affirmed = '', denied = '', more = '' } = pattern.exec(sentence)?.groups ?? {};
      // "It was my sister, not me": what stands right before the "not" is put in its place.
      const isNext = pattern !== first && more === '';
      const found = alternative(
        place,
        { before: '', denied, affirmed: `${affirmed} ${more}`, isNext },
        language,
      );
      if (found !== null) return [found];
    }
    return [];
  });
}

function alternative(
  place: TextRange,
  parts: {
    readonly before: string;
    readonly denied: string;
    readonly affirmed: string;
    readonly isNext?: boolean;
  },
  language: PostLanguage,
): Alternative | null {
  if (parts.denied === '' || ONLY.test(parts.denied)) return null;
  const [figure, counted = '', ...behind] = parts.denied.split(/\s+/u);
  // "390 instead of 450 euros for power a month": what follows is said of both.
  if (/^\d/u.test(figure ?? '') && behind.length + 2 > DENIED_WORDS_MAX)
    return alternative(
      place,
      { ...parts, denied: `${figure} ${counted}`, affirmed: `${parts.affirmed} ${behind.join(' ')}` },
      language,
    );
  if (wordsAsSaid(parts.denied).length > DENIED_WORDS_MAX) return null;
  const [before, denied, affirmed] = [parts.before, parts.denied, parts.affirmed].map((part) =>
    contentOf(part, language),
  );
  const ordered = parts.isNext === true ? affirmed?.toReversed() : affirmed;
  const [instead, ...more] = ordered ?? [];
  if (denied === undefined || denied.length === 0 || instead === undefined) return null;
  return {
    place,
    denied: new Set(denied),
    instead,
    affirmed: new Set(affirmed),
    shared: new Set([...(before ?? []), ...more]),
  };
}

/** The words behind an "instead of", which say what is not so: "wednesdays instead of mondays". */
export function replacedIn(part: string, language: PostLanguage): Set<string> {
  const behind = [...part.matchAll(new RegExp(String.raw`(?<!\p{L})(?:${INSTEAD_OF[language]})\s`, 'giu'))];
  return new Set(
    behind.flatMap(({ 0: mark, index }) => contentOf(part.slice(index + mark.length), language).slice(0, 1)),
  );
}

const contentOf = (part: string, language: PostLanguage) =>
  wordsAsSaid(part).flatMap((one) => stemOf(one, language) ?? []);
