import type { PostLanguage } from '../../voice/stop-words.js';

/** Shorter words have too many neighbours. */
const INFLECTED_FROM = 4;

/**
 * Source of a pattern (flags `iu`) for a word in any of its inflected forms: "leverage" for "leveraging", "synergy" for
 * "synergies". Rules of our own and no stemmer: stemmers are made for searching and take "important" for "import" and "university"
 * for "universe", where here a text is held against its author. Derivations are left out, but for the verb of an English noun in
 * "-y" and the English adverb, which are how such words are avoided in name only.
 */
export function inflected(word: string, language: PostLanguage): string {
  const lower = word.toLowerCase();
  if (lower.length < INFLECTED_FROM || !/^[\p{L}\p{M}]+$/u.test(lower)) return escaped(lower);
  return FORMS[language](lower);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The stem with each of the endings, the empty one among them where a '' is given. */
const withEndings = (stem: string, endings: string) =>
  `${escaped(stem)}(?:${endings
    .split(' ')
    .map((ending) => (ending === '-' ? '' : ending))
    .join('|')})`;

const FORMS: Readonly<Record<PostLanguage, (word: string) => string>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

function english(word: string): string {
  const either = (...sources: string[]) => `(?:${[...new Set(sources)].join('|')})`;
  const ofVerbStem = (stem: string) =>
    either(
      withEndings(stem, '- e s es ed d ing'),
      ...(/[^aeiou][aeiou][bdgklmnprt]$/u.test(stem) ? [withEndings(`${stem}${stem.at(-1)}`, 'ed ing')] : []),
      ...(/([bdgklmnprt])\1$/u.test(stem) ? [withEndings(stem.slice(0, -1), '- s')] : []),
    );
  const ofNoun = (noun: string): string => {
    if (/[^aeiou]y$/u.test(noun)) {
      return withEndings(noun.slice(0, -1), 'y ies ied ying ily i[sz]e i[sz]es i[sz]ed i[sz]ing istic');
    }
    if (noun.endsWith('e')) return withEndings(noun.slice(0, -1), 'e es ed ing ely');
    return either(withEndings(noun, '- s es ed ing ly'), ofVerbStem(noun));
  };
  if (word.endsWith('ies')) return ofNoun(`${word.slice(0, -3)}y`);
  if (word.endsWith('ing') && word.length > 6) return ofVerbStem(word.slice(0, -3));
  if (word.endsWith('ed') && word.length > 5) return ofVerbStem(word.slice(0, -2));
  if (/[^sui]s$/u.test(word)) return either(ofNoun(word.slice(0, -1)), escaped(word));
  return ofNoun(word);
}

function german(word: string): string {
  const endings = '- e n en er ern es em s st ste sten ere eren erer';
  const nominal = `${withUmlaut(word)}${withEndings('', endings)}`;
  const plural = /^(.{4,}?)(?:en|n|e)$/u.exec(word)?.[1];
  const verb = /^(.{3,}?)e?n$/u.exec(word)?.[1];
  return `(?:${[
    nominal,
    ...(plural === undefined ? [] : [withEndings(plural, '- e n en er es em')]),
    ...(verb === undefined
      ? []
      : [`(?:ge)?${withEndings(verb, 'e st t et te ten tet test end ende enden')}`]),
  ].join('|')})`;
}

const UMLAUTS: Readonly<Record<string, string>> = { a: '[aä]', o: '[oö]', u: '[uü]' };

/** "Ratschlag" is also found in "Ratschläge". */
const withUmlaut = (word: string) =>
  escaped(word).replace(
    /([aou])([^aeiouäöü]+)$/u,
    (_, vowel: string, rest: string) => `${UMLAUTS[vowel] ?? vowel}${rest}`,
  );

function french(word: string): string {
  if (/..er$/u.test(word)) {
    const stem = word.slice(0, -2);
    return withEndings(
      stem,
      'er e es ent ons ez é ée és ées ant ante ants antes ais ait aient a era erons erez eront erait',
    );
  }
  if (word.endsWith('al')) return withEndings(word.slice(0, -2), 'al ale als ales aux');
  if (/eux?$/u.test(word)) return withEndings(word.replace(/x$/u, ''), '- x se ses');
  if (word.endsWith('if')) return withEndings(word.slice(0, -2), 'if ifs ive ives');
  return withEndings(word.replace(/(?:es|e|s)$/u, ''), '- e s x es ment ement');
}

function spanish(word: string): string {
  if (/..(?:ar|er|ir)$/u.test(word)) {
    const stem = word.slice(0, -2);
    return withEndings(
      stem,
      'ar er ir ares eres ers o a as amos áis an e es emos éis en imos ando iendo ado ada ados adas ido ida idos idas é ó í ió aron ieron aba aban ía ían ará arán aremos erá erán',
    );
  }
  if (/i[oó]n$/u.test(word)) return withEndings(word.slice(0, -3), 'i[oó]n iones');
  if (word.endsWith('z')) return withEndings(word.slice(0, -1), 'z ces');
  if (/(?:o|a|os|as)$/u.test(word))
    return withEndings(word.replace(/(?:o|a|os|as)$/u, ''), 'o a os as amente');
  return withEndings(word.replace(/e?s$/u, ''), '- s es mente');
}
