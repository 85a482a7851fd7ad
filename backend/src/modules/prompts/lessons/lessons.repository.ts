import type { PastContent, PastWinner } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { madeFrom } from '../prompts.conditions.js';

/** Number of a user's prompts, and of those that became posts; for whom they are to be written. */
export interface PromptUse {
  readonly icp_summary: string | null;
  readonly total: number;
  readonly used_count: number;
}

/** Number of newest opinions read: old ones say little about the next month. */
const OPINIONS = 200;
const WISHES = 10;
const WINNERS = 10;
/** Messages to the staff read per prompt. */
const WORDS_EACH = 3;

/** A post and its prompt, if any. */
const SOURCE_OF_POST = `
  left join content_prompts source
    on post.source_type = 'prompt' and source.user_id = post.user_id and source.id::text = post.source_id`;

/** A user's actions and opinions on their prompts and posts. Every method is scoped by the owner. */
@Injectable()
export class LessonsRepository {
  constructor(private readonly database: Database) {}

  /** Null when there is no such user. */
  async countUse(userId: string): Promise<PromptUse | null> {
    const [use] = await this.database.query<PromptUse>(
      `select count(p.id) filter (where not p.is_held)::int as total, count(*) filter (where p.status = 'used')::int as used_count,
              u.generated_icp_summary as icp_summary
         from profiles u left join content_prompts p on p.user_id = u.id
        where u.id = $1
        group by u.id`,
      [userId],
    );
    return use ?? null;
  }

  /** The newest first: prompts that were rated, kept, used, archived, written about or left out by staff, and posts that were rated. */
  async findOpinions(userId: string): Promise<PastContent[]> {
    return this.database.query<PastContent>(
      `select kind, title, category, pillar_number, rating, is_favorite, status, has_post, liked_aspects, disliked_aspects,
              words, is_left_out, frame_id
         from (
           select 'prompt' as kind, p.hook as title, p.category, p.pillar_number, f.rating, p.is_favorite,
                  case when p.review = 'left_out' then 'archived' else p.status end as status,
                  exists (select from posts post where ${madeFrom('p')}) as has_post,
                  coalesce(f.liked_aspects, '{}') as liked_aspects,
                  coalesce(f.disliked_aspects, '{}') as disliked_aspects,
                  array_remove(array[f.feedback_text, f.improvement_suggestions, p.left_out_reason] || lines.texts, null) as words,
                  p.review is not distinct from 'left_out' as is_left_out, p.frame_id,
                  greatest(p.updated_at, f.updated_at, lines.newest) as at
             from content_prompts p
             left join feedback f on f.prompt_id = p.id and f.user_id = p.user_id
             left join lateral (
               select array_agg(line.text) as texts, max(line.created_at) as newest
                 from (select text, created_at from staff_messages
                        where prompt_id = p.id and user_id = p.user_id
                        order by created_at desc limit $3) line) lines on true
            where p.user_id = $1
              and (f.id is not null or lines.newest is not null or p.is_favorite or p.status <> 'new'
                   or p.review = 'left_out')
           union all
           select 'post', post.title, source.category, source.pillar_number, f.rating, false, 'used', true,
                  f.liked_aspects, f.disliked_aspects,
                  array_remove(array[f.feedback_text, f.improvement_suggestions], null), false, source.frame_id, f.updated_at
             from feedback f
             join posts post on post.id = f.post_id and post.user_id = f.user_id and post.deleted_at is null
             ${SOURCE_OF_POST}
            where f.user_id = $1
         ) past
        order by at desc
        limit $2`,
      [userId, OPINIONS, WORDS_EACH],
    );
  }

  /** Lines to the staff about nothing in particular, the newest first. */
  async findWishes(userId: string): Promise<string[]> {
    const rows = await this.database.query<{ text: string }>(
      `select text from staff_messages where user_id = $1 and prompt_id is null
        order by created_at desc, id desc limit $2`,
      [userId, WISHES],
    );
    return rows.map(({ text }) => text);
  }

  /** Prompts and posts with four or five stars, the most and then the newest first. */
  async findRatedWinners(userId: string): Promise<PastWinner[]> {
    const rows = await this.database.query<Omit<PastWinner, 'evidence'> & { stars: 4 | 5 }>(
      `select case when f.prompt_id is null then 'post' else 'prompt' end as kind, coalesce(p.hook, post.title) as title,
              coalesce(p.category, source.category) as category,
              coalesce(p.pillar_number, source.pillar_number) as pillar_number, f.rating as stars
         from feedback f
         left join content_prompts p on p.id = f.prompt_id
         left join posts post on post.id = f.post_id ${SOURCE_OF_POST}
        where f.user_id = $1 and f.rating >= 4 and post.deleted_at is null
        order by f.rating desc, f.updated_at desc, f.id
        limit $2`,
      [userId, WINNERS],
    );
    return rows.map(({ stars, ...winner }) => ({ ...winner, evidence: { by: 'rating', stars } }));
  }
}
