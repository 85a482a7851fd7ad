import {
  ANALYTICS_AFTER_MS,
  type AnalysedPost,
  breakdown,
  BREAKDOWNS,
  figureSeries,
  figureTotals,
  hasFigures,
  medianOf,
  openingKind,
  postName,
  type SeriesPoint,
  TOP_POSTS,
} from '@drumbeat/domain';
import type { PublishedPost } from '../posts/published/published-posts.repository.js';
import type {
  AnalyticsFiguresResponse,
  AnalyticsPostResponse,
  SeriesPointResponse,
} from './analytics.dto.js';

/** A post with a figure at least, and what the rules know of it. */
export interface MeasuredPost extends AnalysedPost {
  readonly row: PublishedPost;
}

/** Those that have one. */
export function measuredPosts(rows: readonly PublishedPost[]): MeasuredPost[] {
  return rows.flatMap((row) => {
    if (!hasFigures(row)) return [];
    const { impressions, likes, comments, shares } = row;
    return {
      row,
      day: row.day,
      pillar: row.pillar_number,
      characters: row.characters,
      opening: openingKind(row.content),
      impressions,
      likes,
      comments,
      shares,
      rate: row.engagement_rate,
    };
  });
}

/** @param rows of the range, newest first @param measured those with figures @param before those of as many days before the range */
export function figuresOf(
  rows: readonly PublishedPost[],
  measured: readonly MeasuredPost[],
  before: readonly MeasuredPost[],
  now: Date,
): AnalyticsFiguresResponse {
  const waiting = rows.filter(
    (row) => !hasFigures(row) && now.getTime() - row.posted_at.getTime() < ANALYTICS_AFTER_MS,
  ).length;
  const series = figureSeries([...rows].reverse());
  return {
    posts: rows.length,
    waiting,
    missing: rows.length - measured.length - waiting,
    totals: figureTotals(measured),
    before: figureTotals(before),
    median_impressions: medianOf(measured.flatMap(({ impressions }) => impressions ?? [])),
    median_rate: medianOf(measured.flatMap(({ rate }) => rate ?? [])),
    series: { step: series.step, points: series.points.map(presentPoint) },
    breakdowns: BREAKDOWNS.map((by) => ({ by, kinds: breakdown(measured, by) })),
    top_posts: topPosts(measured),
  };
}

/** By rate, of equals the one that more people saw. */
function topPosts(posts: readonly MeasuredPost[]): AnalyticsPostResponse[] {
  return posts
    .filter(({ rate }) => rate !== null)
    .sort(
      (one, other) =>
        (other.rate ?? 0) - (one.rate ?? 0) || (other.impressions ?? 0) - (one.impressions ?? 0),
    )
    .slice(0, TOP_POSTS)
    .map(({ row }) => presentPost(row));
}

export function presentPost(row: PublishedPost): AnalyticsPostResponse {
  const { id, posted_at, pillar_number, impressions, likes, comments, shares, engagement_rate } = row;
  return {
    post_id: id,
    title: postName(row),
    posted_at,
    pillar_number,
    impressions,
    likes,
    comments,
    shares,
    engagement_rate,
  };
}

function presentPoint({ day, posts, totals }: SeriesPoint<PublishedPost>): SeriesPointResponse {
  const [first, ...others] = posts;
  const row = others.length === 0 ? first : undefined;
  return { day, post_id: row?.id ?? null, title: row ? postName(row) : null, totals };
}
