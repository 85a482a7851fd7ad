import type { MigrationInterface, QueryRunner } from 'typeorm';

const URN = 'urn:li:(?:share|ugcPost|activity):\\d+';
const SLUG = '-(share|ugcPost|activity)-(\\d+)';

/** The post on LinkedIn that a training post's address names, so that each of a user's is there once (TRAINING-10). */
export class TrainingPostAddresses1764000070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sample_post_analytics add column linkedin_post text');
    // Of training posts that were saved with one address, the oldest has it.
    await runner.query(`
      update sample_post_analytics s set linkedin_post = named.urn
        from (select id, urn, row_number() over (partition by user_id, urn order by created_at, id) as place
                from (select id, user_id, created_at,
                             coalesce(substring(address from '${URN}'),
                                      'urn:li:' || (regexp_match(address, '${SLUG}'))[1] || ':' || (regexp_match(address, '${SLUG}'))[2]) as urn
                        from (select id, user_id, created_at, regexp_replace(linkedin_url, '%3A', ':', 'gi') as address
                                from sample_post_analytics
                               where linkedin_url ~* '^https://([a-z0-9-]+\\.)*linkedin\\.com/\\S*$') as addressed) as urns
               where urn is not null) as named
       where named.id = s.id and named.place = 1`);
    await runner.query(`
      create unique index uq_sample_post_analytics_linkedin_post on sample_post_analytics (user_id, linkedin_post)
       where linkedin_post is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index uq_sample_post_analytics_linkedin_post');
    await runner.query('alter table sample_post_analytics drop column linkedin_post');
  }
}
