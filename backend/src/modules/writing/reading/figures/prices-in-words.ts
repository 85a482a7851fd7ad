/** What is asked of a figure here. */
interface Priced {
  readonly start: number;
  readonly end: number;
  readonly values: readonly number[];
  readonly unit: unknown;
  readonly countsOther: boolean;
  readonly isWorded: boolean;
  readonly noun: string;
}

/** Between the whole and its hundredths: "nine pounds fifty", "neun Euro fünfzig", "nueve euros con cincuenta". */
const COIN = /^\s(?:pounds?|quid|dollars?|euros?|francs?|franken|francos?)\s(?:and |und |et |con |y )?$/iu;
const HUNDREDTHS = { least: 10, most: 99 };
const WHOLES_MAX = 99;

/** "Four seventy-five" and "nine pounds fifty" are one figure: 4.75 and 9.50. */
export function withHundredths<Figure extends Priced>(text: string, figures: readonly Figure[]): Figure[] {
  return figures.reduce<Figure[]>((read, figure) => {
    const before = read.at(-1);
    const whole = before?.values[0];
    const part = figure.values[0];
    const isPart =
      figure.isWorded &&
      part !== undefined &&
      Number.isInteger(part) &&
      part >= HUNDREDTHS.least &&
      part <= HUNDREDTHS.most &&
      (figure.unit === null || !figure.countsOther);
    if (before === undefined || whole === undefined || !before.isWorded || !isPart || whole > WHOLES_MAX)
      return [...read, figure];
    const between = text.slice(before.end, figure.start);
    const isPrice = COIN.test(between);
    if (!isPrice && (between !== ' ' || before.values.length > 1)) return [...read, figure];
    // "Four fifty" may be four hundred and fifty as well.
    const values = isPrice ? [whole + part / 100] : [whole + part / 100, whole * 100 + part];
    const { end, noun, countsOther, unit } = figure;
    return [
      ...read.slice(0, -1),
      { ...before, end, values, ...(isPrice ? {} : { noun, countsOther, unit }) },
    ];
  }, []);
}
