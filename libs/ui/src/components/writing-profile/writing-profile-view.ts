import {
  ANALYSED_FIELDS,
  type Archetype,
  archetypeOf,
  hasKnownScale,
  originOf,
  profileStrength,
  todayInZone,
  unknownBasics,
  VOICE_SCALES,
  voiceChangeText,
  voiceUniqueness,
  type AnalysedField,
  type FieldOrigin,
  type KnownOrigins,
  type PlainDate,
  type ProfileStepCause,
  type SignaturePhrase,
  type StylePatterns,
  type StyleSettingName,
  type StyleValue,
  type VoiceGap,
  type WritingProfile,
} from '@drumbeat/domain';
import { dateWithYear, monthAndDay } from '../../plain-date-names';
import type { ShownBrief } from './brief-card';
import type { ShownStep } from './evolution-timeline';
import type { Habits } from './habits';
import type { ShownQuote } from './quotes';
import type { ShownScale } from './voice-dna';

type KnownPatterns = Omit<StylePatterns, 'wordsPerSentence'> & { readonly length: string | null };

interface ProfileStep {
  readonly id: string;
  /** ISO instant. */
  readonly created_at: string;
  readonly cause: ProfileStepCause;
  readonly changes: readonly {
    readonly field: StyleSettingName;
    readonly from: StyleValue | null;
    readonly to: StyleValue;
  }[];
  /** How many posts an analysis read. */
  readonly post_count: number | null;
  readonly reason: string | null;
}

/** Findings in the posts, the history of the profile, and what was set by hand. */
interface KnownVoice {
  readonly analysis: {
    readonly not_found: readonly VoiceGap[];
    readonly evidence: readonly {
      readonly field: AnalysedField;
      readonly quotes: readonly { readonly sentence: string; readonly from: 'post' | 'interview' }[];
    }[];
    readonly phrases: readonly SignaturePhrase[];
  } | null;
  readonly changes: readonly ProfileStep[];
  readonly set_by_hand: readonly StyleSettingName[];
}

/** What a writer is told, and the habits that this rests on. */
export interface KnownBrief {
  readonly posts_known: number;
  readonly patterns: KnownPatterns | null;
  readonly habits: readonly {
    readonly name: string;
    readonly sentence: string;
    readonly quotes: readonly string[];
    readonly is_left_out: boolean;
    readonly is_denied: boolean;
  }[];
  readonly versions: readonly (Omit<ShownBrief, 'date'> & { readonly created_at: string })[];
}

interface KnownPost {
  readonly post_content: string;
  readonly post_date: PlainDate | null;
  readonly created_at: string;
}

/** What the page shows is made of. */
interface Known {
  profile: WritingProfile;
  overview: KnownVoice;
  /** Those that were read so far, for the dates of quotations. */
  posts: readonly KnownPost[];
  /** In which days are told. */
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
      steps: overview.changes,
    };
  }

  get strength() {
    return profileStrength(this.origins, ANALYSED_FIELDS);
  }

  /** How many of the basics are nobody's own. */
  get unknownBasics() {
    return unknownBasics(this.origins, ANALYSED_FIELDS);
  }

  /** What a voice is like on the whole: null while all scales are as everybody has them. */
  get personality(): { archetype: Archetype; uniqueness: number } | null {
    const { profile } = this.known;
    return hasKnownScale(this.origins, ANALYSED_FIELDS)
      ? { archetype: archetypeOf(profile), uniqueness: voiceUniqueness(profile) }
      : null;
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
    if (this.known.overview.set_by_hand.includes(field)) return null;
    return this.known.overview.analysis?.not_found.find((gap) => gap.field === field) ?? null;
  }

  /** What shows a field; nothing where a person set it, whom no sentence proves. */
  quotesOf(field: AnalysedField): ShownQuote[] {
    const { analysis, set_by_hand: byHand } = this.known.overview;
    if (byHand.includes(field)) return [];
    const evidence = analysis?.evidence.find((one) => one.field === field);
    return (evidence?.quotes ?? []).map(({ sentence, from }) => ({
      sentence,
      source: from === 'interview' ? 'Voice interview' : this.sourceOf(sentence),
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
      cause,
      why: cause === 'analysis' && post_count !== null ? `${posts(post_count)} read` : reason,
      changes: changes.map((change) => voiceChangeText(change)),
    }));
  }

  /** The day of an instant, in the zone. */
  day(instant: string): string {
    return monthAndDay(todayInZone(new Date(instant), this.known.zone));
  }

  /** What the card of habits shows of a brief. */
  habitsOf({ habits, posts_known: known }: KnownBrief): Pick<HabitsProps, 'habits' | 'added' | 'caption'> {
    return {
      habits: habits.map(({ name, sentence, quotes, is_denied, is_left_out }) => ({
        name,
        sentence,
        quotes,
        isDenied: is_denied,
        isLeftOut: is_left_out,
      })),
      added: this.known.profile.structural_patterns,
      caption: known > 0 ? `Counted in ${posts(known)}, with what went out` : undefined,
    };
  }

  versionsOf({ versions }: KnownBrief): ShownBrief[] {
    return versions.map(({ version, created_at, sections }) => ({
      version,
      date: this.day(created_at),
      sections,
    }));
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

type HabitsProps = Parameters<typeof Habits>[0];

const flat = (text: string) => text.replace(/\s+/gu, ' ').trim();

const nearDate = (date: PlainDate) =>
  date.startsWith(`${new Date().getFullYear()}-`) ? monthAndDay(date) : dateWithYear(date);

const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);

const PLACES = {
  opening: 'as an opening',
  address: 'as an address',
  closing: 'as a closing',
  within: 'within',
} as const;
