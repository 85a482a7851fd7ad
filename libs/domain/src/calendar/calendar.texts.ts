/** Texts of the content calendar. */
export const CALENDAR_TEXTS = {
  title: 'Content Calendar',
  createOwnPost: 'Create My Own Post',
  viewSavedNotes: 'View Saved Notes',
  backToCalendar: 'Back to Calendar View',
  tabs: { all: 'All', used: 'Used', archived: 'Archived', favorites: 'Favorites' },
  emptySlot: 'No prompt for this slot',
  emptyDay: 'No prompt for the day',
  chooseFromLibrary: 'Choose from Library',
  nothingYet: 'Nothing goes out yet.',
  nothingYetButPrompts: 'Nothing goes out yet. Select a prompt below.',
  nothingWentOut: 'Nothing went out',
  beforeStart: 'Before you joined',
  today: 'Today',
  /** `days` as 'Nov 23 to 27'. */
  weekIsOver: 'This week is over:',
  planWeek: (days: string) => `plan ${days}`,
  /** `day` with its year, such as 'Wed, Nov 24, 2032'. */
  noPage: (day: string) => `The calendar has no page for ${day} yet: this is the current week.`,
  noDay: 'The address names a day that there is not: this is the current week.',
  /** An address requests a prompt for a place that is not a slot. */
  noPlace: 'The address names a place that the calendar does not have: this is the whole library.',
  tooFarAhead: 'Prompts are planned at most 52 weeks ahead.',
  chooseFor: (day: string, slot: 1 | 2) => `Choose for ${day}, slot ${slot}`,
  /** For a prompt with a day, while another place is being filled. */
  choosingMoves: (day: string) => `On ${day}; choosing it moves it here`,
  noPrompts: 'Contact your admin to generate prompts for your account',
} as const;
