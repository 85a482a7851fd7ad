import { sentencesOf, type PostLanguage } from '@drumbeat/domain';
import { writtenFigures } from '../../../reading/figures/written-figures.js';
import { leansOnBefore } from './leaning.js';
import { hasFacts, tellsOfOneDay, wordsOf } from '../sentence-signs.js';
import { isBareSubject } from '../subject.js';
import { opensUnnamed } from './understood-alone.js';

/** What announces in speech that something comes: "Ok so the staff thing!!", "Quick one on pricing". */
const RUN_UP: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:(?:ok(?:ay)?,?(?: so)?|so|(?:all)?right,? so|anyway),? (?:(?:about|on) \p{L}+(?: \p{L}+)?|(?:the|this|that|our) .*(?:thing|stuff|story|situation|saga|question|topic|business|matter|news|update|drama)s?)|(?:a )?quick (?:one|note|word) (?:on|about) \p{L}+(?: \p{L}+)?)$/iu,
  de: /^(?:(?:ok(?:ay)?|also|so|gut|tja|naja),?(?: also| so)?,? (?:zu[mr]? \p{L}+(?: \p{L}+)?|(?:die|das|diese|dieses|unsere?) .*(?:sache|thema|geschichte|frage|ding))|(?:ganz )?kurz (?:was )?zu[mr]? \p{L}+(?: \p{L}+)?|(?:noch )?ein wort zu[mr]? \p{L}+(?: \p{L}+)?)$/iu,
  fr: /^(?:(?:ok|bon|alors|donc|bref),?(?: alors)?,? (?:l['’]histoire|l['’]affaire|le truc|le sujet|la question|cette histoire) d(?:e |u |es |['’])|(?:un )?petit mot sur )[\p{L}'’]+(?: [\p{L}'’]+)?$/iu,
  es: /^(?:(?:ok|bueno|vale|a ver|pues),?(?: pues| a ver)?,? (?:lo|el tema|el asunto|la historia|la cuestión) del?|(?:unas palabras|algo rápido) sobre) \p{L}+(?: \p{L}+)?$/iu,
};
const RUN_UP_WORDS_MAX = 7;

/** True for a sentence that says only that something comes, and nothing of it. */
export function isRunUp(sentence: string, language: PostLanguage): boolean {
  const said = sentence.replace(/[\s\p{P}\p{S}]+$/u, '');
  return (
    wordsOf(said).length <= RUN_UP_WORDS_MAX &&
    RUN_UP[language].test(said) &&
    !sentence.includes('?') &&
    !tellsOfOneDay(said.replace(/(?<![\p{L}])(?:our|unsere?)(?![\p{L}])/iu, ''), language) &&
    // Of German nouns none is surely a name.
    (language === 'de' ? writtenFigures(said, language).length === 0 : !hasFacts(said, language))
  );
}

/** What only says what kind of a day it was: "It has been quite a week.", "Aujourd'hui, c'était vraiment le grand jour !" */
const DAY_GREETED: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:(?:well|so|okay|ok|wow|phew),? )?(?:(?:it|this|today|yesterday|this week|last week|what)(?:['’]s| is| was| has been)?|(?:i|we)(?:['’]ve)?(?: actually| just)? (?:had|have had)) (?:\p{L}+ ){0,5}(?:day|week|month|morning|weekend)(?: (?:today|again|so far|for me|for us|here))?$/iu,
  de: /^(?:(?:also|so|na ja|puh|wow),? )?(?:(?:heute|gestern|das|es|diese woche|letzte woche|dieses jahr) (?:war|ist)|was für|ich (?:hatte|habe)|wir (?:hatten|haben)) (?:\p{L}+ ){0,5}(?:Tag|Woche|Monat|Morgen|Wochenende)(?: gehabt| für mich| für uns| hinter (?:mir|uns))?$/iu,
  fr: /^(?:(?:bon|alors|en fait|voilà|ouf|bref),? ){0,3}(?:(?:aujourd['’]hui|hier|ce matin|cette semaine),? )?(?:(?:c['’](?:était|est)|ça a été|quelle?)|(?:j['’]ai|on a|nous avons) (?:eu|passé|vécu)) ?(?:[\p{L}'’]+ ){0,4}(?:jour|journée|semaine|matinée|mois|week-end)$/iu,
  es: /^(?:(?:bueno|pues|mire|uf),? ){0,2}(?:(?:hoy|ayer|esta semana|este mes),? )?(?:(?:fue|ha sido|era|es|qué)|(?:tuve|tuvimos|he tenido|hemos tenido)) (?:\p{L}+ ){0,4}(?:día|semana|mes|mañana)(?: (?:muy |tan |bastante )?\p{L}+)?(?: para mí)?$/iu,
};
/** "…, to be honest" behind it says nothing more. */
const SAID_BEHIND = /,\s(?:[\p{L}'’]+\s?){1,4}$/u;

export function isGreeting(sentence: string, language: PostLanguage): boolean {
  const said = sentence.replace(/[\s\p{P}\p{S}]+$/u, '');
  return (
    !/[\p{N}?"“„«:]/u.test(said) &&
    [said, said.replace(SAID_BEHIND, '')].some((one) => DAY_GREETED[language].test(one)) &&
    (language === 'de' || !hasFacts(said, language))
  );
}

/** Words that need something before them, where the sentence before has named nothing. */
const TAKES_SOMETHING_UP: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:it(?!['’]s| (?:is|was|takes|took)(?!\p{L}))|here|there(?!['’]s| (?:is|are|was|were))|the (?:other|rest|same|next|answer|reason)|because|which|not|even|both|neither|still)(?!\p{L})/iu,
  de: /^(?:er|es(?! (?:gibt|gab|ist|war|geht)(?!\p{L}))|denn|weil|nicht|sondern|dort|da(?:bei|für|mit|von|zu|ran|rauf|her|rum)?|der andere|die anderen|also|doch|trotzdem|jetzt)(?!\p{L})/iu,
  fr: /^(?:car|parce que|là|l['’]autre|les autres|pas|même|(?:y|en)(?= (?:a|ai|ont|avait|avaient|est|sont|était|étaient) )|lui|pourtant|voilà)(?!\p{L})/iu,
  es: /^(?:porque|allí|ahí|el otro|la otra|los otros|lo mismo|ni|así|esto|eso|lo(?! que)|las?(?= \p{L}+(?:é|ó|amos|imos)(?!\p{L})))/iu,
};

/** True where the sentence behind a run-up goes on from it; what a run-up has not named, none can have taken from it. */
export const leansOnAnnounced = (sentence: string, language: PostLanguage): boolean =>
  opensUnnamed(sentence, language) ||
  TAKES_SOMETHING_UP[language].test(sentence.replace(/^["“„«¿¡\s]+/u, ''));

/** The run-up that a text begins with, where what follows is understood without it; null where there is none. */
export function runUpOf(text: string, language: PostLanguage | null): string | null {
  if (language === null) return null;
  const [first, next] = sentencesOf(text, { keepsMarks: true });
  if (first === undefined || next === undefined || !text.trimStart().startsWith(first)) return null;
  return isRunUp(first, language) && !leansOnBefore(next, [first], language) ? first : null;
}

/** "Everybody", with what may stand there instead: who is meant is told by no subject. */
const ALL_OF_THEM: Readonly<Record<PostLanguage, readonly [RegExp, string]>> = {
  en: [/^(?:everybody|everyone|nobody|no one)(?![\p{L}])/iu, 'People'],
  de: [/^(?:alle|niemand|keiner|jeder)(?![\p{L}])/iu, 'Leute'],
  fr: [/^(?:personne|tous|tout le monde)(?![\p{L}])/iu, 'On'],
  es: [/^(?:nadie|todos|todo el mundo)(?![\p{L}])/iu, 'Quien'],
};

/**
 * True for a subject that is a label ("Cash flow"), where each answer is understood without it: a post opens with what it says then.
 * @param answers in the order of telling
 */
export function isNeedlessLabel(
  subject: string,
  answers: readonly string[],
  language: PostLanguage | null,
): boolean {
  return (
    language !== null &&
    isBareSubject(subject, language) &&
    answers.every((answer) => {
      const [first] = sentencesOf(answer);
      return (
        first !== undefined && !leansOnBefore(first.replace(...ALL_OF_THEM[language]), [subject], language)
      );
    })
  );
}
