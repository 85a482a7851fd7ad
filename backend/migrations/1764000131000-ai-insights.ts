import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the figures of a user's posts tell, kept from one look to the next. */
export class AiInsights1764000131000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table ai_insights (
         id uuid not null default gen_random_uuid(),
         user_id uuid not null,
         insight_type text not null,
         subject text not null,
         insight_data jsonb not null,
         confidence_score numeric(3, 2) not null,
         performance_impact numeric(6, 1),
         recommendations text[] not null,
         is_active boolean not null default true,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         constraint pk_ai_insights primary key (id),
         constraint uq_ai_insights_subject unique (user_id, insight_type, subject),
         constraint fk_ai_insights_user foreign key (user_id) references profiles (id) on delete cascade,
         constraint ck_ai_insights_confidence check (confidence_score between 0 and 1)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_insights');
  }
}
