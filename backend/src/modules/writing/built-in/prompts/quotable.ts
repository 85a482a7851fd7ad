import { isListItem, lengthInCodePoints, sentencesOf, type PostLanguage } from '@drumbeat/domain';
import { leansOnBefore, takesUp } from '../drafts/openings/leaning.js';
import { isContrast, tellsOfOneDay } from '../drafts/sentence-signs.js';
import { isUnderstoodAlone, opensUnnamed } from '../drafts/openings/understood-alone.js';
import { isFigureFragment, isSubjectless } from '../drafts/openings/subjectless.js';
import { isVerdict } from '../drafts/openings/verdicts.js';
import { DAY_SOURCE } from '../../reading/times/calendar-names.js';
import { TO_TWELVE_SOURCE } from '../../reading/figures/number-names.js';
import { tidyPhrase } from '../phrase.js';
import { isHeading, isOwnDeed, tellsOfPast } from './event.js';
import { isOrder } from '../../brief/habits/orders-to-readers.js';
import { saysSomething } from '../../reading/spoken/main-clauses.js';
import { word } from '../../reading/words/word-patterns.js';

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
  /^(?:ok(?:ay)?|so|also|bon|bueno)(?![\p{L}])|^(?:this is (?:about|the story)|(?:let me|i['’]ll|i will) tell you|es geht um|ich erzähle?|je vous raconte|c['’]est l['’]histoire|(?:os|te|les) cuento|esto va de)(?![\p{L}])|(?<![\p{L}])ones?(?= (?:on|in|at|for|from|last|this)(?![\p{L}])|\W*$)|(?<!\p{L})eine[mnrs]\W*$|(?<!\p{L})(?:which ones?|laquelle|lequel|lesquel(?:le)?s|cuál(?:es)? de (?:ell[oa]s|l[oa]s (?:dos|tres)))(?!\p{L})/iu;

/** "Three things I say on every bridge": the list behind it is what is said. */
const OF_A_LIST = new RegExp(
  String.raw`^(?:(?:things|dinge|choses|cosas)|(?:\p{N}+|${Object.values(TO_TWELVE_SOURCE).join('|')}) (?:things|reasons|lessons|rules|sentences|questions|mistakes|steps|tips|Dinge|Gründe|Regeln|Sätze|Fragen|Fehler|Schritte|Tipps|choses|raisons|règles|phrases|questions|erreurs|conseils|cosas|razones|reglas|frases|preguntas|errores|consejos))(?!\p{L})`,
  'iu',
);

/** "Who is on the anchors." is asked, whatever it ends with. */
const ASKED =
  /^(?:(?:who|what|when|where|which|why|how) (?:is|are|was|were|do|does|did|has|have|can|will)|(?:wer|was|wann|wo|wie|warum|welche[rns]?) (?:ist|sind|war|waren|hat|haben|kann|macht)|(?:qui|que|quand|où|comment|pourquoi) (?:est|sont|a|ont|peut|fait)|(?:quién|qué|cuándo|dónde|cómo|por qué) \p{L}+)(?!\p{L})/iu;

/** "Ich hab beide getestet": both of whom was told before. */
const BOTH_ALONE =
  /(?<!\p{L})(?:both(?! (?:of|the|my|our|\p{L}+s(?!\p{L})))|beide[nr]?(?! \p{Lu}))(?!\p{L})/u;

/** "La profesora los había sentado atrás": before "haber" no word is an article. */
const OPEN_OBJECT_ES = /(?<=\p{L} )l[oae]s? (?:he|has|ha|hemos|han|hab[ií]a\p{L}*)(?!\p{L})/iu;

/** "Drei Tage vorher", "genau das", "we got it wrong": counted from, or said of, what stands before. */
const POINTS_BACK: Readonly<Record<PostLanguage, RegExp>> = {
  en: word(
    String.raw`earlier|afterwards|(?:years?|months?|weeks?|days?|hours?|minutes?) (?:before|later)(?=\P{L}*$|,)|(?:exactly|just|precisely) (?:that|this)|^(?:i|we) \p{L}+ (?:it|them|him)`,
  ),
  de: /(?<!\p{L})(?:vorher|zuvor|hinterher|damals|(?:Jahre?|Monate?|Wochen?|Tage?|Stunden?|Minuten?) (?:davor|danach|später)|[Gg]enau (?:das|dies)|(?<!.)(?:Ich|Wir) \p{Ll}+ (?:es|ihn|ihm|sie)|(?:uns|mir|mich|dass|ob|weil|wenn|wir|ich) das(?! (?:\p{Ll}+(?:e|en|er|es) )?\p{Lu}))(?!\p{L})/u,
  fr: word(
    String.raw`auparavant|plus tard|la veille|le lendemain|(?:ans|mois|semaines?|jours?|heures?|minutes?) (?:avant|après)(?! (?:le|la|les|l|un|une|mon|ma|mes|notre|nos|de|d)(?!\p{L}))|exactement (?:ça|cela)|^(?:je|nous|on) (?:les|lui|leur) \p{L}+`,
  ),
  es: word(
    String.raw`anteriormente|más tarde|al día siguiente|(?:años?|mes(?:es)?|semanas?|días?|horas?|minutos?) (?:antes|después)(?! de(?!l?\p{L}))|(?:justo|precisamente|exactamente) (?:eso|esto)`,
  ),
};
/** "..., dice mi sobrino": what somebody else says is no claim of the author's. */
const SAID_BY_OTHERS =
  /,\s(?:(?:says|said|thinks|asks|asked) (?!i(?!\p{L}))|(?:sagt|sagte|meint|meinte|fragt|fragte) (?!ich(?!\p{L}))|(?:(?:me |m['’]a |m['’])?(?:dit|disait|demande|répond)|a dit) (?!je(?!\p{L}))|(?:me )?(?:dice[ns]?|dij(?:o|eron)|decía|pregunt(?:a|ó)) )|,\s(?:my|the|a) \p{L}+ (?:says|said)\P{L}*$/iu;

/** "The tree is good" behind the first sentence: which one was told before. */
const OF_THE_KNOWN =
  /^(?:the|der|die|das|den|dem|le|la|les|el|los|las) [\p{L}-]+ (?!(?:of|from|in|at|on|for|to|behind|with|who|that|which|von|vom|aus|im|am|an|auf|bei|für|zu|mit|des|de|du|des|à|au|en|pour|qui|que|del|con|para) )|^l['’]\p{L}+ (?!(?:de|du|des|à|au|en|pour|qui|que) |d['’])/iu;

/**
 * The sentence of a text that asks most for its story, whole and without its full stop: the first one with a figure, else the first
 * one, of those that begin a line and lean on none before them; null where each of them is too long, too short, an item of a list,
 * said to somebody else, about a death, or has quotation marks or addresses of its own.
 * @param known null where the language is not known: there a stop behind few letters ends no sentence
 * @param from `others as well` takes another sentence where no beginning is of use; `anywhere` the strongest of all: a figure, then a verdict
 */
export function quotableSentence(
  text: string,
  known: PostLanguage | null,
  from: 'beginnings' | 'others as well' | 'anywhere' = 'beginnings',
): string | null {
  if (SALUTATION.test(text.trimStart())) return null;
  const language = known ?? 'en';
  const parted = (part: string) => {
    const sentences = sentencesOf(part, { keepsMarks: true });
    return known === null ? joined(sentences) : sentences;
  };
  const all = parted(text);
  const given = text.split('\n').filter((line) => line.trim() !== '');
  const prose = given.filter((line) => !isListItem(line));
  // Quick notes are all in dashes.
  const lines = prose.length === 0 ? given : prose;
  const ofLines = lines.map(parted);
  const beginnings = new Set(ofLines.flatMap((sentences) => sentences.slice(0, 1)));
  const whole = new Set(ofLines.flat());
  const free = all.filter(
    (sentence, index) =>
      whole.has(sentence) &&
      (index === 0 || tellsByItself(sentence, language)) &&
      !leans(all, index, language),
  );
  const usable = (ones: readonly string[]) => usableOf(ones, language);
  const first = from === 'anywhere' ? [] : usable(free.filter((sentence) => beginnings.has(sentence)));
  // Of a text in one paragraph that begins with nothing of use, another sentence that stands by itself.
  const sentences = first.length > 0 || from === 'beginnings' ? first : usable(free);
  if (from === 'anywhere')
    return (
      [...sentences.filter((sentence) => !setsScene(sentence, language))].sort(
        (a, b) => weightOf(b, language) - weightOf(a, language),
      )[0] ?? null
    );
  return sentences.find((sentence) => HAS_FIGURE.test(sentence)) ?? sentences[0] ?? null;
}

/** Behind the first sentence: a verdict, or what surely says something with a figure, of nothing that is known already. */
const tellsByItself = (sentence: string, language: PostLanguage): boolean =>
  isVerdict(`${sentence}.`, language) ||
  (HAS_FIGURE.test(sentence) &&
    !OF_THE_KNOWN.test(sentence) &&
    (saysSomething(sentence, language) || tellsOfPast(sentence, language)));

const SHORT_WORD = /(?<!\p{L})\p{L}{1,4}\.$/u;

/** "Prev. 2019: 11.000 €" is one sentence. */
function joined(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((whole, sentence) => {
    const last = whole.at(-1);
    return last !== undefined && SHORT_WORD.test(last)
      ? [...whole.slice(0, -1), `${last} ${sentence}`]
      : [...whole, sentence];
  }, []);
}

/** "I was in a restaurant in Leeds today", "Took a stove out this morning": where and when, and nothing of what was there. */
const WHERE_ALONE: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:so )?(?:(?:i|we) )?(?:was|were|went|drove)(?: \p{L}+){0,3} (?:in|at|to|up|over|down)(?![\p{L}])[^,;:]*$|^(?:took|had|got|did|saw|fitted|fixed|put|went|met)(?![\p{L}])[^,;:]*(?:today|this morning|yesterday|last night)\P{L}*$/iu,
  de: /^(?:ja |also )?(?:(?:ich|wir|heute|gestern) )?(?:war|waren|kam)(?![\p{L}])[^,;:]* (?:in|im|bei|beim|am|auf) [^,;:]*$/iu,
  fr: /^(?:alors |bon )?(?:(?:hier|ce matin|aujourd['’]hui),? )?(?:j['’]étais|je suis allée?|j['’]ai été|on était|nous étions)(?![\p{L}])[^,;:]*(?: (?:à|au|aux|dans|chez|en)) [^,;:]*$/iu,
  es: /^(?:pues |bueno )?(?:(?:ayer|hoy|esta mañana),? )?(?:estuve|estaba|estuvimos|fui|fuimos)(?= (?:en|a|al|por|con) )[^,;:]*$/iu,
};
const tellsWhereAlone = (sentence: string, language: PostLanguage) =>
  !/\p{N}/u.test(sentence) && WHERE_ALONE[language].test(sentence);

const scene = (before: string, day: string) =>
  new RegExp(String.raw`^(?:${before})?(?:${day})(?!\p{L})`, 'iu');
/** "This was Friday, I had a call", "am Donnerstag war der Neue da": when and who, before anything has come of it. */
const SCENE: Readonly<Record<PostLanguage, RegExp>> = {
  en: scene('(?:this|it) was |on |last ', `${DAY_SOURCE.en}|yesterday|this morning|today`),
  de: scene('(?:am|letzten|diesen) ', `${DAY_SOURCE.de}|gestern|heute|heut`),
  fr: scene("c['’]était |ce ", `${DAY_SOURCE.fr}|hier|aujourd['’]hui|ce matin`),
  es: scene('el |este ', `${DAY_SOURCE.es}|ayer|hoy|esta mañana`),
};
/** "I said well send me the films": an answer to what was said before. */
const ANSWERS =
  /^(?:i|we|he|she|they|ich|wir|er|sie|je|j['’]ai|il|elle|on)(?: lui| hab\p{L}*| ai| a)? (?:said|says|told|asked|sagte?|sag|fragte?|gesagt|dis|dit|répondu)(?!\p{L})|^(?:le |les )?(?:dije|digo|pregunté|contesté)(?!\p{L})/iu;
const setsScene = (sentence: string, language: PostLanguage) =>
  ANSWERS.test(sentence) ||
  (SCENE[language].test(sentence) && !isContrast(sentence, language) && !CAME_OF_IT.test(sentence));
/** "Tuesday meeting: sales cut their forecast" goes on with what happened. */
const CAME_OF_IT = /:\s\p{L}/u;

const HAS_FIGURE = /\p{N}/u;

/** What happened, or changed, with a figure says most, then what its author takes from it; figures without a verb are a label. */
function weightOf(sentence: string, language: PostLanguage): number {
  const tells = tellsOfOneDay(sentence, language);
  if (HAS_FIGURE.test(sentence)) return tells || isContrast(sentence, language) ? 4 : 1;
  return isVerdict(`${sentence}.`, language) ? 3 : tells ? 2 : 0;
}

/** Those of the sentences that ask for a story, whole and without their full stop. */
function usableOf(sentences: readonly string[], language: PostLanguage): string[] {
  return (
    sentences
      .filter((sentence) => !TO_DO.test(sentence))
      .filter(
        (sentence) =>
          !OF_NO_USE_ALONE.test(sentence) &&
          !OF_A_LIST.test(sentence) &&
          !ASKED.test(sentence) &&
          !BOTH_ALONE.test(sentence),
      )
      .filter((sentence) => !isHeading(sentence, language) && !tellsWhereAlone(sentence, language))
      .filter((sentence) => isUnderstoodAlone(sentence, language) && !opensUnnamed(sentence, language))
      .filter((sentence) => !OPEN_OBJECT_ES.test(sentence) && !isFigureFragment(sentence, language))
      .filter((sentence) => !POINTS_BACK[language].test(sentence) && !SAID_BY_OTHERS.test(sentence))
      .filter((sentence) => !isSubjectless(sentence, language) || isOwnDeed(sentence, language))
      .filter((sentence) => !SAID_TO.test(sentence) && !DEATH.test(sentence))
      // "Guess what he paid" is told to readers; the prompt has another one.
      .filter((sentence) => !isOrder(sentence, language))
      .filter((sentence) => !/https?:|www\.|[#@{}[\]"“”„«»?=→]|->/u.test(sentence))
      .map((sentence) => tidyPhrase(sentence).replace(/^¡(?!.*!)/u, ''))
      .filter(
        (sentence) =>
          lengthInCodePoints(sentence) <= QUOTE_MAX &&
          sentence
            .replace(/\([^)]*\)?/gu, '')
            .trim()
            .split(/\s+/u).length >= WORDS_MIN,
      )
  );
}

function leans(all: readonly string[], index: number, language: PostLanguage): boolean {
  const [sentence, last] = [all[index], all[index - 1]];
  if (sentence === undefined || last === undefined) return false;
  const before = all.slice(0, index);
  return leansOnBefore(sentence, before, language) || takesUp(sentence, last, before.slice(0, -1), language);
}
