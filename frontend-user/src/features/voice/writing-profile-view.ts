import type { components } from '@drumbeat/api-client';
import {
  ANALYSED_FIELDS,
  originOf,
  profileStrength,
  todayInZone,
  VOICE_SCALES,
  voiceChangeText,
  type AnalysedField,
  type FieldOrigin,
  type KnownOrigins,
  type StyleSettingName,
  type VoiceChange,
  type VoiceGap,
} from '@drumbeat/domain';
import {
  dateWithYear,
  monthAndDay,
  type ShownBrief,
  type ShownHabit,
  type ShownQuote,
  type ShownScale,
  type ShownStep,
} from '@drumbeat/ui';
import type { TrainingPost, WritingProfileRow } from '../../entities/types';

type Schemas = components['schemas'];
export type Overview = Schemas['VoiceOverviewResponse'];
export type Brief = Schemas['VoiceBriefResponse'];

/** What the page shows is made of. */
interface Known {
  profile: WritingProfileRow;
  overview: Overview;
  /** Those that were read so far, for the dates of quotations. */
  posts: readonly TrainingPost[];
  zone: string;
}

/** A writing profile as its cards show it. */
export class WritingProfileView {
  private readonly origins: KnownOrigins;

  constructor(private readonly known: Known) {
    const { profile, overview } = known;
    this.origins = {
      profile,
      setByHand: overview.set_by_hand,
      notFound: overview.analysis?.not_found ?? null,
    };
  }

  get strength() {
    return profileStrength(this.origins, ANALYSED_FIELDS);
  }

  get scales(): ShownScale[] {
    return VOICE_SCALES.map((scale) => ({
      scale,
      level: this.known.profile[scale],
      origin: this.originOf(scale),
      gap: this.gapOf(scale),
      quotes: this.quotesOf(scale),
    }));
  }

  originOf(field: StyleSettingName): FieldOrigin {
    return originOf(field, this.origins, ANALYSED_FIELDS);
  }

  /** What the posts lack for a field that nobody has set. */
  gapOf(field: AnalysedField): VoiceGap | null {
    if (this.originOf(field) === 'you') return null;
    return this.known.overview.analysis?.not_found.find((gap) => gap.field === field) ?? null;
  }

  quotesOf(field: AnalysedField): ShownQuote[] {
    const { analysis } = this.known.overview;
    const evidence = analysis?.evidence.find((one) => one.field === field);
    return (evidence?.quotes ?? []).map(({ sentence, post }) => ({
      sentence,
      // Behind the posts an analysis reads what was said in the interview.
      source: post >= (analysis?.post_count ?? 0) ? 'Voice interview' : this.sourceOf(sentence),
    }));
  }

  /** "in 4 posts, as an opening", by the phrase. */
  placeOf(phrase: string): string | null {
    const found = this.known.overview.analysis?.phrases.find(({ text }) => text === phrase);
    return found ? `in ${found.posts} posts, ${PLACES[found.place]}` : null;
  }

  get steps(): ShownStep[] {
    return this.known.overview.changes.map(({ id, created_at, cause, changes, post_count, reason }) => ({
      id,
      at: created_at,
      date: this.day(created_at),
      cause: CAUSES[cause],
      why: cause === 'analysis' && post_count !== null ? `${posts(post_count)} read` : reason,
      changes: changes.map((change) => voiceChangeText(change as VoiceChange)),
    }));
  }

  /** The day of an instant, in the user's zone. */
  day(instant: string): string {
    return monthAndDay(todayInZone(new Date(instant), this.known.zone));
  }

  /** Quotations keep the line breaks of their post, which may have been typed otherwise. */
  private sourceOf(sentence: string): string | null {
    const post = this.known.posts.find(({ post_content }) => flat(post_content).includes(flat(sentence)));
    if (!post) return null;
    return post.post_date
      ? `Training post, ${nearDate(post.post_date)}`
      : `Training post, added ${this.day(post.created_at)}`;
  }
}

const flat = (text: string) => text.replace(/\s+/gu, ' ').trim();

const nearDate = (date: string) =>
  date.startsWith(`${new Date().getFullYear()}-`) ? monthAndDay(date) : dateWithYear(date);

export const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);

const PLACES = {
  opening: 'as an opening',
  address: 'as an address',
  closing: 'as a closing',
  within: 'within',
} as const;

const CAUSES = {
  created: 'Profile created',
  analysis: 'Analysis of your posts',
  interview: 'Your voice interview',
  edits: 'Learned from your edits',
  user: 'Set by you',
  staff: 'Set by the staff',
} as const;

export const shownHabits = ({ habits }: Brief, isLeftOut: boolean): ShownHabit[] =>
  habits
    .filter((habit) => habit.is_left_out === isLeftOut)
    .map(({ name, told, quotes, is_denied }) => ({ name, told, quotes, isDenied: is_denied }));

export const shownVersions = ({ versions }: Brief, day: (instant: string) => string): ShownBrief[] =>
  versions.map(({ version, created_at, sections }) => ({ version, date: day(created_at), sections }));
