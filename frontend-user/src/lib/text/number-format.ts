import { inFigures } from '@drumbeat/domain';

/** Displayed figures. Words are English like the rest of the app. */
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '9,000', '100K', '1.5M': short enough for an axis. */
export const shortened = (value: number): string =>
  value < 10_000 ? inFigures(value) : compact.format(value);

/** '4.0%' @param percent */
export const rated = (percent: number): string => `${oneDecimal.format(percent)}%`;

/** '4.27%', of more than a hundred without decimals: '5,300%'. @param percent */
export const ratedExactly = (percent: number): string =>
  `${percent > 100 ? inFigures(Math.round(percent)) : twoDecimals.format(percent)}%`;

/** A dash for what is missing: it is never zero. */
export const shown = (value: number | null, format: (value: number) => string): string =>
  value === null ? '–' : format(value);
