import { sentencesOf, WEEKDAY_NAMES } from '@drumbeat/domain';

/**
 * User input prepared for the middle of a sentence. They write headings, lists, whole sentences, emoji and
 * capitals; the built-in writer's frames want a phrase.
 */

/** Names that keep their capital although their spelling does not show it (SaaS, LinkedIn and API show it). */
const NAMES = new Set([
  ...WEEKDAY_NAMES.en,
  ...`Africa America Amazon American Android Apple Asia Asian Australia Austria Berlin Brazil Britain British Canada China Chinese
  Christmas Europe European Excel Facebook France French German Germany Google India Indian Instagram Ireland Italy Japan
  Kanban London Microsoft Notion Oracle Paris Pinterest Poland
  Python Salesforce Scrum Shopify Slack Spain Stripe Sweden Swiss Switzerland Java Kubernetes Lean Linux English`.split(
    /\s+/,
  ),
]);
/** Words in lower case within a heading; a heading is recognised by the capitals of all the others. */
const SMALL_WORDS = new Set(
  'a an and as at but by for from in into nor of on or over the to vs with your my our & /'.split(' '),
);

/** What a field of the profile holds, one by one and tidy: its sentences, and in them what semicolons part. */
export function phrasesOf(text: string | null): string[] {
  return sentencesOf(text ?? '')
    .flatMap((sentence) => sentence.split(/;(?=\s)/u))
    .map(tidyPhrase)
    .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase));
}

/** One line, without list marks, numbering, quotes around it, emoji and closing punctuation. */
export function tidyPhrase(text: string): string {
  return withoutOuterMarks(
    text
      .normalize('NFC')
      .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu, ' ')
      .replace(/[{}[\]<>]/g, ' ')
      .replace(/\s+/gu, ' ')
      .replace(/^(?:[-–—•*#>·\s]+|\(?\d{1,2}[.):]\s+)+/u, ''),
  )
    .replace(/[\s.,;:!?…–—-]+$/u, '')
    .trim();
}

/** Quotation marks around it all; "labelled 'misc'" keeps those of its last word. */
function withoutOuterMarks(text: string): string {
  const bare = text.replace(/^["'“”‘’«»„]+|["'“”‘’«»„]+$/gu, '');
  return /[\s(](?:["'“‘„](?=\S)|«)/u.test(bare) ? text : bare;
}

/**
 * An English phrase in the case used within a sentence: "Small Agencies" → "small agencies"; AI, LinkedIn and Germany
 * stay. Only for text that is certainly English: other languages have rules of their own for capitals (German nouns,
 * for one).
 */
export function insideSentence(phrase: string): string {
  const words = phrase.split(' ');
  const isHeading = words.every((word, index) => index === 0 || isSmall(word) || startsUpper(word));
  const isShouted = phrase === phrase.toUpperCase() && phrase !== phrase.toLowerCase();
  const acronymMax = words.length > 1 ? 4 : 6;
  return words
    .map((word, index) => {
      if (isShouted && (word.length > acronymMax || isSmall(word.toLowerCase()))) return word.toLowerCase();
      return index === 0 || isHeading ? lowerOrdinary(word) : word;
    })
    .join(' ');
}

function isSmall(word: string): boolean {
  return SMALL_WORDS.has(word);
}

function startsUpper(word: string): boolean {
  return /^[("'“]*\p{Lu}/u.test(word) || !/^\p{L}/u.test(word);
}

/** Lower case for a word with one capital at its start; each part of a hyphenated word by itself. */
function lowerOrdinary(word: string): string {
  return word
    .split('-')
    .map((part) =>
      /^\p{Lu}\p{Ll}+['’]?\p{Ll}*\W*$/u.test(part) && !isName(part) ? part.toLowerCase() : part,
    )
    .map((part) => (part === 'A' ? 'a' : part))
    .join('-');
}

function isName(word: string): boolean {
  return NAMES.has(word.replace(/\P{L}+$/u, '').replace(/['’]s$/u, ''));
}
