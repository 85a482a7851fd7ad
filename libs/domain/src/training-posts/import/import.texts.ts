/** Why a file is not read. The codes are stable: `import.` and the key. */
export const IMPORT_REFUSALS = {
  too_large:
    'A file may have up to 40 MB. Ask LinkedIn for an archive of posts, comments and articles alone; it is much smaller.',
  too_many_files: 'Add two files at most: the archive and the analytics export.',
  type: 'This is none of the files that can be imported: LinkedIn’s archive (ZIP), its analytics export (XLSX), a CSV file or plain text.',
  unreadable: 'This file cannot be read. It may be damaged or cut short: download it again.',
  encrypted:
    'This file is protected by a password or in the old Excel format. Save it without a password, as .xlsx.',
  unpacks_too_much: 'This file unpacks to far more than an archive of LinkedIn does, so it is not opened.',
  unsafe_paths: 'This archive has names that lead out of its own folder, so it is not opened.',
  nested: 'This archive holds other archives. Unpack it and add the archive of LinkedIn that is in it.',
  formulas:
    'This workbook has formulas, which an export of LinkedIn has not. Add the file as LinkedIn made it.',
  no_posts:
    'This archive holds no Shares.csv, Comments.csv or articles. Ask LinkedIn for “Posts, comments and articles”, or for the larger archive.',
  no_figures:
    'This workbook has no list of posts with their figures. Export it from Analytics → Content on LinkedIn.',
  no_text_column:
    'This CSV has no column of texts. Its first line has to name one, such as: text, url, date, impressions, likes, comments, shares.',
  too_demanding: 'Reading this file takes more time or memory than one file may take.',
  interrupted: 'The import was interrupted several times. Please try again.',
} as const;

export type ImportRefusal = keyof typeof IMPORT_REFUSALS;

/** Why a row of a file is left out. */
export const LEFT_OUT_REASONS = {
  reshared: 'A post of somebody else, shared without words of your own',
  empty: 'No text: a picture, video or document alone',
  only_link: 'Nothing but a link',
  repeated: 'The same text again',
  too_short: 'Too short to tell a voice',
  too_long: 'Longer than a training post may be',
  no_text: 'Figures of a post whose text is not in the archive',
  impossible_figure: 'A figure that is no whole number from 0',
  date_ahead: 'A date that is still to come',
  malformed: 'A line of the file that does not hold together',
} as const;

export type LeftOutReason = keyof typeof LEFT_OUT_REASONS;
