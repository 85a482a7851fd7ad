import { domainToASCII } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Writes the domain of each address as the name system knows it, "xn--bcher-kva.example" for "bücher.example": addresses are compared so
 * from here on, and an account with the other spelling could not be opened any more. Where both spellings have an account, the one
 * that has the name system's keeps it and the other keeps its own: nothing is deleted. That one is entered by Google or
 * an open session alone, and staff find it in the console by its address.
 */
export class AsciiEmailDomains1764000048000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const profiles = (await runner.query(`
      select id, email from profiles where email ~ '@[^@]*[^\\x01-\\x7f][^@]*$'
       order by email_confirmed_at nulls last, created_at, id`)) as { id: string; email: string }[];
    for (const { id, email } of profiles) {
      const at = email.lastIndexOf('@') + 1;
      const domain = domainToASCII(email.slice(at));
      if (domain === '') continue;
      await runner.query(
        `update profiles set email = $2
          where id = $1 and not exists (select 1 from profiles other where other.email = $2)`,
        [id, email.slice(0, at) + domain],
      );
    }
  }

  async down(): Promise<void> {
    // The other spelling reaches the same mailbox: there is nothing to restore.
  }
}
