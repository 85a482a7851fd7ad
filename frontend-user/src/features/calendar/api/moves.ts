/** All moves on the calendar, to know whether another one is under way. */
export const movesKey = ['calendar-moves'];

/** They reach the API one after the other. */
export const movesScope = { id: 'calendar-moves' };
