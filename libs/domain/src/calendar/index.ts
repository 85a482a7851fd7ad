export {
  beatFrom,
  CALENDAR_WEEKDAYS,
  calendarCounts,
  calendarDaysOf,
  calendarPage,
  calendarRange,
  calendarWeek,
  hasPage,
  isCalendarDay,
  lastDayAhead,
  nothingYetText,
  openingWeek,
  SLOTS_PER_DAY,
  weekArrows,
  weekToPlan,
} from './calendar-week.rules.js';
export type {
  CalendarDay,
  CalendarPlaceFacts,
  CalendarRange,
  CalendarWeek,
  CalendarWeekday,
} from './calendar-week.rules.js';
export { countOpenSlots, type PlannedSlot, planSlots } from './plan-slots.rules.js';
export { firstFreePlace, FREE_PLACES_DAYS, freePlacesFrom, promptStaysBecause } from './move-place.rules.js';
export type { PromptPlace } from './move-place.rules.js';
export { type PostMove, postMove, postStaysBecause } from './move-post.rules.js';
export { MOVE_TEXTS } from './move.texts.js';
export { movePrompt, type PlacedPrompt } from './move-prompt.rules.js';
export { CALENDAR_TEXTS } from './calendar.texts.js';
