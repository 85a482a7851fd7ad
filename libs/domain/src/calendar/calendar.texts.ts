/** What the content calendar says (P §2). */
export const CALENDAR_TEXTS = {
  title: 'Content Calendar',
  createOwnPost: 'Create My Own Post',
  viewSavedNotes: 'View Saved Notes',
  backToCalendar: 'Back to Calendar View',
  tabs: { all: 'All', used: 'Used', archived: 'Archived', favorites: 'Favorites' },
  emptySlot: 'No prompt for this slot',
  emptyDay: 'No prompt for the day',
  noPrompts: 'Contact your admin to generate prompts for your account',
} as const;
