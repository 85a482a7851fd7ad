import { IsIn, IsUUID } from 'class-validator';
import type { EditPlace } from './compared-text.js';
import type { LearnedRuleStatus } from './learned-rule.entity.js';

const RULE_DECISIONS = ['accept', 'decline', 'undo'] as const;
export type RuleDecision = (typeof RULE_DECISIONS)[number];

export class LearnedRuleParams {
  @IsUUID()
  id: string;
}

export class DecideLearnedRuleRequest {
  /** `undo` makes it a proposal again, and takes back what it changed. */
  @IsIn(RULE_DECISIONS)
  decision: RuleDecision;
}

/** A draft that shows the rule, quoted before and after the edit. */
export class LearnedRuleEvidenceResponse {
  post_id: string;
  title: string;
  /** When the post was scheduled, published or marked as posted. */
  released_at: Date;
  /** Null for what was added. */
  before: string | null;
  /** Null for what was cut. */
  after: string | null;
  place: EditPlace | null;
}

/** Something that the user does to drafts again and again. */
export class LearnedRuleResponse {
  id: string;
  status: LearnedRuleStatus;
  /** What was noticed and what could be made of it, as a question. */
  sentence: string;
  /** What accepting it changes in the writing profile, or has changed; empty where the profile said so by itself. */
  effect: string;
  /** Where it was learned, as a phrase. */
  learned: string;
  /** Drafts that show it, and those that gave the occasion. */
  occurrences: number;
  opportunities: number;
  decided_at: Date | null;
  /** The newest five, newest first; without texts that are no longer kept. */
  evidence: LearnedRuleEvidenceResponse[];
}

export class LearnedRulesResponse {
  /** Proposals first, then what was accepted. */
  data: LearnedRuleResponse[];
  /** Drafts that were compared with their posts, and how many have to show something. */
  drafts: LearnedFromResponse;
}

export class LearnedFromResponse {
  compared: number;
  needed: number;
}
