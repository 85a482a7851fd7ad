import { countWords, type PostLanguage } from '@drumbeat/domain';
import { perLanguage, type PerLanguage } from '../words/per-language.js';
import { capitalized } from '../words/letters.js';
import { writtenRanges } from '../sentences/written-sentences.js';
import { besideQuotations } from '../sentences/quotations.js';
import { withOneSound, withoutBrokenMarks } from './broken-marks.js';
import { withClauseCommas } from './clause-commas.js';
import { withoutBareFillers } from './bare-fillers.js';
import { withoutDictation } from './dictation.js';
import { withoutFalseStarts } from './false-starts.js';
import { hasHesitation, PAUSE, withoutHesitations, withoutSpokenTags, withPauses } from './hesitations.js';
import { SOUNDS } from './hesitations.words.js';
import { beginsClause } from './main-clauses.js';
import { partedRunOns } from './run-ons.js';

/** What somebody begins to speak with; nothing was said that it could go on from. */
const LEADS: PerLanguage<string> = {
  en: 'so|ok(?:ay)?|well|right|yeah|yes|alright|all right|anyway|hi|basically',
  de: '(?:(?:jetzt )?pass auf|passt auf|hör(?:t)? zu)|also|so|ja|gut|ok(?:ay)?|naja|na ja|nun|tja|genau|hallo',
  fr: 'alors|donc|bon|ben|bah|voilà|ok|oui|enfin|eh bien',
  es: '(?:bueno,? )?(?:pues|y) nada(?:,? que)?|este,? pues|mire|bueno|pues|vale|a ver|nada|mira|oye|ok|sí|o sea|entonces',
};
const LEAD = perLanguage(
  (language) =>
    new RegExp(`^(?:(?:${LEADS[language]})(?![\\p{L}\\p{M}’'])[^\\S\\n]*[,.…:]*[^\\S\\n]*)+`, 'iu'),
);
const SURE_LEAD: PerLanguage<RegExp> = {
  en: /yeah|ok(?:ay)? so|right so/iu,
  de: /^(?:ja|so|gut|okay|na ?ja),? also|^also,? (?:ja|gut|okay)/iu,
  fr: /^(?:bon|ok|oui),? (?:alors|ben|donc)|^alors,? (?:voilà|bon)|eh bien/iu,
  es: /nada|^este,? pues|^pues,? mire|^bueno,? pues|^pues,? (?:bueno|mira)/iu,
};
/** Nobody types these before all else. */
const RAMBLES: PerLanguage<RegExp> = {
  en: /^\s*(?:yeah,? so|so,? yeah)(?!\p{L})/iu,
  de: /^\s*(?:ja|so),? also(?!\p{L})/iu,
  fr: /^\s*bon,? (?:ben|alors)(?!\p{L})/iu,
  es: /^\s*(?:(?:bueno,? )?pues nada|bueno,? pues)(?!\p{L})/iu,
};
const RAMBLING = 25;
/** Words: nobody who types goes on so long without any mark. */
export const UNPUNCTUATED = 30;
const isUnpunctuated = (line: string) =>
  !/[.,;:!?–—()](?=\s)/u.test(line) && countWords(line) >= UNPUNCTUATED;
/** "Et donc voilà des fois", "tiene y nada el lunes": they go on, and say nothing. */
const GOES_ON: PerLanguage<RegExp> = {
  en: /(?<=(?<![\p{L}])(?:and|but|so) )(?:you know|i mean|like|yeah),? (?=(?:i|we|he|she|they|it|the|then|last|there)(?![\p{L}]))/giu,
  de: /(?<=(?<![\p{L}]))ja (?=und (?:ich|die|der|das|er|sie|es|wir|da|dann)(?![\p{L}]))/gu,
  fr: /(?<=(?<![\p{L}])(?:et|donc|alors|mais) |, )(?:bah,? (?=\p{L})|bon,? (?=(?:mon|ma|mes|notre|nos|l[ea]s?)(?![\p{L}]))|(?:voilà|ben|bon),? (?=(?:je|on|il|elle|ils|elles|ça|moi|nous|là|du coup|en fait|personne|des fois|y a|maintenant|ce (?:matin|soir))(?![\p{L}])|[jc]['’]))/giu,
  es: /(?<=(?<![\p{L}])(?:y|pero) )(?:nada|bueno|pues|o sea),? (?=(?:el|la|los|las|yo|al|me|que|luego|entonces|resulta|un|una|ahora)(?![\p{L}]))/giu,
};
/** "The reminder texts right, we were sending them": said to hold its listener, behind a noun. */
const RIGHT =
  /(?<=(?<![\p{L}])(?!(?:goes|turns|gets|does|looks|feels|seems|sounds|sits|puts|sets|proves|keep|bear|turn|swing|just|about|quite|human|legal|done|went|come|came|made|make|look|feel|felt|find|hard|upper|lower|outer|inner|mostly|sits|were|that|this|what|from|your|their|with|then|into)(?![\p{L}]))(?:\p{L}+ )?\p{L}{4,}(?<!ed|ing|ly)),? right(?<mark>,| and| so)(?= (?:i|we|he|she|they|it|the|my|our|this|that|there)(?![\p{L}]))/giu;
const NEVER = /(?!)/u;
/** What was spoken, as it is written. */
export interface Written {
  readonly text: string;
  /** True where it shows that it was spoken. */
  readonly isSpoken: boolean;
}

/**
 * The words of somebody who dictates without sounds of hesitation and with full stops: notes are spoken where they have such a sound,
 * or a sentence that goes on and on. Every other word stays, and so does what somebody is quoted with.
 */
export function writtenFromSpeech(
  said: string,
  language: PostLanguage | null,
  isLowerCase: boolean,
): Written {
  if (language === null) return { text: said, isSpoken: false };
  let isSpoken = false;
  const text = besideQuotations(said, (given) => {
    isSpoken =
      hasHesitation(given, language) ||
      (RAMBLES[language].test(given) && countWords(given) >= RAMBLING) ||
      given.split('\n').some(isUnpunctuated) ||
      partedRunOns(given, language, { isSpoken, isLowerCase }) !== given;
    if (!isSpoken) return given;
    const marked = withoutBrokenMarks(
      withOneSound(given, language),
      language,
      LEADS[language],
      SOUNDS[language],
    );
    const told = withoutDictation(marked, language, LEADS[language], SOUNDS[language]);
    const heard = withoutFalseStarts(
      withoutSpokenTags(withoutHesitations(withPauses(told, language), language), language)
        .replace(GOES_ON[language], '')
        .replace(language === 'en' ? RIGHT : NEVER, (_, mark: string) =>
          mark === ' and' ? '.' : `,${mark === ',' ? '' : mark}`,
        ),
      language,
    );
    const led = withoutBareFillers(withoutLead(heard, language, beginsSounding(told, language)), language);
    return withClauseCommas(
      partedRunOns(isLowerCase ? led : begunLarge(led), language, { isSpoken, isLowerCase }).replaceAll(
        PAUSE,
        '',
      ),
      language,
    );
  });
  return { text, isSpoken };
}

/** A sentence behind another one begins large: a stop before a small letter shows only where all sentences begin so. */
const begunLarge = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      writtenRanges(line, { keepsMarks: true })
        .toReversed()
        .reduce(
          (left, { start }, index, { length }) =>
            index < length - 1 && /^\p{Ll}[\p{Ll}’']*(?![\p{L}\p{N}@.:/])/u.test(left.slice(start))
              ? `${left.slice(0, start)}${capitalized(left.slice(start))}`
              : left,
          line,
        ),
    )
    .join('\n');

/** "Alors euh pour la fête": German verbs show it by their place, and stay where they are. */
function beginsSounding(given: string, language: PostLanguage): boolean {
  const lead = LEAD[language].exec(given.trimStart())?.[0] ?? '';
  const next = /^\S+/u.exec(given.trimStart().slice(lead.length))?.[0] ?? '';
  return lead !== '' && language !== 'de' && hasHesitation(`${next} x`, language);
}

/** "Also ich war" begins with "ich"; "also war ich" says why. */
function withoutLead(text: string, language: PostLanguage, isSounding: boolean): string {
  const given = text.trimStart();
  const lead = LEAD[language].exec(given)?.[0] ?? '';
  const rest = given.slice(lead.length);
  if (lead === '' || rest === '') return given;
  // "So yeah", "bon alors": nothing but speech begins so.
  const isSure = /[,.…:]\s*$/u.test(lead) || SURE_LEAD[language].test(lead) || isSounding;
  if (!isSure && beginsClause(rest, language) === null) return given;
  return /^\p{Lu}/u.test(given) ? capitalized(rest) : rest;
}
