import type { MigrationInterface, QueryRunner } from 'typeorm';

/** LinkedIn gives refresh tokens to approved marketing partners alone, and nothing here ever used one: no longer kept. */
export class NoLinkedInRefreshTokens1764000017000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table social_accounts
        drop constraint ck_social_accounts_tokens,
        drop column refresh_token_encrypted,
        add constraint ck_social_accounts_tokens
          check ((disconnected_at is null) = (access_token_encrypted is not null))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table social_accounts
        add column refresh_token_encrypted text,
        drop constraint ck_social_accounts_tokens,
        add constraint ck_social_accounts_tokens check (
          (disconnected_at is null) = (access_token_encrypted is not null)
          and (disconnected_at is null or refresh_token_encrypted is null))`);
  }
}
