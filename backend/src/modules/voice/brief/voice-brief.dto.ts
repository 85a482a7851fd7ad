import type { StylePatterns } from '@drumbeat/domain';

/** What the user's posts show again and again, or never. */
export class HabitResponse {
  /** Without figures: "Asks questions". It goes into `denied_habits` of the writing profile. */
  name: string;
  /** As a sentence without a subject: "Asks questions in 8 of 10 posts, 2 a post." */
  sentence: string;
  /** Number of posts that show it. */
  seen: number;
  /** Number of posts that were read. */
  of: number;
  /** Up to two parts of different posts, word for word; none for what is left out. */
  quotes: string[];
  /** True for what others do and the user does not. */
  is_left_out: boolean;
  /** True where the user does not want to have it: no writer is told of it then. */
  is_denied: boolean;
}

/** A few words each. */
export class StylePatternsResponse implements Omit<StylePatterns, 'wordsPerSentence'> {
  /** "Short, 9 words on average" */
  sentences: string;
  opening: string;
  structure: string;
  questions: string;
  emoji: string;
  hashtags: string;
  /** "Medium, about 132 words"; null below the posts that show a habit. */
  length: string | null;
}

export class BriefSectionResponse {
  name: string;
  title: string;
  lines: string[];
}

export class BriefVersionResponse {
  /** Counts from 1. */
  version: number;
  created_at: Date;
  sections: BriefSectionResponse[];
}

/** What a writer is told of the user before there is anything to write, and what it rests on (VOICE-19). */
export class VoiceBriefResponse {
  /** Number of posts that were read; the newest 50 at most. */
  posts_known: number;
  /** Null without posts. */
  patterns: StylePatternsResponse | null;
  habits: HabitResponse[];
  sections: BriefSectionResponse[];
  /** The newest ten that the user has seen, newest first; the first is the present one. */
  versions: BriefVersionResponse[];
}
