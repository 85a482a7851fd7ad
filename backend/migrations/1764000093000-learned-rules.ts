import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a user's edits of drafts teach: rules with their evidence, which drafts were looked at, and why a voice changed by one. Reads no row of other tables under its locks. */
export class LearnedRules1764000093000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table learned_rules (
         id uuid not null default gen_random_uuid(),
         user_id uuid not null,
         kind text not null,
         key text not null,
         phrase text not null,
         instead text not null,
         measure real,
         occurrences integer not null,
         opportunities integer not null,
         learned_where jsonb not null,
         status text not null default 'proposed',
         decided_at timestamptz,
         decided_occurrences integer,
         applied jsonb not null default '[]',
         not_by_hand text[] not null default '{}',
         created_at timestamptz not null default now(),
         constraint pk_learned_rules primary key (id),
         constraint fk_learned_rules_user foreign key (user_id) references profiles (id) on delete cascade,
         constraint uq_learned_rules_key unique (user_id, kind, key),
         constraint ck_learned_rules_kind
           check (kind in ('cut_phrase', 'replaced_phrase', 'added_phrase', 'closing_question', 'hashtags', 'emoji_removed',
                           'emoji_added', 'paragraphs_split', 'paragraphs_merged', 'opening_replaced', 'shortened', 'lengthened')),
         constraint ck_learned_rules_status check (status in ('proposed', 'accepted', 'declined')),
         constraint ck_learned_rules_decided
           check ((status = 'proposed') = (decided_at is null) and (decided_at is null) = (decided_occurrences is null)),
         constraint ck_learned_rules_counts check (occurrences between 1 and opportunities)
       )`,
    );
    await runner.query(
      `create table learned_rule_evidence (
         rule_id uuid not null,
         generation_id uuid not null,
         user_id uuid not null,
         before text,
         after text,
         place text,
         constraint pk_learned_rule_evidence primary key (rule_id, generation_id),
         constraint fk_learned_rule_evidence_rule foreign key (rule_id) references learned_rules (id) on delete cascade,
         constraint fk_learned_rule_evidence_generation
           foreign key (generation_id) references generation_history (id) on delete cascade,
         constraint ck_learned_rule_evidence_place check (place in ('opening', 'within', 'close'))
       )`,
    );
    await runner.query(
      'create index ix_learned_rule_evidence_generation on learned_rule_evidence (generation_id)',
    );
    await runner.query(
      `alter table voice_changes
         add column reason text,
         drop constraint ck_voice_changes_cause,
         add constraint ck_voice_changes_cause check (cause in ('created', 'analysis', 'interview', 'user', 'staff', 'edits')) not valid`,
    );
    await runner.query('alter table generation_history add column learned_version integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    // A rule was accepted by its user, so the change is theirs.
    await runner.query(`update voice_changes set cause = 'user' where cause = 'edits'`);
    await runner.query(
      `alter table voice_changes
         drop column reason,
         drop constraint ck_voice_changes_cause,
         add constraint ck_voice_changes_cause check (cause in ('created', 'analysis', 'interview', 'user', 'staff'))`,
    );
    await runner.query('drop table learned_rule_evidence');
    await runner.query('drop table learned_rules');
    await runner.query('alter table generation_history drop column learned_version');
  }
}
