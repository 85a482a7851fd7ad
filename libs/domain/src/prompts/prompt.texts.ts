/** Texts of the prompt library and the prompt cards. */
export const PROMPT_TEXTS = {
  libraryTitle: 'Prompt Library',
  /** The library's count is above the calendar's. */
  alsoOffCalendar: 'The total counts prompts that are not on the calendar, too.',
  searchPlaceholder: 'Search prompts, hooks, or tags...',
  allTypes: 'All Types',
  allThemes: 'All Themes',
  noTheme: 'No theme',
  addDate: '+ Add schedule date',
  editDateTitle: 'Edit Schedule Date',
  updateDate: 'Update Date',

  empty: 'No prompts available yet',
  emptyHint: 'Contact your admin to generate prompts for your account',
  noMatches: 'No prompts found matching your criteria',
  noneUsed: 'No used prompts yet',
  noneArchived: 'No archived prompts',
  noFavorites: 'No favorite prompts',

  dateUpdated: 'Schedule date updated successfully',
  dateFailed: 'Failed to update schedule date',
  favoriteAdded: 'Added to favorites',
  favoriteRemoved: 'Removed from favorites',
  favoriteFailed: 'Failed to update favorite status',
  markedNew: 'Marked as new',
  markedUsed: 'Marked as used',
  markedArchived: 'Archived successfully',
  /** The library's text; the calendar says `calendarStatusFailed` (PROMPT-15). */
  statusFailed: 'Failed to update status',
  calendarStatusFailed: 'Failed to update prompt status',
  archived: 'Prompt archived successfully',
  archiveFailed: 'Failed to archive prompt. Please try again.',
  unarchived: 'Prompt unarchived successfully',
  unarchiveFailed: 'Failed to unarchive prompt. Please try again.',
  /** The prompt's state: unscheduled, its post is scheduled, or needs a check. */
  hasDraft: 'You have a draft of this',
  isScheduled: 'Its post is scheduled',
  hasPost: 'You have a post of this',
  becamePost: 'Became a post',
  noDate: 'Not on the calendar yet',
  writtenBy: {
    'built-in': 'Written from your answers by the built-in writer',
    model: 'Written from your answers by AI',
    staff: 'Reworded for you by the staff',
  },
  yourFeedback: 'Your feedback',
  openDraft: 'Open the draft',
  openPost: 'Open the post',
  loading: 'Loading prompt...',
  loadFailed: 'Failed to load prompt. Please try again.',
  /** Another change came first. */
  stale: 'This prompt was changed elsewhere. You see its newest state.',
} as const;
