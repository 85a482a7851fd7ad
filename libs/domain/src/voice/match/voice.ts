import { byCodeUnits } from '../vocabulary/most-usual.js';
import { kneserNeyModel, type KneserNeyModel, probability } from './kneser-ney.js';
import { authorLayout, average, type LayoutNorm, layoutRatios } from './layout-ratio.js';
import { type LetterGramBase, letterGramRatio, totalOf } from './letter-grams.js';
import { type GramCounts, vocabularyOf } from './masked-sequence.js';
import { type MaskedText, readMasked } from './masked-text.js';
import { mergeCounts, type Reference, type ReferencePanel } from './reference-population.js';
import { profileOf, type TextProfile } from './text-profile.js';

/** Models of one author. */
interface AuthorModels {
  readonly words: KneserNeyModel;
  readonly letters: LetterGramBase;
  readonly layout: LayoutNorm;
}

/** An author's models with what they are held against. */
interface Models {
  readonly author: AuthorModels;
  readonly panel: ReferencePanel;
  readonly reference: Reference;
}

/** What is measured of a text: each is a mean of natural logarithms of how much likelier the author is than the population. */
export interface Measures {
  readonly words: number;
  readonly letters: number;
  readonly layout: number;
}
const MEASURES = ['words', 'letters', 'layout'] as const;

/** Mean and standard deviation of strangers' texts, and the mean of the author's own, by measure. */
type Scale = Readonly<Record<(typeof MEASURES)[number], { stranger: number; spread: number; own: number }>>;

/** An author's voice, learned from their posts: what a draft is compared with. */
export interface Voice {
  readonly reference: Reference;
  /** In an order of their own, each once. */
  readonly posts: readonly MaskedText[];
  readonly grams: GramCounts;
  readonly author: AuthorModels;
  /** What the author's words are held against. */
  readonly panel: ReferencePanel;
  readonly scale: Scale;
  /** How far the author stands from strangers, in standard deviations of these, all measures together. */
  readonly distinctness: number;
  /** Standard deviation of strangers' texts, in the same. */
  readonly spread: number;
  /** Per sentence of the own posts, each read without itself: its evidence by the square root of its length, in rising order. */
  readonly ownSentences: readonly number[];
}

/** Fewer posts show no voice (docs/voice-match.md). */
export const VOICE_POSTS_MIN = 5;
export const VOICE_WORDS_MIN = 300;
/** Each own post is measured by models that do not know it; with many posts, nor a tenth of the others. */
const FOLDS_MAX = 10;

/** @param posts in the language of the reference, in any order. Null for too few of them */
export function learnVoice(posts: readonly string[], reference: Reference): Voice | null {
  const read = [...new Set(posts)].sort(byCodeUnits).map((text) => readMasked(text, reference.language));
  const words = read.reduce((sum, post) => sum + post.words, 0);
  if (read.length < VOICE_POSTS_MIN || words < VOICE_WORDS_MIN) return null;
  const profiles = read.map(profileOf);
  const panel = panelFor(profiles, reference);
  const author = authorModels(profiles, reference);
  const own = measureOwn(read, profiles, panel, reference);
  const strangers = reference.texts.map((text) => measure(text, { author, panel, reference }, text.person));
  const scale = Object.fromEntries(
    MEASURES.map((name) => [name, scaleOf(strangers.map(valueOf(name)), own.measures.map(valueOf(name)))]),
  ) as Scale;
  const distinctness = MEASURES.reduce(
    (sum, name) => sum + (scale[name].own - scale[name].stranger) / scale[name].spread,
    0,
  );
  // The three measures go together, so their sum varies more than three that do not.
  const spread = Math.sqrt(average(strangers.map((text) => awayOf(text, scale) ** 2)));
  const grams = mergeCounts(profiles.map((profile) => profile.grams));
  return {
    reference,
    posts: read,
    grams,
    author,
    panel,
    scale,
    distinctness,
    spread: Math.max(spread, 1e-6),
    ownSentences: own.sentences,
  };
}

const valueOf = (name: (typeof MEASURES)[number]) => (measures: Measures) => measures[name];

function scaleOf(strangers: readonly number[], own: readonly number[]) {
  const stranger = average(strangers);
  const spread = Math.sqrt(average(strangers.map((value) => (value - stranger) ** 2)));
  return { stranger, spread: Math.max(spread, 1e-6), own: average(own) };
}

function panelFor(profiles: readonly TextProfile[], reference: Reference): ReferencePanel {
  const size = profiles.reduce((sum, profile) => sum + profile.size, 0);
  // Sizes by powers of two: few panels serve all authors.
  return reference.panelOf(2 ** Math.max(0, Math.round(Math.log2(size / reference.gramsPerPerson))));
}

function authorModels(profiles: readonly TextProfile[], reference: Reference): AuthorModels {
  const letters = mergeCounts(profiles.map(({ letterGrams }) => letterGrams));
  return {
    words: kneserNeyModel(mergeCounts(profiles.map(({ grams }) => grams)), vocabularyOf(reference.language)),
    letters: { counts: letters, total: totalOf(letters) },
    layout: authorLayout(
      profiles.map(({ layout }) => layout),
      reference.layout,
      reference.layoutWithin,
    ),
  };
}

/** @param person of the population who wrote the text */
function measure(text: TextProfile, against: Models, person?: number): Measures {
  const { author, reference } = against;
  let words = 0;
  for (const [gram, count] of text.grams) words += count * gramEvidence(gram, against, person);
  return {
    words: words / Math.max(1, text.size),
    letters: letterGramRatio(text.letterGrams, author.letters, reference.letters),
    layout: average(layoutRatios(text.layout, author.layout, reference.layout)),
  };
}

/** Natural logarithm of how much likelier the author is to go on so than the population. */
export function gramEvidence(gram: string, { author, panel }: Models, person?: number): number {
  return Math.log(probability(author.words, gram)) - panel.logProbability(gram, person);
}

export function evidenceOf(grams: readonly string[], against: Models): number {
  return grams.reduce((sum, gram) => sum + gramEvidence(gram, against), 0);
}

function measureOwn(
  posts: readonly MaskedText[],
  profiles: readonly TextProfile[],
  panel: ReferencePanel,
  reference: Reference,
): { measures: Measures[]; sentences: number[] } {
  const folds = Math.min(posts.length, FOLDS_MAX);
  const measures: Measures[] = [];
  const sentences: number[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const others = profiles.filter((_, at) => at % folds !== fold);
    const against = { author: authorModels(others, reference), panel, reference };
    for (let at = fold; at < posts.length; at += folds) {
      const profile = profiles[at];
      if (profile) measures.push(measure(profile, against));
      for (const { grams } of posts[at]?.sentences ?? [])
        sentences.push(evidenceOf(grams, against) / Math.sqrt(grams.length || 1));
    }
  }
  return { measures, sentences: sentences.sort((a, b) => a - b) };
}

/** Where a text stands, which its score is made of. */
export interface Standing {
  /** Between strangers (0) and the author's own posts (1), on average; it may be below and above. */
  readonly likeness: number;
  /** How far from strangers in the direction of the author, in standard deviations of their texts. */
  readonly away: number;
}

export function standing(text: MaskedText, voice: Voice): Standing {
  const away = awayOf(measures(text, voice), voice.scale);
  return { likeness: away / voice.distinctness, away: away / voice.spread };
}

export function measures(text: MaskedText, voice: Voice): Measures {
  return measure(profileOf(text), voice);
}

function awayOf(found: Measures, scale: Scale): number {
  return MEASURES.reduce((sum, name) => sum + (found[name] - scale[name].stranger) / scale[name].spread, 0);
}
