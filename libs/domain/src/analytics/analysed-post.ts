import type { KnownFigures } from '../posts/engagement.rules.js';
import type { PlainDate } from '../time/plain-date.js';
import type { OpeningKind } from '../posts/opening-kind.rules.js';

/** A post that is out and has one figure at least, as the analytics read it. */
export interface AnalysedPost extends KnownFigures {
  /** In its user's zone. */
  readonly day: PlainDate;
  /** 1 to 5, of the prompt that it was written from. */
  readonly pillar: number | null;
  readonly characters: number;
  readonly opening: OpeningKind;
  /** Percent on two decimals; null without impressions, or where one figure is missing. */
  readonly rate: number | null;
}
