import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff decide of a batch's prompts before their user sees them, and single prompts that are written again. */
export class PromptReview1764000155000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_prompts
        add column review text,
        add column left_out_reason text,
        add constraint ck_content_prompts_review check (review in ('to_read', 'approved', 'left_out')),
        add constraint ck_content_prompts_left_out
          check ((review is not distinct from 'left_out') = (left_out_reason is not null)
                 and (review is distinct from 'left_out' or is_held)),
        add constraint ck_content_prompts_reason check (char_length(left_out_reason) <= 200)`);
    await runner.query(`update content_prompts set review = 'to_read' where is_held`);
    await runner.query(`
      create table prompt_rewrites (
        id uuid not null default gen_random_uuid(),
        prompt_id bigint not null,
        user_id uuid not null,
        requested_by uuid,
        version integer not null,
        status text not null default 'queued',
        error text,
        attempts smallint not null default 0,
        lease_id uuid,
        lease_until timestamptz,
        woken_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        constraint pk_prompt_rewrites primary key (id),
        constraint fk_prompt_rewrites_prompt foreign key (prompt_id) references content_prompts (id) on delete cascade,
        constraint fk_prompt_rewrites_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint fk_prompt_rewrites_requester foreign key (requested_by) references profiles (id) on delete set null,
        constraint ck_prompt_rewrites_status check (status in ('queued', 'writing', 'done', 'failed')),
        constraint ck_prompt_rewrites_error check ((status = 'failed') = (error is not null)),
        constraint ck_prompt_rewrites_lease
          check ((status = 'writing') = (lease_id is not null) and (status = 'writing') = (lease_until is not null))
      )`);
    await runner.query('create index ix_prompt_rewrites_prompt on prompt_rewrites (prompt_id, created_at)');
    await runner.query('create index ix_prompt_rewrites_user on prompt_rewrites (user_id)');
    await runner.query(
      'create index ix_prompt_rewrites_requester on prompt_rewrites (requested_by) where requested_by is not null',
    );
    await runner.query(
      `create index ix_prompt_rewrites_waiting on prompt_rewrites (woken_at) where status in ('queued', 'writing')`,
    );
    await runner.query(
      `create unique index uq_prompt_rewrites_open on prompt_rewrites (prompt_id) where status in ('queued', 'writing')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table prompt_rewrites');
    await runner.query(`
      alter table content_prompts
        drop constraint ck_content_prompts_reason,
        drop constraint ck_content_prompts_left_out,
        drop constraint ck_content_prompts_review,
        drop column left_out_reason,
        drop column review`);
  }
}
