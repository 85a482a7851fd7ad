import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The first words of posts in the journal and in the list of lost sends are deleted with the account and with
 * the post.
 */
export class WordsOutside1764000038000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table journal_erasures (
        user_digest text not null constraint pk_journal_erasures primary key,
        requested_at timestamptz not null default now()
      )`);
    await runner.query(`
      alter table lost_sends
        alter column opening drop not null,
        alter column post_id drop not null`);
    await runner.query(
      'update lost_sends set post_id = null where not exists (select from posts where posts.id = post_id)',
    );
    await runner.query(`
      alter table lost_sends
        add constraint fk_lost_sends_post foreign key (post_id) references posts (id) on delete cascade`);
    await runner.query('create index ix_lost_sends_post on lost_sends (post_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_lost_sends_post');
    await runner.query('alter table lost_sends drop constraint fk_lost_sends_post');
    // The id of a lost post refers to no row.
    await runner.query(
      `update lost_sends set post_id = coalesce(post_id, gen_random_uuid()), opening = coalesce(opening, '')`,
    );
    await runner.query(`
      alter table lost_sends
        alter column opening set not null,
        alter column post_id set not null`);
    await runner.query('drop table journal_erasures');
  }
}
