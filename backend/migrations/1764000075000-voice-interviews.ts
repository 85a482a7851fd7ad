import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The voice interview with its answers. */
export class VoiceInterviews1764000075000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table voice_interviews (
         user_id uuid not null,
         round integer not null default 1,
         language text not null,
         saved_at timestamptz,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         constraint pk_voice_interviews primary key (user_id),
         constraint fk_voice_interviews_user foreign key (user_id) references profiles (id) on delete cascade,
         constraint ck_voice_interviews_round check (round >= 1),
         constraint ck_voice_interviews_language check (language in ('en', 'de', 'fr', 'es'))
       )`,
    );
    await runner.query(
      `create table voice_interview_answers (
         user_id uuid not null,
         question text not null,
         text text not null default '',
         more text not null default '',
         choice text,
         at timestamptz not null,
         constraint pk_voice_interview_answers primary key (user_id, question),
         constraint fk_voice_interview_answers_interview
           foreign key (user_id) references voice_interviews (user_id) on delete cascade
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table voice_interview_answers');
    await runner.query('drop table voice_interviews');
  }
}
