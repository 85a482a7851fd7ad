import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Takes the angle brackets off addresses, which reach the mailbox without them: their accounts could not be opened any more. Where several
 * spellings, or the plain one, have an account, the confirmed and older one gets the address and the others keep theirs: nothing is deleted.
 */
export class PlainEmailAddresses1764000027000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      with bracketed as (
        select id, btrim(email, '<>') as plain,
               row_number() over (partition by btrim(email, '<>') order by email_confirmed_at nulls last, created_at, id) as turn
          from profiles where email like '<%' or email like '%>'
      )
      update profiles p set email = b.plain
        from bracketed b
       where p.id = b.id and b.turn = 1 and not exists (select 1 from profiles other where other.email = b.plain)`);
  }

  async down(): Promise<void> {
    // The plain spelling reaches the same mailbox: there is nothing to restore.
  }
}
