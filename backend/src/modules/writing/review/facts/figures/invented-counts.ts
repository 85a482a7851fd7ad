import { isStopWord, sentenceRanges, type PostLanguage } from '@drumbeat/domain';
import { isSameNoun, type Figure } from '../../../reading/figures/figures.js';
import { perText } from '../../../reading/words/per-text.js';
import { PARTS_OF_A_POST } from './misplaced-figures.js';
import { straightened, word } from '../../../reading/words/word-patterns.js';

/** A single one and a pair are said of anything; a pair of people is a fact. */
const FROM = 3;
const NOUN_MIN = 3;
const LEAD_MIN = 4;

/** A time of day counts nothing. */
const CLOCK = /^(?:uhr|heures?|o|horas?)$/u;

/** Who may be counted: of them a pair is told as a fact. */
const PERSON: Readonly<Record<PostLanguage, RegExp>> = {
  en: word(
    String.raw`people|persons?|men|women|children|kids|boys|girls|residents|patients|clients|customers|guests|drivers|trainees|nurses|doctors|carers|employees|colleagues|founders|managers|directors|buyers|sellers|suppliers|students|teachers|parents|workers|engineers|lawyers|judges|owners|candidates|applicants|members|friends|neighbours|bakers|farmers|carpenters|builders|sons|daughters|brothers|sisters|families|couples`,
  ),
  de: word(
    String.raw`leuten?|menschen|personen|männern?|frauen|kindern?|jungen|mädchen|bewohner(?:innen|n)?|patient(?:en|innen)|kund(?:en|innen)|gästen?|fahrer(?:n|innen)?|lehrlingen?|azubis|mitarbeiter(?:n|innen)?|kolleg(?:en|innen)|gründer(?:n|innen)?|chefs|schüler(?:n|innen)?|lehrer(?:n|innen)?|eltern|ingenieur(?:en|e|innen)|anwält(?:en|e|innen)|richter(?:n|innen)?|bewerber(?:n|innen)?|mitglieder|freunden?|nachbarn|bäcker|bauern|söhnen?|töchtern?|brüdern?|schwestern|familien|paaren?`,
  ),
  fr: word(
    String.raw`personnes|hommes|femmes|enfants|garçons|filles|résidente?s|patiente?s|client(?:e?s)|chauffeurs|stagiaires|apprenti(?:e?s)|infirmi(?:ers|ères)|médecins|salarié(?:e?s)|collègues|fondat(?:eurs|rices)|directeurs|directrices|élèves|parents|ouvri(?:ers|ères)|ingénieur(?:e?s)|avocat(?:e?s)|juges|candidat(?:e?s)|membres|ami(?:e?s)|voisin(?:e?s)|cuisini(?:ers|ères)|boulang(?:ers|ères)|frères|sœurs|fils|familles|couples`,
  ),
  es: word(
    String.raw`personas|hombres|mujeres|niñ[oa]s|chic[oa]s|residentes|pacientes|client[ea]s|choferes|conductor(?:es|as)|aprendi(?:ces|zas)|enfermer[oa]s|médic[oa]s|emplead[oa]s|compañer[oa]s|fundador(?:es|as)|director(?:es|as)|alumn[oa]s|maestr[oa]s|padres|madres|obrer[oa]s|albañiles|ingenier[oa]s|abogad[oa]s|juec?es|candidat[oa]s|miembros|amig[oa]s|vecin[oa]s|cociner[oa]s|panader[oa]s|herman[oa]s|hij[oa]s|familias|parejas`,
  ),
};

/** What is wished, asked, supposed or told to do has not happened, and its counts are ways of speaking. */
const SUPPOSED: Readonly<Record<PostLanguage, RegExp>> = {
  en: word(
    String.raw`if|when(?:ever)?|imagine|suppose|say|let's|would|could|should|might|may|can|will|you|your|yours|every|each|always|never|any|ask|give|take|need|needs|want|wants|or|like|as though`,
  ),
  de: word(
    String.raw`wenn|falls|würde\p{L}*|könnte\p{L}*|sollte\p{L}*|soll|dürfte\p{L}*|kann|können|wird|werden|du|dir|dich|dein\p{L}*|ihr|euch|euer|eure\p{L}*|Ihnen|jede[rnms]?|immer|nie|man|braucht|brauche|brauchen|oder|statt|wie`,
  ),
  fr: word(
    String.raw`si|s'il|quand|imagine[zr]?|faut|faudrait|pourrait|devrait|peut|peuvent|tu|te|ton|ta|tes|vous|votre|vos|chaque|toujours|jamais|on|ou|comme`,
  ),
  es: word(
    String.raw`si|cuando|imagin\p{L}+|hay que|debería\p{L}*|podría\p{L}*|puede\p{L}*|tú|te|tu|tus|usted\p{L}*|ustedes|su|sus|cada|siempre|nunca|o|como`,
  ),
};

/**
 * Small counts in words that no source has: "Eleven drivers were hurt." where nobody counted eleven of anything, nor drivers anywhere. Models
 * write a count as a word. Ways of speaking stay free ("give it five minutes", "if three people ask you"), and so does what the material adds up to.
 * @param figures of the text
 */
export function inventedCounts(
  text: string,
  figures: readonly Figure[],
  language: PostLanguage,
  sources: {
    readonly material: readonly Figure[];
    readonly known: readonly Figure[];
    readonly texts: readonly string[];
  },
): Figure[] {
  const sentences = sentenceRanges(text);
  return figures.filter((figure) => {
    const { values, unit, role, total, noun, isWorded, countsOther, lead } = figure;
    const [value = 0] = values;
    if (!isWorded || !Number.isInteger(value) || value > 12 || role !== null) return false;
    const isOfPeople = unit === 'person' && sources.material.some((one) => one.unit === 'person');
    if (unit !== null && !isOfPeople) return false;
    // "Quitamos ocho" of "quitamos cinco": what it counts is left to the verb.
    const isBare =
      lead.length >= LEAD_MIN &&
      (noun === '' || isStopWord(noun, language)) &&
      sources.material.some((one) => one.lead === lead && one.unit === null && one.role === null);
    if (total !== null || !(countsOther || isOfPeople || isBare)) return false;
    if (!isBare && (noun.length < NOUN_MIN || isStopWord(noun, language))) return false;
    if (PARTS_OF_A_POST.has(noun) || CLOCK.test(noun)) return false;
    // "Die anderen drei wollten": a German noun is written with a capital.
    if (language === 'de' && !isBare && !/^\s(?:\p{Ll}+e[nrs]?\s)?\p{Lu}/u.test(text.slice(figure.end)))
      return false;
    if (value < FROM && !(value === 2 && PERSON[language].test(noun))) return false;
    const sentence = sentences.find(({ start, end }) => start <= figure.start && figure.start < end);
    const said = text.slice(sentence?.start, sentence?.end);
    if (/[?¿:]/u.test(said) || SUPPOSED[language].test(straightened(said))) return false;
    // "Those two people", "die drei Mitarbeiter": who was named before.
    const before = text.slice(0, figure.start);
    if (value === 2 && DEFINITE[language].test(before)) return false;
    const has = (one: Figure) => one.values.includes(value);
    return (
      !sources.material.some(has) &&
      !sources.known.some((one) => has(one) && isSameNoun(one, figure)) &&
      !isWorkedOut(figure, sources.material, isBare) &&
      !sources.texts.some((source) => listLengths(source).includes(value))
    );
  });
}

const DEFINITE: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:the|these|those|my|our|his|her|their|both)\s$/iu,
  de: /(?<!\p{L})(?:die|den|der|diese[nr]?|meine[nr]?|unsere[nr]?|seine[nr]?|ihre[nr]?|beide[nr]?)\s$/iu,
  fr: /(?<!\p{L})(?:les|ces|mes|nos|ses|leurs)\s$/iu,
  es: /(?<!\p{L})(?:l[oa]s|est[oa]s|es[oa]s|mis|nuestr[oa]s|sus)\s$/iu,
};

/** What is left of what was told of these, or both of it together. */
function isWorkedOut(figure: Figure, material: readonly Figure[], isBare: boolean): boolean {
  const own = material
    .filter((one) => (isBare ? one.lead === figure.lead : isSameNoun(one, figure)))
    .flatMap(valuesOf);
  const all = material.flatMap(valuesOf);
  const [value = 0] = figure.values;
  return own.some((a) => all.some((b) => Math.abs(a - b) === value || a + b === value));
}

const valuesOf = ({ values, total }: Figure): readonly number[] => [...values, ...(total ?? [])];

/** How many are named in a row: "Ana, Luis and Marta". */
const listLengths = perText((source: string): readonly number[] => [
  ...[...source.matchAll(/[^,.;:!?\n]{2,40}(?:,\s[^,.;:!?\n]{2,40})+/gu)]
    .map(([run]) => run.split(/,\s|\s(?:and|und|et|y|or|oder|ou|o)\s/u).length)
    .filter((length) => length >= FROM),
]);
