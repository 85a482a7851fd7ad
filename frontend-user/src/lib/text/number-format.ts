/** Displayed figures. Words are English like the rest of the app. */
const whole = new Intl.NumberFormat('en-US');
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '22,100' */
export const counted = (value: number): string => whole.format(value);

/** '9,000', '100K', '1.5M': short enough for an axis. */
export const shortened = (value: number): string => (value < 10_000 ? whole : compact).format(value);

/** '4.0%' @param percent */
export const rated = (percent: number): string => `${oneDecimal.format(percent)}%`;

/** A dash for what is missing: it is never zero. */
export const shown = (value: number | null, format: (value: number) => string): string =>
  value === null ? '–' : format(value);
