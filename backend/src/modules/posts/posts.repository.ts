import type { PlainDate, PostStatus } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { PostEntity } from './post.entity.js';
import { POST_COLUMNS, POST_SOURCE, type PostRow } from './post.row.js';

/** What sending a post needs of it. */
export interface PublishablePost {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly content: string;
  readonly version: number;
  readonly status: PostStatus;
}

/** What of a post LinkedIn shows. */
const GOES_OUT = ['content', 'document_title', 'first_comment'] as const;

/** Edits that follow one another this closely are one. */
const SITTING_MINUTES = 10;

const PUBLISHABLE_COLUMNS = 'id, user_id, title, content, version, status';

/** A locked post in the eyes of the publishing that ended well. */
export interface PublishedPost {
  readonly id: string;
  readonly user_id: string;
  readonly status: PostStatus;
  readonly posted_at: Date | null;
  readonly source_type: string;
  readonly source_id: string | null;
}

export type NewPost = Pick<PostEntity, 'user_id' | 'title' | 'content' | 'hashtags' | 'source_type'> &
  Partial<
    Pick<
      PostEntity,
      'id' | 'source_id' | 'scheduled_date' | 'tone' | 'topics' | 'ai_prompt_used' | 'generation_metadata'
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
    | 'is_hidden'
    | 'document_title'
    | 'first_comment'
  >
> & { readonly scheduled_date?: PlainDate | null };

/** A user's posts, without those in the bin. What a user asks for is scoped by the owner; what the publishing worker asks for goes by ids. */
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

  /** The post as it stands once its row is ours until the transaction ends. */
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
    const columns = Object.entries(post);
    const [row] = await this.database.query<{ id: string }>(
      `insert into posts (${columns.map(([column]) => column).join(', ')})
       values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
       on conflict do nothing
       returning id`,
      columns.map(([, value]) => value),
    );
    return row?.id ?? null;
  }

  /** Writes the fields and raises the version; an edit of what waits to go out stands in its audit. Callers hold the row's lock. */
  async update(userId: string, id: string, change: PostChange): Promise<void> {
    await this.write(userId, id, change);
    if (GOES_OUT.some((column) => change[column] !== undefined)) await this.noteEdit(userId, id);
  }

  private async write(userId: string, id: string, change: PostChange): Promise<void> {
    const columns = Object.entries(change);
    const assignments = columns.map(([column], index) => `${column} = $${index + 3}, `).join('');
    await this.database.query(
      `update posts set ${assignments} version = version + 1, updated_at = now() where id = $1 and user_id = $2`,
      [id, userId, ...columns.map(([, value]) => value)],
    );
  }

  /** One line for one sitting: a text that is being typed is saved every few seconds. */
  private async noteEdit(userId: string, id: string): Promise<void> {
    await this.database.query(
      `insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor)
       select p.id, 'edit', 'scheduled', 'scheduled', p.version, p.fence, 'user:' || p.user_id::text from publications p
        where p.post_id = $1 and p.user_id = $2 and p.state = 'scheduled' and not exists (
          select 1 from (select event, at from publication_events e where e.publication_id = p.id
                          order by e.id desc limit 1) latest
           where latest.event = 'edit' and latest.at > now() - make_interval(mins => $3))`,
      [id, userId, SITTING_MINUTES],
    );
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

  async lockOwnForPublishing(userId: string, id: string): Promise<PublishablePost | null> {
    const [row] = await this.database.query<PublishablePost>(
      `select ${PUBLISHABLE_COLUMNS} from posts
        where id = $1 and user_id = $2 and deleted_at is null for update`,
      [id, userId],
    );
    return row ?? null;
  }

  /** Locks in the order of ids, so that two workers with overlapping lists do not wait for each other. */
  async lockForPublishing(ids: readonly string[]): Promise<PublishablePost[]> {
    return this.database.query<PublishablePost>(
      `select ${PUBLISHABLE_COLUMNS} from posts
        where id = any ($1::uuid[]) and deleted_at is null order by id for update`,
      [ids],
    );
  }

  async lockAll(userId: string): Promise<void> {
    await this.database.query('select 1 from posts where user_id = $1 order by id for update', [userId]);
  }

  async findPublished(ids: readonly string[]): Promise<PublishedPost[]> {
    return this.database.query<PublishedPost>(
      `select id, user_id, status, posted_at, source_type, source_id from posts
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
