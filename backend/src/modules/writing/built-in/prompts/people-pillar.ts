import type { PostLanguage } from '@drumbeat/domain';
import { actingNames } from '../../reading/names/acting-names.js';
import { GIVEN_NAMES } from '../../reading/names/known-names.js';
import type { PerLanguage } from '../../reading/words/per-language.js';
import { isNounPillar } from './noun-pillar.js';
import { isClause, isSaying } from './topic.js';

/** People with whom somebody works or whom they employ. */
const PEOPLE: PerLanguage<RegExp> = {
  en: /(?<!\p{L})(?:crew|team|staff|people|(?:driver|manager|apprentice|trainee|colleague|worker|cook|nurse|teacher|pupil|student|parent|volunteer|employee|tenant|landlord|technician|newcomer)s?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:\p{L}*(?:mannschaft|team|belegschaft|leute|mitarbeiter(?:innen)?|kolleg(?:en|innen)|lehrlinge?|lehrer(?:innen)?|lehrkräfte|schüler(?:innen)?|eltern|ehrenamtliche|freiwillige|azubis?|fahrer(?:innen)?|gesellen|köche|pflegekräfte|monteure))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:équipes?|brigade|gens|collègues?|apprentie?s?|cuisini(?:er|ère)s?|salariée?s?|enseignante?s?|élèves?|parents?|bénévoles?|chauffeurs?|infirmi(?:er|ère)s?|ouvri(?:er|ère)s?|technicien(?:ne)?s?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:cuadrilla|equipos?|gente|compañer[oa]s?|aprendi(?:z|ces)|cociner[oa]s?|emplead[oa]s?|profesor(?:es|as)?|alumn[oa]s?|voluntari[oa]s?|chof[eé]r(?:es)?|trabajador(?:es|as)?|albañil(?:es)?|enfermer[oa]s?|técnic[oa]s)(?!\p{L})/iu,
};
/** "Hiring people who show up": what is done with people is no people. */
const DOING_EN = /^(?:\p{L}+ing|to)(?!\p{L})/iu;
const WORDS_MAX = 6;

/** True for a pillar that is people ("Mi cuadrilla", "Transport managers and their drivers"): they are no job, step or attempt. */
export function isOfPeople(pillar: string, language: PostLanguage): boolean {
  return (
    namesPeople(pillar, language) &&
    pillar.trim().split(/\s+/u).length <= WORDS_MAX &&
    isNounPillar(pillar, language) &&
    !isClause(pillar) &&
    !isSaying(pillar) &&
    !(language === 'en' && DOING_EN.test(pillar))
  );
}

export const namesPeople = (text: string, language: PostLanguage): boolean => PEOPLE[language].test(text);

/** True for a sentence about somebody of these people, by name or by what they are. */
export const tellsOfPeople = (sentence: string, language: PostLanguage): boolean =>
  namesPeople(sentence, language) ||
  GIVEN_NAMES.has(/^\p{L}+/u.exec(sentence)?.[0] ?? '') ||
  actingNames(sentence, language, () => true).some(({ start }) => start === 0);
