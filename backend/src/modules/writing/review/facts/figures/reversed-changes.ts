import { sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { hasSameValue, sourceFigures, type Figure } from '../../../reading/figures/figures.js';
import { perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';
import { periodsIn } from '../../../reading/times/periods.js';
import { isMeasure } from '../../../reading/figures/units.js';
import { word } from '../../../reading/words/word-patterns.js';
import { withNoun } from './counts.js';

/** Two figures that something went from and to: "from 37 a month to 6", "6 instead of 37", "37 last year, 6 now". */
export interface Change {
  readonly from: Figure;
  readonly to: Figure;
}

const FROM = /(?<!\p{L})(?:from|von|de|des|desde)\s(?:las\s)?[$€£]?$/iu;

/** The figure itself, where the words around it are read. */
const HERE = '#';
/** Right before a figure that is the earlier one, whatever stands behind it: "25 instead of 40 since the new form". */
const INSTEAD_OF = word(
  `(?:instead of|rather than|after|down from|up from) (?:the |about |some )?${HERE}|(?:statt|anstatt|anstelle von|nach)(?: in| an| auf| bei| von| nach| mit)? ${HERE}|(?:au lieu de|contre|après|plutôt que) ${HERE}|(?:en vez de|en lugar de|frente a|tras|contra) ${HERE}`,
);
/** A clause that says no more than what it was before, as notes put it: "18 euros, was 25". */
const IT_WAS = new RegExp(
  String.raw`^\P{L}*(?:(?:it|that|he|she|they|es|das|er|sie|ça|c['’]|ils?|elles?)\s?)?(?:was|were|had been|war|waren|était|étaient|era|eran)(?:\s(?:mal|einmal|es|once|de|à))?\s${HERE}`,
  'iu',
);
/** What says that a figure is the earlier one. */
const EARLIER: PerLanguage<RegExp> = {
  en: word(
    `before|previously|formerly|used to|had been|until|at first|back then|last (?:year|month|week|quarter|season|spring|summer|autumn|fall|winter)|where it (?:was|used)`,
  ),
  de: word(
    `vorher|früher|zuvor|davor|einst|damals|anfangs|zunächst|gewesen|(?:letzte|vorige|vergangene)[nsmr]? (?:Jahr|Monat|Woche|Quartal|Saison|Frühjahr|Sommer|Herbst|Winter)|wo (?:es|sie|man|ich|wir)`,
  ),
  fr: word(
    `avant|auparavant|autrefois|jadis|au début|avait été|(?:l['’]an|l['’]année|le mois|la semaine|la saison|l['’]été|l['’]hiver|l['’]automne) (?:derni(?:er|ère)|passée?)|là où`,
  ),
  es: word(
    `antes|anteriormente|al principio|había\\p{L}* sido|(?:año|mes|semana|temporada|verano|otoño|invierno|primavera) (?:pasad[oa]|anterior)`,
  ),
};
/** What says that it is the later one; "after years of 37" and "seit Jahren 37" do not. */
const LATER: PerLanguage<RegExp> = {
  en: word(
    'now|today|nowadays|these days|afterwards|since then|since (?:we|the)|after (?:that|we)|this (?:year|month|week|quarter|season|spring|summer|autumn|fall|winter|time)',
  ),
  de: word(
    'jetzt|heute|inzwischen|mittlerweile|danach|nachher|seitdem|seither|seit (?:dem|der)|nur noch|diese[nsmr]? (?:Jahr|Monat|Woche|Quartal|Saison|Frühjahr|Sommer|Herbst|Winter|Mal)',
  ),
  fr: word(
    `maintenant|aujourd['’]hui|désormais|depuis(?= ${HERE}|,)|après (?:ça|cela)|à présent|cette (?:année|semaine|saison|fois)|ce (?:mois|trimestre|printemps)|cet (?:été|hiver|automne)`,
  ),
  es: word(
    'ahora|hoy|desde entonces|después(?! de)|actualmente|este (?:año|mes|verano|otoño|invierno|trimestre)|esta (?:semana|temporada|primavera|vez)',
  ),
};
/** "No longer 37" says that it is another one, "today I laugh at the 37" nothing of when it was. */
const ASIDE = word(
  String.raw`no|not|never|\p{L}+n['’]t|nicht|kein\p{L}*|nie|ne|n['’]\p{L}+|pas|plus|jamais|ya no|nunca|(?:the|those|these|die|den|der|diese[nr]?|les|ces|las|los|esas|esos) ${HERE}`,
);

const CLAUSE_END = /[.!?;:,\n–—()]|\s(?:and|but|und|aber|et|mais|y|pero)\s/iu;

/**
 * A change told the wrong way round: "We had 6 complaints a month. Now it's 37." where they fell from 37 to 6. Only of a text that
 * names either figure once, side by side, and says which of them is the later one.
 */
export function reversedChanges(
  text: string,
  figures: readonly Figure[],
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const told = material.flatMap(CHANGES[language]);
  if (told.length === 0) return [];
  const isOnce = (figure: Figure) => figures.filter((one) => hasSameValue(one, figure)).length === 1;
  return changesOf(text, figures, language)
    .filter(
      (change) =>
        told.some(({ from, to }) => isOf(change.from, to) && isOf(change.to, from)) &&
        !told.some((one) => isSameChange(change, one)) &&
        isOnce(change.from) &&
        isOnce(change.to),
    )
    .map(({ to }) => withNoun(text, to));
}

/** Both figures of each change of the text that the author tells as well: "3 days instead of 12" of "twelve days last winter, this winter 3". */
export function restatedChanges(
  text: string,
  figures: readonly Figure[],
  language: PostLanguage,
  material: readonly string[],
): Figure[] {
  const told = material.flatMap(CHANGES[language]);
  return told.length === 0
    ? []
    : changesOf(text, figures, language)
        .filter((change) => told.some((one) => isSameChange(change, one)))
        .flatMap(({ from, to }) => [from, to]);
}

const isOf = (figure: Figure, told: Figure) =>
  hasSameValue(figure, told) &&
  (figure.unit === null || told.unit === null
    ? !(figure.countsOther && told.unit !== null && isMeasure(told.unit))
    : figure.unit === told.unit);
const isSameChange = (a: Change, b: Change) => isOf(a.from, b.from) && isOf(a.to, b.to);

type When = 'earlier' | 'later' | 'planned' | 'unknown' | undefined;
/** What was planned comes before what it took, where the other says no time ("5 now, 8 planned"). */
const PLANNED = word(
  'planned|scheduled|budgeted|estimated|geplant|veranschlagt|vorgesehen|prévue?s?|planifiée?s?|previst[oa]s?|planificad[oa]s?|presupuestad[oa]s?',
);

/** Whether the words of its part of the sentence say that it is the earlier or the later one; undefined where they may say both. */
function timeOf(
  text: string,
  { start, end }: Figure,
  { from, isBehind }: { readonly from: number; readonly isBehind: boolean },
  language: PostLanguage,
): When {
  const before = text.slice(from, start);
  const cut = isBehind ? CLAUSE_END.exec(before) : null;
  const lead = cut === null ? before : before.slice(cut.index + cut[0].length);
  const rest = text.slice(end);
  const behind = rest.slice(0, CLAUSE_END.exec(rest)?.index ?? rest.length);
  const words = `${lead.trimEnd()} ${HERE}${behind}`;
  if (ASIDE.test(words)) return undefined;
  if (INSTEAD_OF.test(words)) return 'earlier';
  const isEarlier = EARLIER[language].test(words) || (isBehind && IT_WAS.test(words));
  const isLater = LATER[language].test(words);
  if (isEarlier && isLater) return undefined;
  if (!isEarlier && !isLater && PLANNED.test(words)) return 'planned';
  return isEarlier ? 'earlier' : isLater ? 'later' : 'unknown';
}

/** A year or a time of day may begin or end something, and is no amount. */
const isAmount = ({ role, values, unit, noun }: Figure) =>
  role === null && !(unit === null && noun === '' && values.some((one) => one >= 1700 && one < 2100));

/** The changes of a text: two amounts side by side of which its words say which was first. */
function changesOf(text: string, all: readonly Figure[], language: PostLanguage): Change[] {
  const periods = periodsIn(text);
  const figures = all.filter(
    (figure) =>
      isAmount(figure) && !periods.some(({ start, end }) => start <= figure.start && figure.start < end),
  );
  if (figures.length < 2) return [];
  const sentences = sentenceRanges(text);
  const sentenceOf = ({ start }: Figure) =>
    sentences.findIndex((one) => one.start <= start && start < one.end);
  return figures.slice(1).flatMap((second, index): Change[] => {
    const first = figures[index];
    if (first === undefined || hasSameValue(first, second)) return [];
    const distance = sentenceOf(second) - sentenceOf(first);
    if (distance > 1) return [];
    if (second.isGoal && FROM.test(text.slice(Math.max(0, first.start - 12), first.start)))
      return [{ from: first, to: second }];
    const [one, other] = [first, second].map((each, at) => {
      const from = Math.max(
        sentences[sentenceOf(each)]?.start ?? 0,
        at === 1 ? first.end : (figures[index - 1]?.end ?? 0),
      );
      return timeOf(text, each, { from, isBehind: at === 1 && from === first.end }, language);
    });
    if (one === 'planned' && other === 'unknown' && distance === 0) return [{ from: first, to: second }];
    if (other === 'planned' && one === 'unknown' && distance === 0) return [{ from: second, to: first }];
    // What stands first is the earlier one, where nothing says otherwise; what stands second has to say when it was.
    if (other === 'later' && (one === 'earlier' || one === 'unknown')) return [{ from: first, to: second }];
    if (other === 'earlier' && (one === 'later' || (one === 'unknown' && distance === 0)))
      return [{ from: second, to: first }];
    return one === 'earlier' && other === 'unknown' && distance === 0 ? [{ from: first, to: second }] : [];
  });
}

/** The changes that an author tells. */
export const CHANGES = perTextIn((source, language): readonly Change[] =>
  changesOf(source, sourceFigures(source), language),
);
