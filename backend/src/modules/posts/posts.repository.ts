import {
  WORDS_REFUSED,
  type OutcomeCode,
  type PlainDate,
  type PostStatus,
  type PublicationState,
  type RefusedText,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { mayHaveGoneOutEarly } from '../../platform/continuity/continuity.repository.js';
import { channelPausedSince } from '../../platform/outgoing-channels/channel-pauses.repository.js';
import { Database } from '../../platform/database/database.js';
import { EntityColumns, type JoinedRowOf, type RowOf } from '../../platform/database/entity-columns.js';
import { keepNewest } from '../../platform/database/keep-newest.js';
import { POST_MEDIA, type PostMediaRow } from './media/post-media.repository.js';
import { FIGURES } from './performance/post-performance.repository.js';
import { PostEntity } from './post.entity.js';
import type { PostResponse } from './posts.dto.js';

export const POSTS = EntityColumns.of(PostEntity);

/** Columns that a post shows unchanged. */
export const POST_FIELDS = POSTS.omit('sketch', 'sketch_version', 'deleted_at', 'plan_changed_at') satisfies {
  readonly names: readonly (keyof PostResponse)[];
};

/** A post with its owner's zone, its latest publication and its latest figures. */
export interface PostRow extends RowOf<typeof POST_FIELDS>, JoinedRowOf<typeof FIGURES> {
  readonly media: readonly PostMediaRow[];
  readonly user_time_zone: string;
  /** The columns of its publication; all of them null where it has none. */
  readonly publication_id: string | null;
  readonly social_account_id: string | null;
  readonly publication_state: PublicationState | null;
  readonly due_at: Date | null;
  readonly publication_time_zone: string | null;
  readonly local_date: PlainDate | null;
  readonly local_time: string | null;
  readonly urn: string | null;
  readonly publication_url: string | null;
  readonly cancel_requested: boolean | null;
  /** True when it waits for a check after a restore from a backup. */
  readonly is_held: boolean | null;
  /** True when no record shows whether it went out early after a restore. */
  readonly may_have_gone_out: boolean;
  /** Start of a pause of sending to LinkedIn; null without one. */
  readonly sending_paused_at: Date | null;
  readonly outcome: OutcomeCode | null;
  readonly published_at: Date | null;
  readonly next_try_at: Date | null;
  /** Texts of this post that LinkedIn refused for their content, as sent, in its "little text". */
  readonly refused_texts: readonly RefusedText[];
}

/**
 * A publication's snapshot is what its latest attempt sent, and both outlive its being cancelled or given another time. Where a
 * refusal is in doubt, its user is asked first.
 */
const REFUSED_TEXTS = `
  array(select json_build_object('outcome', last.outcome, 'commentary', r.snapshot::jsonb ->> 'commentary')
    from publications r
    cross join lateral (select a.outcome from publication_attempts a where a.publication_id = r.id order by a.number desc limit 1) last
    where r.post_id = p.id and r.snapshot::jsonb ->> 'commentary' is not null and r.state not in ('published', 'uncertain', 'reconciling', 'needs_user')
      and last.outcome in (${WORDS_REFUSED.map((outcome) => `'${outcome}'`).join(', ')}))`;

/** Columns of PostRow; for use with POST_SOURCE. */
export const POST_COLUMNS = `
  ${POST_FIELDS.select('p')}, ${POST_MEDIA} as media, u.time_zone as user_time_zone,
  pub.id as publication_id, pub.social_account_id, pub.state as publication_state, pub.due_at, pub.time_zone as publication_time_zone,
  pub.local_date::text, pub.local_time, pub.urn, pub.linkedin_url as publication_url, pub.cancel_requested,
  pub.held_since is not null as is_held, ${mayHaveGoneOutEarly('pub.held_since')} as may_have_gone_out, ${channelPausedSince('publishing')} as sending_paused_at, pub.outcome, pub.published_at, pub.next_try_at,
  ${REFUSED_TEXTS} as refused_texts, ${FIGURES.select('perf')}`;

/** A cancelled publication says nothing about a post, and a post has at most one that is not (uq_publications_live). */
export const POST_SOURCE = `
  posts p
  join profiles u on u.id = p.user_id
  left join publications pub on pub.post_id = p.id and pub.state <> 'cancelled'
  left join lateral (
    select * from post_performance f where f.post_id = p.id order by f.recorded_at desc, f.id desc limit 1) perf on true`;

const PUBLISHABLE = POSTS.pick('id', 'user_id', 'title', 'content', 'version', 'status');
/** The post's data that sending needs. */
export type PublishablePost = RowOf<typeof PUBLISHABLE>;

const PUBLISHED = POSTS.pick('id', 'user_id', 'status', 'posted_at', 'source_type', 'source_id');
/** A locked post with the fields that a successful publication needs. */
export type PostGoneOut = RowOf<typeof PUBLISHED>;

/** The fields of a post that LinkedIn shows. */
const GOES_OUT = ['content', 'document_title', 'first_comment'] as const;

/** What settles a post's notices or moves it to another list or day, wherever it is shown. */
const PLAN = ['status', 'posted_at', 'linkedin_url', 'scheduled_date', 'hand_time', 'is_hidden'] as const;

/** Edits within this time of each other count as one. */
const SITTING_MINUTES = 10;
/** Of a publication: the newest of its edits. */
const EDITS_KEPT = 50;

export type NewPost = Pick<PostEntity, 'user_id' | 'title' | 'content' | 'hashtags' | 'source_type'> &
  Partial<
    Pick<
      PostEntity,
      | 'id'
      | 'source_id'
      | 'scheduled_date'
      | 'tone'
      | 'topics'
      | 'ai_prompt_used'
      | 'generation_metadata'
      | 'findings'
    >
  >;

export type PostChange = Partial<
  Pick<
    PostEntity,
    | 'title'
    | 'content'
    | 'hashtags'
    | 'status'
    | 'posted_at'
    | 'linkedin_url'
    | 'tone'
    | 'topics'
    | 'ai_prompt_used'
    | 'generation_metadata'
    | 'findings'
    | 'is_hidden'
    | 'document_title'
    | 'first_comment'
    | 'scheduled_date'
    | 'hand_time'
  >
>;

/** A user's posts, without those in the bin. User queries are scoped by owner; the publishing worker's queries go by id. */
@Injectable()
export class PostsRepository {
  constructor(private readonly database: Database) {}

  async findById(userId: string, id: string): Promise<PostRow | null> {
    const [row] = await this.database.query<PostRow>(
      `select ${POST_COLUMNS} from ${POST_SOURCE} where p.id = $1 and p.user_id = $2 and p.deleted_at is null`,
      [id, userId],
    );
    return row ?? null;
  }

  /** The post, its row locked until the transaction ends. */
  async lockById(userId: string, id: string): Promise<PostRow | null> {
    const locked = await this.database.query(
      'select 1 from posts where id = $1 and user_id = $2 and deleted_at is null for update',
      [id, userId],
    );
    // Only a statement that begins after the lock sees what its last holder did to the publication.
    return locked.length === 0 ? null : this.findById(userId, id);
  }

  /** The one unpublished draft that a prompt can have (uq_posts_prompt_draft). */
  async findDraftOfPrompt(userId: string, promptId: number): Promise<PostRow | null> {
    const [row] = await this.database.query<PostRow>(
      `select ${POST_COLUMNS} from ${POST_SOURCE}
        where p.user_id = $1 and p.source_type = 'prompt' and p.source_id = $2 and p.status = 'draft'
          and p.deleted_at is null`,
      [userId, String(promptId)],
    );
    return row ?? null;
  }

  /** The new post's id; null when its prompt has a draft already, or its id is taken. */
  async insert(post: NewPost): Promise<string | null> {
    const { sql, values } = POSTS.insert(post);
    const [row] = await this.database.query<{ id: string }>(
      `${sql} on conflict do nothing returning id`,
      values,
    );
    return row?.id ?? null;
  }

  /**
   * Writes the fields and raises the version; an edit of a scheduled post is recorded in its audit. Callers hold the
   * row's lock.
   */
  async update(userId: string, id: string, change: PostChange): Promise<void> {
    await this.write(userId, id, change);
    if (GOES_OUT.some((column) => change[column] !== undefined)) await this.noteEdit(userId, id);
  }

  private async write(userId: string, id: string, change: PostChange): Promise<void> {
    const { assignments, values } = POSTS.written(change, 3);
    const isPlan = PLAN.some((column) => change[column] !== undefined);
    const marks = [
      'version = version + 1',
      'updated_at = now()',
      ...(isPlan ? ['plan_changed_at = now()'] : []),
    ];
    await this.database.query(
      `update posts set ${[...assignments, ...marks].join(', ')}
        where id = $1 and user_id = $2`,
      [id, userId, ...values],
    );
  }

  /** One line for one sitting: a text that is being typed is saved every few seconds. The oldest are forgotten. */
  private async noteEdit(userId: string, id: string): Promise<void> {
    const [noted] = await this.database.query<{ publication_id: string }>(
      `insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor)
       select p.id, 'edit', 'scheduled', 'scheduled', p.version, p.fence, 'user:' || p.user_id::text from publications p
        where p.post_id = $1 and p.user_id = $2 and p.state = 'scheduled' and not exists (
          select 1 from (select event, at from publication_events e where e.publication_id = p.id
                          order by e.id desc limit 1) latest
           where latest.event = 'edit' and latest.at > now() - make_interval(mins => $3))
       returning publication_id`,
      [id, userId, SITTING_MINUTES],
    );
    if (!noted) return;
    const edits = {
      table: 'publication_events',
      owner: 'publication_id',
      newestFirst: 'id desc',
      where: `event = 'edit'`,
    };
    await keepNewest(this.database, edits, noted.publication_id, EDITS_KEPT);
  }

  /** True when the user has another draft of the same prompt. */
  async hasOtherDraft(post: Pick<PostRow, 'id' | 'user_id' | 'source_type' | 'source_id'>): Promise<boolean> {
    const rows = await this.database.query(
      `select 1 from posts
        where user_id = $1 and source_type = 'prompt' and source_type = $2 and source_id = $3 and status = 'draft'
          and deleted_at is null and id <> $4`,
      [post.user_id, post.source_type, post.source_id, post.id],
    );
    return rows.length > 0;
  }

  /** Locks in the order of ids, so that two workers with overlapping lists do not wait for each other. */
  async lockForPublishing(ids: readonly string[]): Promise<PublishablePost[]> {
    return this.database.query<PublishablePost>(
      `select ${PUBLISHABLE.select()} from posts
        where id = any ($1::uuid[]) and deleted_at is null order by id for update`,
      [ids],
    );
  }

  async lockAll(userId: string): Promise<void> {
    await this.database.query('select 1 from posts where user_id = $1 order by id for update', [userId]);
  }

  async findPublished(ids: readonly string[]): Promise<PostGoneOut[]> {
    return this.database.query<PostGoneOut>(
      `select ${PUBLISHED.select()} from posts
        where id = any ($1::uuid[]) order by id for update`,
      [ids],
    );
  }

  /** The text is what it was, so the version stays. A link that is not known keeps the one that is there. */
  async markPublished(
    posts: readonly {
      readonly id: string;
      readonly status: PostStatus;
      readonly postedAt: Date;
      readonly linkedinUrl: string | null;
    }[],
  ): Promise<void> {
    await this.database.query(
      `update posts set status = n.status, posted_at = n.posted_at,
              linkedin_url = coalesce(n.linkedin_url, posts.linkedin_url), updated_at = now()
         from unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::text[]) as n (id, status, posted_at, linkedin_url)
        where posts.id = n.id`,
      [
        posts.map(({ id }) => id),
        posts.map(({ status }) => status),
        posts.map(({ postedAt }) => postedAt),
        posts.map(({ linkedinUrl }) => linkedinUrl),
      ],
    );
  }
}
