import type { MatchBand, SentenceRole } from '@drumbeat/domain';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { POST_CONTENT_MAX } from '@drumbeat/domain';

/** The post's id. */
export class PostVoiceMatchParams {
  @IsUUID()
  id: string;
}

/** A text to compare with its author's posts; nothing is saved. */
export class MatchTextRequest {
  @IsString()
  @MaxLength(POST_CONTENT_MAX)
  content: string;

  /** The post that the text belongs to: it says nothing about its author's voice. */
  @IsOptional()
  @IsUUID()
  post_id?: string | null;
}

/** A sentence that does not sound like its author. */
export class BreakingSentenceResponse {
  /** Range in the text, in UTF-16 code units. */
  start: number;
  end: number;
  role: SentenceRole;
  /** In words, the strongest first: one or two. */
  reasons: string[];
  /** What the author wrote at such a place that is built most alike; null without any. */
  nearest: string | null;
}

/** What a voice was, or would be, learned from: posts in the language of the text that are out or were given for training. */
export class KnownPostsResponse {
  posts: number;
  words: number;
  /** So many of each are needed. */
  posts_min: number;
  words_min: number;
}

/** Why there is no score; `measured` where there is one. */
export type VoiceMatchKind =
  | 'measured'
  | 'too_short'
  | 'not_enough_posts'
  | 'untested_language'
  /** The author's posts cannot be told from other people's. */
  | 'indistinct';

/** How far a text sounds like its author (MATCH-1 to MATCH-5). */
export class VoiceMatchResponse {
  kind: VoiceMatchKind;
  /** 0 to 100; null where it was not measured. */
  score: number | null;
  /** `yours` from 70 on, `far` below 30. */
  band: MatchBand | null;
  /** Of the text. */
  words: number;
  /** A shorter text has no score. */
  words_min: number;
  /** Null for a text below 40 words or in an untested language. */
  known: KnownPostsResponse | null;
  /** In the order of the text; of a `too_short` one from 40 words on, too. */
  sentences: BreakingSentenceResponse[];
  /** Habits of the whole text that are not the author's, in words: at most three. */
  habits: string[];
}
