import { sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { DAY_SOURCE } from '../../../reading/times/calendar-names.js';
import { type Figure, hasSameValue, sourceFigures } from '../../../reading/figures/figures.js';

/** What a figure is told of: one of several that have a number ("plot 7", "Zimmer 3"), or a day ("le samedi"). */
interface Label extends TextRange {
  /** The number, or the day. */
  readonly name: string;
  /** The head of what has it; '' behind an article alone ("la 7"). */
  readonly of: string;
}

interface Bound {
  readonly figure: Figure;
  readonly label: Label;
}

const NUMBERED =
  /(?<![\p{L}\p{N}]|\d\s)(?<of>\p{L}{3,})\s(?:no\.?\s|nr\.?\s|n[°º]\s?)?(?<name>\d{1,2})(?![\p{L}\p{N}%]|[.,:]\d|\s?[%€$£]|\.\s\p{L})/giu;
/** Behind an article, before no noun: "on the 7", "Sur la 7,". */
const BARE =
  /(?<!\p{L})(?:la|the|die|der|das|auf)\s(?<name>\d{1,2})(?=\s?[:,;.)]|\s(?:had|lost|gave|a|avait|hatte|tuvo|perdió)(?!\p{L})|\s(?:le|el|am)\s\d|$)/giu;
const PART_END = /[;,\n–—]|\.(?=\s|$)|\s(?:and|but|und|aber|et|mais|y|pero)\s/giu;
const HEAD = 4;

function labelsIn(text: string, language: PostLanguage): Label[] {
  const at = (pattern: RegExp, of: (found: string) => string): Label[] =>
    [...text.matchAll(pattern)].map(({ 0: match, index, groups }) => ({
      start: index,
      end: index + match.length,
      name: (groups?.['name'] ?? '').toLowerCase(),
      of: of(groups?.['of'] ?? ''),
    }));
  const days = new RegExp(String.raw`(?<!\p{L})(?<name>${DAY_SOURCE[language]})(?!\p{L})`, 'giu');
  return [...at(NUMBERED, headOf), ...at(BARE, () => ''), ...at(days, () => 'day')];
}

const headOf = (word: string) => word.toLowerCase().slice(0, HEAD);

/** Each figure with the label that stands nearest in its part of the sentence, else with the last one before it there. */
function boundIn(text: string, figures: readonly Figure[], labels: readonly Label[]): Bound[] {
  const ends = [...text.matchAll(PART_END)].map(({ index }) => index);
  const sentences = sentenceRanges(text);
  const partOf = (at: number) => ends.filter((end) => end < at).length;
  return figures.flatMap((figure) => {
    if (labels.some(({ start, end }) => start <= figure.start && figure.start < end)) return [];
    const sentence = sentences.find(({ start, end }) => start <= figure.start && figure.start < end);
    const near = labels.filter(({ start }) => sentence && sentence.start <= start && start < sentence.end);
    const distance = ({ start, end }: Label) => Math.max(start - figure.end, figure.start - end);
    const [inPart] = near
      .filter(({ start }) => partOf(start) === partOf(figure.start))
      .sort((a, b) => distance(a) - distance(b));
    const label = inPart ?? near.findLast(({ start }) => start < figure.start);
    return label === undefined ? [] : [{ figure, label }];
  });
}

/**
 * "Plot 2 lost 38%" of whoever told that of plot 7: a figure that stands with a label, told with another one of its kind, where the
 * label that it stands with now was told with another figure of the same unit.
 */
export function figuresOfOtherLabels(
  text: string,
  figures: readonly Figure[],
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const said = material.flatMap((source) => {
    const labels = labelsIn(source, language);
    return labels.length < 2 ? [] : boundIn(source, sourceFigures(source), labels);
  });
  if (said.length < 2) return [];
  return boundIn(text, figures, labelsIn(text, language))
    .filter(({ figure, label }) => {
      const own = said.filter((one) => hasSameValue(one.figure, figure) && isAlike(one.figure, figure));
      const isHere = (one: Bound) => one.label.name === label.name && isKind(one.label, label);
      return (
        own.length > 0 &&
        own.every((one) => !isHere(one) && isKind(one.label, label)) &&
        said.some((one) => isHere(one) && isAlike(one.figure, figure) && !hasSameValue(one.figure, figure))
      );
    })
    .map(({ figure: { start, end } }) => ({ start, end }));
}

const isKind = (a: Label, b: Label) =>
  a.of === b.of || ((a.of === '' || b.of === '') && a.of !== 'day' && b.of !== 'day');
const isAlike = (a: Figure, b: Figure) => (a.role === 'day') === (b.role === 'day') && isOfUnit(a, b);
const isOfUnit = (a: Figure, b: Figure) =>
  a.unit === b.unit || (a.unit === null && !a.countsOther) || (b.unit === null && !b.countsOther);
