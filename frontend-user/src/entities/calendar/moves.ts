/** All moves on the calendar, to know whether another one is in progress. */
export const movesKey = ['calendar-moves'];
