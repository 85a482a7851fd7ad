/** As far as a list of the console leads, and as its rows are counted: who looks for one of more than that filters or searches. */
export const LISTED_MOST = 10_000;

/** How many there are, in words: '12', 'more than 10,000'. */
export const totalLabel = (total: number): string =>
  total > LISTED_MOST ? `more than ${LISTED_MOST.toLocaleString('en')}` : total.toLocaleString('en');
