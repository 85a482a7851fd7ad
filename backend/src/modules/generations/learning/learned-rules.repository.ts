import type { VoiceChange } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../../platform/database/entity-columns.js';
import type { EditPlace } from './compared-text.js';
import type { EditHabit } from './edit-habits.rules.js';
import type { ComparedDraft } from './edit-trace.js';
import { LearnedRuleEntity, type LearnedRuleStatus } from './learned-rule.entity.js';

const RULE = EntityColumns.of(LearnedRuleEntity).omit('user_id');
const COLUMNS = RULE.select('r');
export type LearnedRuleRow = RowOf<typeof RULE>;

/** A released draft that was not looked at since its post changed. */
interface UnlearnedDraft {
  readonly id: string;
  readonly version: number | null;
}

/** A draft that shows a rule. */
export interface EvidenceRow {
  readonly rule_id: string;
  readonly post_id: string;
  readonly title: string;
  readonly released_at: Date;
  readonly before: string | null;
  readonly after: string | null;
  readonly place: EditPlace | null;
}

/** Drafts that habits are looked for in: the newest released ones. */
const DRAFTS_MAX = 60;
/** Other texts of a post that are compared, and characters of each text. */
const OTHER_TEXTS_MAX = 10;
const TEXT_CHARACTERS_MAX = 4_000;
/** Of the drafts, their posts and those other texts together: a thread reads a million in two seconds. */
const CHARACTERS_MAX = 600_000;
/** Rules of a user, of which all but a few were decided by hand, and drafts shown with each. */
const RULES_MAX = 500;
const EVIDENCE_SHOWN = 5;

/** What the edits of a user teach. */
@Injectable()
export class LearnedRulesRepository {
  constructor(private readonly database: Database) {}

  /** Users with released drafts that were not looked at yet. Not scoped by owner. */
  async findUsersToLearnFrom(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ user_id: string }>(
      `select distinct user_id from generation_history
        where kept_share is not null and words_forgotten_at is null
          and learned_version is distinct from measured_post_version
        limit $1`,
      [limit],
    );
    return rows.map(({ user_id }) => user_id);
  }

  async findUnlearned(userId: string): Promise<UnlearnedDraft[]> {
    return this.database.query<UnlearnedDraft>(
      `select id, measured_post_version as version from generation_history
        where user_id = $1 and kept_share is not null and words_forgotten_at is null
          and learned_version is distinct from measured_post_version`,
      [userId],
    );
  }

  /**
   * Marks these drafts as looked at, all or none: false where another worker has some of them, or has looked at them, or one changed since.
   * Waits for nobody.
   */
  async take(userId: string, drafts: readonly UnlearnedDraft[]): Promise<boolean> {
    const rows = await this.database.query(
      `with taken as (
         select g.id, g.measured_post_version
           from generation_history g
           join unnest($2::uuid[], $3::integer[]) as seen (id, version)
             on seen.id = g.id and seen.version is not distinct from g.measured_post_version
          where g.user_id = $1 and g.words_forgotten_at is null
            and g.learned_version is distinct from g.measured_post_version
            for update of g skip locked)
       update generation_history g set learned_version = taken.measured_post_version
         from taken where g.id = taken.id and (select count(*) from taken) = $4
       returning g.id`,
      [userId, drafts.map(({ id }) => id), drafts.map(({ version }) => version), drafts.length],
    );
    return rows.length > 0;
  }

  /**
   * Keeps the words of these drafts from being forgotten until the transaction ends, so that nothing is quoted from them that forgetting
   * does not find; false where they are forgotten already, or are being so. Waits for nobody.
   */
  async lockWords(userId: string, ids: readonly string[]): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 from generation_history
        where id = any ($2::uuid[]) and user_id = $1 and words_forgotten_at is null for share skip locked`,
      [userId, ids],
    );
    return rows.length === ids.length;
  }

  /** Whole drafts beside their posts as they are, the newest released first, as many as can be read in a moment. */
  async findDrafts(userId: string): Promise<ComparedDraft[]> {
    return this.database.query<ComparedDraft>(
      `with drafts as (
         select g.id, left(g.output, $4) as written, left(p.content, $4) as posted, g.released_at,
                case when g.prompt_id is null then 'notes' else 'prompt' end as "from", cp.pillar_number as pillar,
                array(select left(other.output, $4) from generation_history other
                       where other.post_id = g.post_id and other.user_id = g.user_id and other.id <> g.id
                         and other.outcome in ('inserted', 'replaced') and other.output <> ''
                       order by other.created_at desc, other.id limit $3) as also_written,
                exists (select from post_suggestions s where s.post_id = g.post_id and s.state = 'accepted') as took_suggestion
           from generation_history g
           join posts p on p.id = g.post_id and p.user_id = g.user_id and p.deleted_at is null
           left join content_prompts cp on cp.id = g.prompt_id and cp.user_id = g.user_id
          where g.user_id = $1 and g.kept_share is not null and g.words_forgotten_at is null
          order by g.released_at desc, g.id
          limit $2),
       added_up as (
         select *, sum(length(written) + length(posted) + length(array_to_string(also_written, '')))
                     over (order by released_at desc, id) as characters
           from drafts)
       select id, written, posted, "from", pillar, also_written, took_suggestion from added_up
        where characters <= $5 order by released_at desc, id`,
      [userId, DRAFTS_MAX, OTHER_TEXTS_MAX, TEXT_CHARACTERS_MAX, CHARACTERS_MAX],
    );
  }

  /** Released drafts that can be looked at, as many as are. */
  async countDrafts(userId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::integer as count from (
         select 1 from generation_history
          where user_id = $1 and kept_share is not null and words_forgotten_at is null limit $2) drafts`,
      [userId, DRAFTS_MAX],
    );
    return row?.count ?? 0;
  }

  /** What is seen most first. */
  async findAll(userId: string): Promise<LearnedRuleRow[]> {
    return this.database.query<LearnedRuleRow>(
      `select ${COLUMNS} from learned_rules r where r.user_id = $1
        order by r.decided_at desc nulls first, r.occurrences desc, r.created_at, r.id limit $2`,
      [userId, RULES_MAX],
    );
  }

  /** Locked until the transaction ends. Null when the user has no such rule. */
  async lock(userId: string, id: string): Promise<LearnedRuleRow | null> {
    const [row] = await this.database.query<LearnedRuleRow>(
      `select ${COLUMNS} from learned_rules r where r.id = $1 and r.user_id = $2 for update`,
      [id, userId],
    );
    return row ?? null;
  }

  /** The newest drafts of each rule whose posts are there. */
  async findEvidence(userId: string, ruleIds: readonly string[]): Promise<EvidenceRow[]> {
    return this.database.query<EvidenceRow>(
      `select shown.* from learned_rules r
        cross join lateral (
          select e.rule_id, p.id as post_id, p.title, g.released_at, e.before, e.after, e.place
            from learned_rule_evidence e
            join generation_history g on g.id = e.generation_id
            join posts p on p.id = g.post_id and p.user_id = r.user_id and p.deleted_at is null
           where e.rule_id = r.id
           order by g.released_at desc, g.id limit $3) shown
        where r.user_id = $1 and r.id = any ($2::uuid[])`,
      [userId, ruleIds, EVIDENCE_SHOWN],
    );
  }

  /** A habit as a new proposal; returns its id. Null where the user has the rule already. */
  async insert(userId: string, habit: EditHabit): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      `insert into learned_rules (user_id, kind, key, phrase, instead, measure, occurrences, opportunities, learned_where)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (user_id, kind, key) do nothing returning id`,
      [
        userId,
        habit.kind,
        habit.key,
        habit.phrase,
        habit.instead,
        habit.measure,
        habit.occurrences,
        habit.opportunities,
        JSON.stringify(habit.where),
      ],
    );
    return row?.id ?? null;
  }

  /** What the drafts show of a rule now. */
  async update(userId: string, id: string, habit: EditHabit): Promise<void> {
    await this.database.query(
      `update learned_rules
          set phrase = $3, instead = $4, measure = $5, occurrences = $6, opportunities = $7, learned_where = $8
        where id = $1 and user_id = $2`,
      [
        id,
        userId,
        habit.phrase,
        habit.instead,
        habit.measure,
        habit.occurrences,
        habit.opportunities,
        JSON.stringify(habit.where),
      ],
    );
  }

  /** Replaces the evidence of the user's own rule. */
  async saveEvidence(userId: string, ruleId: string, { evidence }: EditHabit): Promise<void> {
    await this.database.query(
      `with quotes as (
         select * from unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) as q (generation_id, before, after, place)),
       gone as (
         delete from learned_rule_evidence
          where rule_id = $1 and user_id = $6 and generation_id not in (select generation_id from quotes))
       insert into learned_rule_evidence (rule_id, generation_id, user_id, before, after, place)
       select id, generation_id, user_id, before, after, place
         from quotes cross join (select id, user_id from learned_rules where id = $1 and user_id = $6) rule
           on conflict (rule_id, generation_id)
           do update set before = excluded.before, after = excluded.after, place = excluded.place`,
      [
        ruleId,
        evidence.map(({ draft }) => draft),
        evidence.map(({ before }) => before),
        evidence.map(({ after }) => after),
        evidence.map(({ place }) => place),
        userId,
      ],
    );
  }

  /** Proposals among these, with their notices. */
  async withdraw(userId: string, ids: readonly string[]): Promise<void> {
    await this.database.query(
      `delete from learned_rules where user_id = $1 and id = any ($2::uuid[]) and status = 'proposed'`,
      [userId, ids],
    );
  }

  /** The same where no draft shows it any more. */
  async withdrawUnshown(userId: string, id: string): Promise<void> {
    const shown = await this.database.query(
      'select 1 from learned_rule_evidence where rule_id = $2 and user_id = $1 limit 1',
      [userId, id],
    );
    if (shown.length === 0) await this.withdraw(userId, [id]);
  }

  /** The user's word on a rule; back to a proposal, it has none. */
  async decide(
    userId: string,
    id: string,
    {
      status,
      at,
      applied = [],
      not_by_hand = [],
    }: {
      readonly status: LearnedRuleStatus;
      readonly at: Date;
      readonly applied?: readonly VoiceChange[];
      readonly not_by_hand?: readonly string[];
    },
  ): Promise<void> {
    await this.database.query(
      `update learned_rules
          set status = $3, applied = $5, not_by_hand = $6,
              decided_at = case when $3 <> 'proposed' then $4::timestamptz end,
              decided_occurrences = case when $3 <> 'proposed' then occurrences end
        where id = $1 and user_id = $2`,
      [id, userId, status, at, JSON.stringify(applied), not_by_hand],
    );
  }
}
