/** All moves on the calendar, to know whether another one is under way. */
export const movesKey = ['calendar-moves'];
