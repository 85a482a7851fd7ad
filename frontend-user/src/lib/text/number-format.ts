/** Displayed figures. Words are English like the rest of the app. */
const whole = new Intl.NumberFormat('en-US');
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '22,100' */
export const counted = (value: number): string => whole.format(value);

/** '4.0%' @param percent */
export const rated = (percent: number): string => `${oneDecimal.format(percent)}%`;
