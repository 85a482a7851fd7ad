import { defaultWritingProfile, type VoiceChange, voiceChanges, type WritingProfile } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { AppError, NotFoundError } from '../../../platform/http/errors/app-error.js';
import { PreferencesService } from '../../preferences/preferences.service.js';
import { HABIT } from './edit-habits.rules.js';
import {
  briefSentence,
  effectSentence,
  noticedSentence,
  proposalSentence,
  whereWords,
} from './learned-rule.texts.js';
import type { LearnedRuleResponse, LearnedRulesResponse, RuleDecision } from './learned-rules.dto.js';
import { type EvidenceRow, LearnedRulesRepository, type LearnedRuleRow } from './learned-rules.repository.js';
import { isStillSaid, profileEffect, withoutEffect } from './profile-effect.rules.js';

/** It was decided otherwise meanwhile, as in another tab. */
export class RuleDecidedError extends AppError {
  constructor() {
    super(409, 'learned_rules.decided', 'You have already decided on this. Undo that first.');
  }
}

/** What a user's edits teach, and what the user makes of it. */
@Injectable()
export class LearnedRulesService {
  constructor(
    private readonly rules: LearnedRulesRepository,
    private readonly preferences: PreferencesService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<LearnedRulesResponse> {
    const profile = await this.profileOf(userId);
    const shown = (await this.rules.findAll(userId)).filter((rule) => isShown(rule, profile));
    const ids = shown.map(({ id }) => id);
    const evidence = ids.length === 0 ? [] : await this.rules.findEvidence(userId, ids);
    return {
      data: shown.map((rule) => present(rule, profile, evidence)),
      drafts: { compared: await this.rules.countDrafts(userId), needed: HABIT.drafts },
    };
  }

  /**
   * The same decision again changes nothing.
   * @throws NotFoundError also for another user's rule
   * @throws RuleDecidedError when it was decided otherwise
   */
  async decide(userId: string, id: string, decision: RuleDecision): Promise<void> {
    await this.database.transaction(async () => {
      const rule = await this.rules.lock(userId, id);
      if (!rule) throw new NotFoundError('The proposal');
      if (rule.status === STATUS_AFTER[decision]) return;
      if (decision === 'undo') await this.undo(userId, rule);
      else if (rule.status !== 'proposed') throw new RuleDecidedError();
      else if (decision === 'accept') await this.accept(userId, rule);
      else await this.rules.decide(userId, id, { status: 'declined', at: this.clock.now() });
    });
  }

  /** Accepted rules as a writer is told them; without those that the user has changed in the profile since. */
  async tellWriter(userId: string): Promise<string[]> {
    const accepted = (await this.rules.findAll(userId)).filter(({ status }) => status === 'accepted');
    if (accepted.length === 0) return [];
    const profile = await this.profileOf(userId);
    return accepted
      .filter(({ applied }) => isStillSaid(applied, profile))
      .map((rule) => briefSentence(rule, profile.content_pillars));
  }

  private async accept(userId: string, rule: LearnedRuleRow): Promise<void> {
    const { changes, not_by_hand } = await this.preferences.learn(userId, {
      valuesFor: (profile) => profileEffect(rule, profile) ?? {},
      reason: noticedSentence(rule),
    });
    await this.rules.decide(userId, rule.id, {
      status: 'accepted',
      at: this.clock.now(),
      applied: changes,
      not_by_hand,
    });
  }

  private async undo(userId: string, rule: LearnedRuleRow): Promise<void> {
    if (rule.status === 'accepted') {
      await this.preferences.unlearn(
        userId,
        {
          valuesFor: (profile) => withoutEffect(rule.applied, profile),
          reason: `Taken back: ${noticedSentence(rule)}`,
        },
        rule.not_by_hand,
      );
    }
    await this.rules.decide(userId, rule.id, { status: 'proposed', at: this.clock.now() });
    // The texts that it was learned from are forgotten: nothing but the acceptance kept it.
    await this.rules.withdrawUnshown(userId, rule.id);
  }

  private async profileOf(userId: string): Promise<WritingProfile> {
    return (await this.preferences.find(userId)) ?? defaultWritingProfile();
  }
}

const STATUS_AFTER = { accept: 'accepted', decline: 'declined', undo: 'proposed' } as const;

/** A proposal that the profile has come to say by itself needs no answer. */
function isShown(rule: LearnedRuleRow, profile: WritingProfile): boolean {
  if (rule.status === 'proposed') return profileEffect(rule, profile) !== null;
  return rule.status === 'accepted';
}

function present(
  rule: LearnedRuleRow,
  profile: WritingProfile,
  evidence: readonly EvidenceRow[],
): LearnedRuleResponse {
  const { id, status, occurrences, opportunities, decided_at } = rule;
  return {
    id,
    status,
    sentence: proposalSentence(rule),
    effect: effectSentence(status === 'accepted' ? rule.applied : changesOf(rule, profile)),
    learned: whereWords(rule.learned_where, profile.content_pillars),
    occurrences,
    opportunities,
    decided_at,
    evidence: evidence.filter(({ rule_id }) => rule_id === id).map(({ rule_id: _, ...quoted }) => quoted),
  };
}

function changesOf(rule: LearnedRuleRow, profile: WritingProfile): VoiceChange[] {
  return voiceChanges(profile, { ...profile, ...profileEffect(rule, profile) });
}
