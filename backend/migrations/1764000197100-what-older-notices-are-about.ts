import type { MigrationInterface, QueryRunner } from 'typeorm';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** So many at once end long before a statement's time is over, and hold up nobody who writes another notice. */
const AT_ONCE = 2_000;

/** What the links and subjects of `notifications o` say. */
const SAID = `
  select (regexp_match(o.link, '^/posts/(${UUID})(?:[?]|$)'))[1]::uuid as linked,
         case when o.kind in ('draft.due', 'post.by_hand')
           then regexp_match(o.subject, '^${UUID}:(\\d{4}-\\d\\d-\\d\\d)(?: (\\d\\d:\\d\\d))?$') end as day,
         case when o.kind like 'publication.%'
           then regexp_match(o.subject, '^(${UUID}):v(\\d+):(?:f(\\d+)|\\d+)$') end as claim,
         case when o.kind = 'publication.first_comment' then (regexp_match(o.subject, '^${UUID}$'))[1]::uuid end as commented,
         case when o.kind in ('publication.blocked', 'publication.other_member', 'publication.throttled')
           then (regexp_match(o.subject, '^(${UUID}):\\d{4}-'))[1]::uuid end as account,
         case when o.kind = 'post.suggested' then (regexp_match(o.subject, '^${UUID}$'))[1]::uuid end as suggestion,
         case when o.kind = 'voice.learned' then (regexp_match(o.subject, '^(${UUID})(?::|$)'))[1]::uuid end as rule`;

/**
 * Fills the columns of 1764000197000 for notices of before, each page by itself: no lock is held longer than that. Begun again, it does
 * what is left. Subjects and links stay as they are, so that the way back loses nothing.
 */
export class WhatOlderNoticesAreAbout1764000197100 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const [page] = (await runner.query(
        'select id from notifications where id > $1 order by id limit 1 offset $2',
        [after, AT_ONCE - 1],
      )) as { id: string }[];
      await this.fill(runner, after, page?.id ?? null);
      if (!page) return;
      after = page.id;
    }
  }

  down(): Promise<void> {
    return Promise.resolve();
  }

  /** Those whose ids are greater than `after`, up to `last`, which is null for all that are left. */
  private async fill(runner: QueryRunner, after: string, last: string | null): Promise<void> {
    await runner.query(
      `update notifications n
          set post_id = about.post_id, post_date = about.post_date, post_time = about.post_time,
              publication_id = about.publication_id, publication_version = about.publication_version,
              publication_fence = about.publication_fence, social_account_id = about.social_account_id,
              suggestion_id = about.suggestion_id, learned_rule_id = about.learned_rule_id
         from (
           select o.id, coalesce(linked, p.post_id) as post_id, day[1]::date as post_date, day[2] as post_time,
                  coalesce(claim[1]::uuid, commented) as publication_id,
                  claim[2]::int as publication_version, claim[3]::int as publication_fence,
                  -- A warning that leads to the settings is about the connection.
                  case when o.kind = 'publication.at_risk' and linked is null then p.social_account_id else account end as social_account_id,
                  s.id as suggestion_id, r.id as learned_rule_id
             from notifications o
             cross join lateral (${SAID}) said
             left join publications p on p.id = coalesce(claim[1]::uuid, commented)
             left join post_suggestions s on s.id = suggestion
             left join learned_rules r on r.id = rule and r.user_id = o.user_id
            where o.id > $1 and ($2::uuid is null or o.id <= $2)
              and num_nonnulls(o.post_id, o.publication_id, o.social_account_id, o.learned_rule_id) = 0
         ) about
        where n.id = about.id
          and num_nonnulls(about.post_id, about.publication_id, about.social_account_id, about.learned_rule_id) > 0`,
      [after, last],
    );
  }
}
