/** The parts of a brief: their name in the data of a model, and as a heading for the author. */
export const BRIEF_SECTIONS = {
  author: 'Who you are, and for whom you write',
  length_and_form: 'How your posts are built',
  habits: 'Your habits',
  leaves_out: 'What you leave out',
  never_use_phrases: 'What you never say',
  settings_overruled_by_posts: 'Where your settings and your posts differ',
  set_by_hand: 'What you set yourself',
  learned_from_edits: 'What it learned from your edits',
  found_by_analysis: 'What your posts and your interview showed',
  aim: 'What this post is for',
  examples: 'Posts of yours that it reads',
  edited: 'What you made of earlier drafts',
  last_openings: 'Your last first lines, not to be used again',
  notes: 'Your notes',
} as const;

export type BriefSectionName = keyof typeof BRIEF_SECTIONS;

/** Sections that stand together as "brief" in the data. */
export const IN_BRIEF: ReadonlySet<BriefSectionName> = new Set<BriefSectionName>([
  'length_and_form',
  'habits',
  'leaves_out',
  'settings_overruled_by_posts',
  'set_by_hand',
  'learned_from_edits',
  'found_by_analysis',
]);

/** Why a post was chosen as an example. */
export type ExampleReason =
  'near in subject' | 'read best' | 'liked best' | 'newest' | 'said in an interview';

/** A text of the author's among the examples. */
export interface BriefExample {
  /** Null for a text that is no post: it was said in the voice interview. */
  readonly post_id: string | null;
  readonly opening: string;
  readonly reason: ExampleReason;
  /** Null while unknown. */
  readonly figures: string | null;
}

/** A part of a brief that can be left out by itself. */
export interface BriefItem {
  readonly section: BriefSectionName;
  /** For sections that are no list: the field's name. */
  readonly field?: string;
  readonly value: unknown;
  /** As a line for the author. */
  readonly line: string;
  /** The higher, the later it is left out where the brief is too long. */
  readonly worth: number;
  readonly example?: BriefExample;
}
