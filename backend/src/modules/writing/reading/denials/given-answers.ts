import { sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { wordsAsSaid } from './negations.js';
import { stemOf } from '../words/stems.js';
import { perLanguage } from '../words/per-language.js';

/** "They said no", "Antwort: ja", "It was a yes", "Son bref « non »": a yes or a no that somebody gave. */
export interface GivenAnswer {
  /** From what makes it an answer to the word itself. */
  readonly place: TextRange;
  readonly isYes: boolean;
  /** Given by the author, and not by somebody else. */
  readonly isOwn: boolean;
  /** What its sentence and the one before speak of. */
  readonly about: ReadonlySet<string>;
}

interface AnswerWords {
  readonly yes: string;
  readonly no: string;
  /** Verbs and nouns of answering, whatever stands between them and the answer. */
  readonly answers: string;
  /** "A clear no": what makes a noun of it. */
  readonly articles: string;
  /** What was only hoped for, or would be: no answer was given. */
  readonly hoped: string;
  readonly own: string;
}

const WORDS: Readonly<Record<PostLanguage, AnswerWords>> = {
  en: {
    yes: 'yes',
    no: 'no',
    answers: String.raw`sa(?:id|ys?|ying)|answer(?:s|ed)?|repl(?:y|ied|ies)|response|verdict|came back with|voted`,
    articles: 'a|the|his|her|their|its',
    hoped: String.raw`hop\p{L}+|want\p{L}*|expect\p{L}*|wait\p{L}*|need\p{L}*|would|if|unless|until|wish\p{L}*|never|not|\p{L}+n['’]t`,
    own: "i|we|my|our|i've|we've",
  },
  de: {
    yes: 'ja',
    no: 'nein',
    answers: String.raw`(?:ge)?sag(?:t|te|ten|en)|antwort\p{L}*|geantwortet|rückmeldung|bescheid`,
    articles: String.raw`ein|einem|das|dem|sein|ihr|seinem|ihrem`,
    hoped: String.raw`hoff\p{L}+|gehofft|woll\p{L}+|will|erwart\p{L}*|wart\p{L}+|bräuchte\p{L}*|würde\p{L}*|wenn|falls|nie|nicht`,
    own: 'ich|wir|mein|meine|unser|unsere',
  },
  fr: {
    yes: 'oui',
    no: 'non',
    answers: String.raw`di[ts]|disent|disai\p{L}+|répon\p{L}+|retour|verdict`,
    articles: 'un|le|son|leur|ce',
    hoped: String.raw`espér\p{L}+|voul\p{L}+|veu[xt]|attend\p{L}*|faudrait|serait|si|jamais|pas`,
    own: "j'ai|je|nous avons|on a|ma|notre",
  },
  es: {
    yes: 'sí',
    no: 'no',
    answers: String.raw`di(?:jo|jeron|ce|cen|cho|je|jimos|ciendo)|dec[ií]an?|respond\p{L}+|respuestas?|contest\p{L}+`,
    articles: 'un|el|su',
    hoped: String.raw`esper\p{L}+|quer\p{L}+|quier\p{L}+|necesit\p{L}+|sería|si|nunca`,
    own: 'dije|dijimos|contesté|contestamos|respondí|mi|nuestra',
  },
};

/** Behind an answer something ends, or says when, to what or why; "no money" and "que no venía" are none. */
const GOES_ON =
  String.raw`(?=\s*(?:[.,;:!?…)"“”»’'–—]|$)|\s(?:to|in|on|before|after|at|by|and|but|again|twice|with|without|within|because|when|straight|outright|immediately|thanks|thank|from` +
  String.raw`|zu|zum|zur|in|im|am|vor|nach|und|aber|ohne|weil|danke|der|des|gesagt|geantwortet|von|vom|auf` +
  String.raw`|à|au|aux|en|avant|après|et|mais|sans|merci|tout|pour|dès|de` +
  String.raw`|a|al|antes|después|y|pero|tras|por|sin|gracias|rotundo)(?!\p{L}))`;
const EDGE = String.raw`(?<![\p{L}\p{M}])`;
const BETWEEN = String.raw`(?:[\s:,«»“”„"'’]+|\?\s+["“„«]?\s?)`;

function patternsOf({ yes, no, answers, articles }: AnswerWords): readonly RegExp[] {
  const word = String.raw`(?<word>${yes}|${no})(?![\p{L}\p{M}])`;
  const few = String.raw`${BETWEEN}(?:[\p{L}'’]+${BETWEEN}){0,3}?`;
  return [
    new RegExp(String.raw`${EDGE}(?:${answers})${few}${word}${GOES_ON}`, 'giu'),
    // "Ja gesagt", "A no was all they said".
    new RegExp(String.raw`${EDGE}${word}\s(?:gesagt|geantwortet|said|was the answer|war die antwort)`, 'giu'),
    new RegExp(String.raw`${EDGE}(?:${articles})\s(?:[\p{L}]+\s)?${word}${GOES_ON}`, 'giu'),
    // “No.”
    new RegExp(String.raw`["“„«]\s?${word}\s?[.!,]?\s?(?:danke|thanks|merci|gracias)?[.!]?["”“»]`, 'giu'),
    // "He: no thanks"
    new RegExp(String.raw`:\s${word}(?=\s*(?:[.,;!…]|$)|\s(?:danke|thanks|thank|merci|gracias))`, 'giu'),
  ];
}

const READINGS = perLanguage((language) => {
  const words = WORDS[language];
  return {
    patterns: patternsOf(words),
    isYes: new RegExp(`^(?:${words.yes})$`, 'iu'),
    hoped: new RegExp(String.raw`${EDGE}(?:${words.hoped})(?!\p{L})`, 'iu'),
    own: new RegExp(String.raw`${EDGE}(?:${words.own})\s(?:[\p{L}'’]+\s){0,3}$`, 'iu'),
  };
});

/** "And no on Friday", "yes after all": an answer beside another one, which is none by itself. */
const ANYHOW = perLanguage((language) => {
  const { yes, no } = WORDS[language];
  return {
    yes: new RegExp(String.raw`${EDGE}(?:${yes})(?!\p{L})`, 'iu'),
    no: new RegExp(String.raw`${EDGE}(?:${no})${GOES_ON}`, 'iu'),
  };
});

/** True where the words stand somewhere that could be an answer. */
export const mayAnswer = (text: string, isYes: boolean, language: PostLanguage) =>
  ANYHOW[language][isYes ? 'yes' : 'no'].test(text);

/** The answers of a text in their order. What is asked, hoped for or would be is none. */
export function givenAnswersIn(text: string, language: PostLanguage): GivenAnswer[] {
  const { patterns, isYes, hoped, own } = READINGS[language];
  const sentences = sentenceRanges(text);
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const said = match.groups?.['word'] ?? '';
      const end = match.index + match[0].toLowerCase().lastIndexOf(said.toLowerCase()) + said.length;
      const index = sentences.findIndex((one) => end > one.start && end <= one.end);
      const sentence = sentences[index];
      if (sentence === undefined) return [];
      const before = text.slice(Math.min(sentence.start, match.index), match.index);
      const lastClause = /[^,;:–—]*$/u.exec(`${before}${match[0].slice(0, -said.length)}`)?.[0] ?? '';
      if (hoped.test(lastClause) || text.slice(sentence.start, sentence.end).trimEnd().endsWith('?'))
        return [];
      const from = sentences[Math.max(0, index - 1)]?.start ?? sentence.start;
      const about = wordsAsSaid(text.slice(from, sentence.end)).flatMap((one) => stemOf(one, language) ?? []);
      return [
        {
          place: { start: match.index, end },
          isYes: isYes.test(said),
          isOwn: own.test(`${before}${/^\S+\s/u.exec(match[0])?.[0] ?? ''}`),
          about: new Set(about),
        },
      ];
    }),
  );
  return found.filter(
    ({ place }, index) => found.findIndex((other) => other.place.end === place.end) === index,
  );
}
