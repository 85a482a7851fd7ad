import { isListItem, lengthInCodePoints, sentencesOf, type PostLanguage } from '@drumbeat/domain';
import { leansOnBefore, takesUp } from '../drafts/leaning.js';
import { tidyPhrase } from '../phrase.js';
import { isHeading } from './event.js';

/** Fewer are a heading or lean on the next sentence: "14 pallets of prawns", "Site visit (mill, 140 people)". */
const WORDS_MIN = 5;
/** A quotation stands in a hook, beside other words. */
const QUOTE_MAX = 90;

/** A line of a list of things to do has no story yet. */
const TO_DO =
  /^(?:to-?do|ask|call|write|check|mail|email|send|buy|remember|frag\w*|ruf\w*|anrufen|schreib\w*|prüf\w*|demander|appeler|vérifier|écrire|preguntar|llamar|revisar|escribir)\b/iu;

/** "Dear donor,": a letter speaks of somebody else's matters. */
const SALUTATION = /^[^\n.!?:]{2,60},[^\S\n]*\n/u;
/** "You ran the model": said to somebody who does not read the prompt. */
const SAID_TO =
  /^(?:you|your|vous|votre|usted|ustedes)(?![\p{L}])|^(?:Sie|Ihre?n?) (?:haben|hatten|sind|waren|wollten)(?![\p{L}])/iu;
/** A prompt makes no exercise of somebody's death. */
const DEATH =
  /(?<![\p{L}])(?:died|dies|dying|dead|deaths?|buried|funerals?|suicide|gestorben|st[aei]rb(?:en|t|st|e)?|verstorben\p{L}*|beerdig\p{L}*|begraben|tot|tote[nr]?|tod\p{L}*|sarg|mort(?:e|es|s)?|décéd\p{L}*|enterr\p{L}*|décès|muri(?:ó|eron)|muert[oae]s?|falleci\p{L}*|entierro)(?![\p{L}])/iu;

/** "Ok so the staff thing!!" announces what is told next; "I read one on Monday" stands for something. */
const OF_NO_USE_ALONE =
  /^(?:ok(?:ay)?|so|also|bon|bueno)(?![\p{L}])|(?<![\p{L}])ones?(?= (?:on|in|at|for|from|last|this)(?![\p{L}])|\W*$)/iu;

/** "Ich habe das zwanzig Jahre für eine Redensart gehalten": no noun follows that it belongs to. */
const BARE_THAT = /(?<!\p{L})(?:hab(?:e|en|t)|hat|hatten?) das (?!\p{Lu}|\p{L}+e \p{Lu})/u;

/** "I looked at the 11" leans on what was counted. */
const BARE_FIGURE = /(?<!\p{L})(?:the|die|den|les|los|las) \p{N}+\W*$/iu;

/**
 * The sentence of a text that asks most for its story, whole and without its full stop: the first one with a figure, else the first
 * one, of those that begin a line and lean on none before them; null where each of them is too long, too short, an item of a list,
 * said to somebody else, about a death, or has quotation marks or addresses of its own.
 */
export function quotableSentence(text: string, language: PostLanguage): string | null {
  if (SALUTATION.test(text.trimStart())) return null;
  const all = sentencesOf(text, { keepsMarks: true });
  const given = text.split('\n').filter((line) => line.trim() !== '');
  const prose = given.filter((line) => !isListItem(line));
  // Quick notes are all in dashes.
  const lines = prose.length === 0 ? given : prose;
  const beginnings = new Set(lines.flatMap((line) => sentencesOf(line, { keepsMarks: true }).slice(0, 1)));
  const sentences = all
    .filter((sentence, index) => beginnings.has(sentence) && !leans(all, index, language))
    .filter((sentence) => !TO_DO.test(sentence) && !BARE_FIGURE.test(sentence))
    .filter((sentence) => !OF_NO_USE_ALONE.test(sentence) && !BARE_THAT.test(sentence))
    .filter((sentence) => !isHeading(sentence, language))
    .filter((sentence) => !SAID_TO.test(sentence) && !DEATH.test(sentence))
    .filter((sentence) => !/https?:|www\.|[#@{}[\]"“”„«»?]/u.test(sentence))
    .map(tidyPhrase)
    .filter(
      (sentence) =>
        lengthInCodePoints(sentence) <= QUOTE_MAX &&
        sentence
          .replace(/\([^)]*\)?/gu, '')
          .trim()
          .split(/\s+/u).length >= WORDS_MIN,
    );
  return sentences.find((sentence) => /\p{N}/u.test(sentence)) ?? sentences[0] ?? null;
}

function leans(all: readonly string[], index: number, language: PostLanguage): boolean {
  const [sentence, last] = [all[index], all[index - 1]];
  if (sentence === undefined || last === undefined) return false;
  const before = all.slice(0, index);
  return leansOnBefore(sentence, before, language) || takesUp(sentence, last, before.slice(0, -1), language);
}
