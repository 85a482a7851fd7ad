import { sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { hasSameValue, sourceFigures, type Figure } from '../../../reading/figures.js';
import type { PerLanguage } from '../../../reading/per-language.js';
import { perText } from '../../../reading/per-text.js';
import { withNoun } from './counts.js';
import { word } from '../../../reading/word-patterns.js';

/** Two figures that something went from and to: "from 37 a month to 6". */
interface Change {
  readonly from: Figure;
  readonly to: Figure;
}

const FROM = /(?<!\p{L})(?:from|von|de|des|desde)\s(?:las\s)?[$€£]?$/iu;

/** The figure itself, where the words around it are read. */
const HERE = '#';
/** What says that a figure is the earlier one. */
const EARLIER: PerLanguage<RegExp> = {
  en: word(
    `before|previously|formerly|used to|had been|until|at first|back then|(?:instead of|after) ${HERE}`,
  ),
  de: word(`vorher|früher|zuvor|davor|einst|damals|anfangs|zunächst|gewesen|(?:statt|nach) ${HERE}`),
  fr: word(`avant|auparavant|autrefois|jadis|au début|avait été|(?:au lieu de|contre|après) ${HERE}`),
  es: word(
    `antes|anteriormente|al principio|había\\p{L}* sido|(?:en vez de|en lugar de|frente a|tras) ${HERE}`,
  ),
};
/** What says that it is the later one; "after years of 37" and "seit Jahren 37" do not. */
const LATER: PerLanguage<RegExp> = {
  en: word('now|today|nowadays|these days|afterwards|since then|since (?:we|the)|after (?:that|we)'),
  de: word('jetzt|heute|inzwischen|mittlerweile|danach|nachher|seitdem|seither|seit (?:dem|der)'),
  fr: word(`maintenant|aujourd['’]hui|désormais|depuis(?= ${HERE}|,)|après (?:ça|cela)|à présent`),
  es: word('ahora|hoy|desde entonces|después(?! de)|actualmente'),
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
  const changes = material.flatMap(CHANGES);
  if (changes.length === 0) return [];
  const sentences = sentenceRanges(text);
  const sentenceOf = ({ start }: Figure) =>
    sentences.findIndex((one) => one.start <= start && start < one.end);
  return changes.flatMap((change) => {
    const [first, second, ...others] = figures.filter(
      (one) => hasSameValue(one, change.from) || hasSameValue(one, change.to),
    );
    if (first === undefined || second === undefined || others.length > 0) return [];
    if (figures.indexOf(second) - figures.indexOf(first) !== 1) return [];
    if (sentenceOf(second) - sentenceOf(first) > 1) return [];
    const times = [first, second].map((one, index) => {
      const from = Math.max(sentences[sentenceOf(one)]?.start ?? 0, index === 1 ? first.end : 0);
      return timeOf(text, one, { from, isBehind: index === 1 && from === first.end }, language);
    });
    const [one, other] = times;
    // What stands first is the earlier one, where nothing says otherwise; what stands second has to say when it was.
    const isInOrder = other === 'later' && (one === 'earlier' || one === 'unknown');
    if (!isInOrder && !(one === 'later' && other === 'earlier')) return [];
    const [earlier, later] = isInOrder ? [first, second] : [second, first];
    const isReversed =
      isOf(earlier, change.to) &&
      isOf(later, change.from) &&
      !hasSameValue(earlier, change.from) &&
      !hasSameValue(later, change.to);
    return isReversed ? [withNoun(text, later)] : [];
  });
}

const isOf = (figure: Figure, told: Figure) =>
  hasSameValue(figure, told) && (figure.unit === null || told.unit === null || figure.unit === told.unit);

/** Whether the words of its part of the sentence say that it is the earlier or the later one; undefined where they may say both. */
function timeOf(
  text: string,
  { start, end }: Figure,
  { from, isBehind }: { readonly from: number; readonly isBehind: boolean },
  language: PostLanguage,
): 'earlier' | 'later' | 'unknown' | undefined {
  const before = text.slice(from, start);
  const cut = isBehind ? CLAUSE_END.exec(before) : null;
  const lead = cut === null ? before : before.slice(cut.index + cut[0].length);
  const rest = text.slice(end);
  const behind = rest.slice(0, CLAUSE_END.exec(rest)?.index ?? rest.length);
  const words = `${lead.trimEnd()} ${HERE}${behind}`;
  if (ASIDE.test(words)) return undefined;
  const isEarlier = EARLIER[language].test(words);
  const isLater = LATER[language].test(words);
  if (isEarlier && isLater) return undefined;
  return isEarlier ? 'earlier' : isLater ? 'later' : 'unknown';
}

/** A year or a time of day may begin or end something, and is no amount. */
const isAmount = ({ role, values, unit, noun }: Figure) =>
  role === null && !(unit === null && noun === '' && values.some((one) => one >= 1700 && one < 2100));

const CHANGES = perText((source: string): readonly Change[] => {
  const figures = sourceFigures(source);
  return figures.flatMap((to, index) => {
    const from = figures[index - 1];
    return from !== undefined &&
      to.isGoal &&
      isAmount(from) &&
      isAmount(to) &&
      !hasSameValue(from, to) &&
      FROM.test(source.slice(Math.max(0, from.start - 12), from.start))
      ? [{ from, to }]
      : [];
  });
});
