import { DAY_MS, engagementRate, type PerformanceFigures } from '@drumbeat/domain';

/** The user looks after two days, a week and a month; by then a post had this part of what it has in the end. */
const LOOKS = [
  { days: 2, part: 0.58 },
  { days: 7, part: 0.87 },
  { days: 30, part: 1 },
] as const;

/** Figures that the user recorded at one time. */
export interface DemoLook extends PerformanceFigures {
  /** Percent. */
  readonly engagement_rate: number | null;
  readonly recorded_at: Date;
}

/** The recorded figures of a post until `now`, oldest first; they only grow. */
export function demoLooks(at: Date, figures: PerformanceFigures, now: Date): DemoLook[] {
  return LOOKS.flatMap(({ days, part }) => {
    // A few minutes past the hour at which the figures are worth reading.
    const recordedAt = new Date(at.getTime() + days * DAY_MS + 10 * 60_000);
    if (recordedAt > now) return [];
    const seen = (count: number) => Math.floor(count * part);
    const { impressions, likes, comments, shares } = figures;
    const counts = {
      impressions: seen(impressions),
      likes: seen(likes),
      comments: seen(comments),
      shares: seen(shares),
    };
    return [{ ...counts, engagement_rate: engagementRate(counts), recorded_at: recordedAt }];
  });
}

/**
 * Readership grows over the year; some subjects reach more, and one post in nine reaches many. `index` of
 * `count`, the oldest 0.
 */
export function demoFigures(index: number, count: number, pillar: number): PerformanceFigures {
  const subject = [1.2, 0.8, 1, 0.7, 1.5][pillar - 1] ?? 1;
  const luck = (0.7 + 0.6 * noise(index, 1)) * (index % 9 === 4 ? 2.8 : 1);
  const impressions = Math.round((620 + (1_480 * index) / count) * subject * luck);
  const rate = (0.018 + 0.024 * noise(index, 2)) * (pillar === 5 ? 1.3 : 1);
  return {
    impressions,
    likes: Math.round(impressions * rate * 0.7),
    comments: Math.round(impressions * rate * (0.16 + 0.14 * noise(index, 3))),
    shares: Math.round(impressions * rate * 0.08 * noise(index, 4)),
  };
}

/** A number from 0 to 1, deterministic for the same input. */
function noise(index: number, kind: number): number {
  const wave = Math.sin(index * 12.9898 + kind * 78.233) * 43_758.5453;
  return wave - Math.floor(wave);
}
