import {
  WORDS_REFUSED,
  type RefusedText,
  type OutcomeCode,
  type PlainDate,
  type PostStatus,
  type PublicationState,
} from '@drumbeat/domain';
import type { GenerationMetadata, PostSourceType } from './post.entity.js';
import { channelPausedSince, mayHaveGoneOutEarly } from '../../platform/continuity/continuity.repository.js';
import { POST_MEDIA, type PostMediaRow } from './media/post-media.row.js';

/** A post with its owner's zone and its latest publication, as SQL answers them. */
export interface PostRow {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly content: string;
  readonly status: PostStatus;
  readonly content_type: string;
  readonly tone: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly posted_at: Date | null;
  readonly scheduled_date: PlainDate | null;
  readonly hashtags: string[];
  readonly topics: string[];
  readonly linkedin_url: string | null;
  readonly ai_prompt_used: string | null;
  readonly generation_metadata: GenerationMetadata | null;
  readonly is_hidden: boolean;
  readonly source_type: PostSourceType;
  readonly source_id: string | null;
  readonly version: number;
  readonly document_title: string | null;
  readonly first_comment: string | null;
  readonly media: readonly PostMediaRow[];
  readonly user_time_zone: string;
  /** The columns of its publication; all of them null where it has none. */
  readonly publication_id: string | null;
  readonly publication_state: PublicationState | null;
  readonly due_at: Date | null;
  readonly publication_time_zone: string | null;
  readonly local_date: PlainDate | null;
  readonly local_time: string | null;
  readonly urn: string | null;
  readonly publication_url: string | null;
  readonly cancel_requested: boolean | null;
  /** It waits for a look since the data was put back from a backup. */
  readonly is_held: boolean | null;
  /** Nothing was kept that would tell whether it went out early since. */
  readonly may_have_gone_out: boolean;
  /** Since when nothing is sent to LinkedIn; null while sending goes on. */
  readonly sending_paused_at: Date | null;
  readonly outcome: OutcomeCode | null;
  readonly published_at: Date | null;
  readonly next_try_at: Date | null;
  /** Texts of this post that LinkedIn refused for their words, as they were sent, in its "little text". */
  readonly refused_texts: readonly RefusedText[];
  /** The columns of its latest figures; all of them null where it has none. */
  readonly impressions: number | null;
  readonly likes: number | null;
  readonly comments: number | null;
  readonly shares: number | null;
  readonly engagement_rate: number | null;
  readonly recorded_at: Date | null;
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
  p.id, p.user_id, p.title, p.content, p.status, p.content_type, p.tone, p.created_at, p.updated_at, p.posted_at,
  p.scheduled_date::text, p.hashtags, p.topics, p.linkedin_url, p.ai_prompt_used, p.generation_metadata, p.is_hidden,
  p.source_type, p.source_id, p.version, p.document_title, p.first_comment, ${POST_MEDIA} as media, u.time_zone as user_time_zone,
  pub.id as publication_id, pub.state as publication_state, pub.due_at, pub.time_zone as publication_time_zone,
  pub.local_date::text, pub.local_time, pub.urn, pub.linkedin_url as publication_url, pub.cancel_requested,
  pub.held_since is not null as is_held, ${mayHaveGoneOutEarly('pub.held_since')} as may_have_gone_out, ${channelPausedSince('publishing')} as sending_paused_at, pub.outcome, pub.published_at, pub.next_try_at,
  ${REFUSED_TEXTS} as refused_texts,
  perf.impressions, perf.likes, perf.comments, perf.shares, perf.engagement_rate::float8, perf.recorded_at`;

/** A cancelled publication says nothing about a post, and a post has at most one that is not (uq_publications_live). */
export const POST_SOURCE = `
  posts p
  join profiles u on u.id = p.user_id
  left join publications pub on pub.post_id = p.id and pub.state <> 'cancelled'
  left join lateral (
    select * from post_performance f where f.post_id = p.id order by f.recorded_at desc, f.id desc limit 1) perf on true`;
