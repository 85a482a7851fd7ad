import type { MigrationInterface, QueryRunner } from 'typeorm';

const FIGURES = ['impressions', 'likes', 'comments', 'shares'] as const;

const OF_TRAINING = `from posts post where post.id = figures.post_id and post.source_type = 'training'`;

/**
 * Blank figures of a training post count as 0 there, and are missing among those of posts. A rate may be known without its parts: LinkedIn's
 * analytics tell likes, comments and shares as one sum.
 */
export class FiguresToldAsASum1764000189000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table post_performance drop constraint ck_post_performance_rate`);
    await runner.query(
      `delete from post_performance figures using posts post
        where post.id = figures.post_id and post.source_type = 'training'
          and greatest(impressions, likes, comments, shares) = 0`,
    );
    await runner.query(
      `update post_performance figures
          set impressions = nullif(impressions, 0),
              likes = case when greatest(likes, comments, shares) > 0 then likes end,
              comments = case when greatest(likes, comments, shares) > 0 then comments end,
              shares = case when greatest(likes, comments, shares) > 0 then shares end,
              engagement_rate = nullif(engagement_rate, 0)
         ${OF_TRAINING} and (impressions = 0 or greatest(likes, comments, shares) = 0)`,
    );
    await runner.query(
      `alter table post_performance add constraint ck_post_performance_rate
         check (case when engagement_rate is null then num_nulls(impressions, likes, comments, shares) > 0 or impressions = 0
                     else coalesce(impressions, 0) > 0 end)`,
    );
  }

  /** As they were kept before: what is missing of a training post as 0. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table post_performance drop constraint ck_post_performance_rate`);
    await runner.query(
      `update post_performance figures
          set ${FIGURES.map((figure) => `${figure} = coalesce(${figure}, 0)`).join(', ')},
              engagement_rate = case when impressions > 0 then coalesce(engagement_rate,
                round((coalesce(likes, 0)::numeric + coalesce(comments, 0) + coalesce(shares, 0)) * 100 / impressions, 2)) end
         ${OF_TRAINING}`,
    );
    await runner.query(
      `alter table post_performance add constraint ck_post_performance_rate
         check ((engagement_rate is null) = (num_nulls(impressions, likes, comments, shares) > 0 or impressions = 0))`,
    );
  }
}
