import type { MigrationInterface, QueryRunner } from 'typeorm';

const FIGURES = ['impressions', 'likes', 'comments', 'shares'];

/** A figure of a post that nobody said is missing, and no longer 0. A rate is known where all four are. */
export class MissingFigures1764000172000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table post_performance
         ${FIGURES.map((figure) => `alter column ${figure} drop not null`).join(', ')},
         drop constraint ck_post_performance_rate,
         add constraint ck_post_performance_rate
           check ((engagement_rate is null) = (num_nulls(impressions, likes, comments, shares) > 0 or impressions = 0)),
         add constraint ck_post_performance_known check (num_nonnulls(impressions, likes, comments, shares) > 0)`,
    );
  }

  /** As such figures were kept before: what is missing as 0, with the rate of that. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table post_performance drop constraint ck_post_performance_known, drop constraint ck_post_performance_rate`,
    );
    await runner.query(
      `update post_performance
          set ${FIGURES.map((figure) => `${figure} = coalesce(${figure}, 0)`).join(', ')},
              engagement_rate = round((coalesce(likes, 0)::numeric + coalesce(comments, 0) + coalesce(shares, 0)) * 100
                / nullif(impressions, 0), 2)
        where num_nulls(impressions, likes, comments, shares) > 0`,
    );
    await runner.query(
      `alter table post_performance
         ${FIGURES.map((figure) => `alter column ${figure} set not null`).join(', ')},
         add constraint ck_post_performance_rate check ((engagement_rate is null) = (impressions = 0))`,
    );
  }
}
