import {
  EXAMPLE_IMPRESSIONS_MIN,
  inFigures,
  isStopWord,
  POST_LANGUAGES,
  sentenceRanges,
} from '@drumbeat/domain';
import type { OwnPost, WritingExample } from '../draft-writer.service.js';
import type { ExampleReason } from './brief-sections.js';
import { wholeSentences } from './whole-sentences.js';
import { DAY_SOURCE } from '../reading/times/calendar-names.js';
import { TO_TWELVE_SOURCE } from '../reading/figures/number-names.js';

export interface ChosenExample {
  readonly post: WritingExample & Partial<OwnPost>;
  readonly reason: ExampleReason;
  /** Whole, or the sentences at its beginning that fit. */
  readonly text: string;
  /** What of a long one is shown besides: its last sentences, or nothing where the last one alone is too long; undefined for a whole one. */
  readonly close?: string;
}

export const EXAMPLES_MAX = 8;
const OF_EACH_KIND = 2;
/** Characters; enough to show a voice. */
const EXAMPLE_MAX = 1_500;
/** What of these is for the close of a longer one: how somebody ends shows as much of them as how they begin. */
const CLOSE_MAX = 450;

interface Choice {
  /** The posts that are out or were given for training, newest first. */
  readonly own: readonly OwnPost[];
  /** Those that their author or readers liked, best first. */
  readonly liked: readonly WritingExample[];
  /** What the new text is about. */
  readonly subject: string;
  /** What they said in their voice interview. */
  readonly interview?: readonly WritingExample[];
  /** Posts by their id, where less of them is given above. */
  readonly whole?: ReadonlyMap<string, string>;
}

/**
 * At most EXAMPLES_MAX posts, the most useful first: in turn the nearest in subject, the best by figures and the newest, two of each,
 * then more of the newest, and where there are fewer posts what was said in the interview. A post that its author gave one or two stars is none.
 */
export function chooseExamples({ own, liked, subject, interview = [], whole }: Choice): ChosenExample[] {
  const usable = own.filter(({ rating }) => rating === undefined || rating === null || rating >= 3);
  const rest = (kind: ExampleReason, posts: readonly (WritingExample & Partial<OwnPost>)[]) =>
    posts.map((post) => ({ post, reason: kind }));
  const best = [...rest('read best', bestByFigures(usable)), ...rest('liked best', liked)];
  const kinds = [rest('near in subject', nearest(usable, subject)), best, rest('newest', usable)];
  const chosen = new Map<string, ChosenExample>();
  const take = (from: readonly { post: WritingExample & Partial<OwnPost>; reason: ExampleReason }[]) => {
    for (const { post, reason } of from) {
      const key = post.content.trim();
      if (chosen.has(key)) continue;
      const shown = shownOf(whole?.get(post.id) ?? post.content);
      if (shown.text === '') continue;
      chosen.set(key, { post, reason, ...shown });
      return;
    }
  };
  for (let round = 0; round < OF_EACH_KIND; round += 1) for (const kind of kinds) take(kind);
  while (chosen.size < EXAMPLES_MAX) {
    const before = chosen.size;
    take(rest('newest', usable));
    if (chosen.size === before) break;
  }
  for (const text of rest('said in an interview', interview)) take([text]);
  return [...chosen.values()].slice(0, EXAMPLES_MAX);
}

/** All of a text that is short enough, else its opening and its close. */
function shownOf(content: string): Pick<ChosenExample, 'text' | 'close'> {
  const whole = content.trim();
  if (whole.length <= EXAMPLE_MAX) return { text: whole };
  const close = lastSentences(whole, CLOSE_MAX);
  return { text: wholeSentences(whole.slice(0, 2 * EXAMPLE_MAX), EXAMPLE_MAX - close.length), close };
}

/** The end of a text, of at most `max` characters, that begins with a sentence; empty where the last one is longer. */
function lastSentences(text: string, max: number): string {
  // Whatever the length of the text, no more of it is read.
  const end = text.slice(-2 * max);
  const first = sentenceRanges(end).find(({ start }) => start > 0 && start >= end.length - max);
  return first === undefined ? '' : end.slice(first.start).trim();
}

function bestByFigures(posts: readonly OwnPost[]): OwnPost[] {
  return posts
    .filter(
      ({ impressions, engagement_rate }) =>
        engagement_rate !== null && (impressions ?? 0) >= EXAMPLE_IMPRESSIONS_MIN,
    )
    .sort((a, b) => (b.engagement_rate ?? 0) - (a.engagement_rate ?? 0));
}

/** A single word that two texts share says something of their subject if it is as long as this. */
const TELLING = 6;

/**
 * Posts that share rare words with the subject, nearest first: the rarer a word among the posts, the more it counts. One short word is a chance.
 */
function nearest(posts: readonly OwnPost[], subject: string): OwnPost[] {
  const asked = termsOf(subject);
  const isTelling = (shared: readonly string[]) =>
    shared.length > 1 || shared.some((term) => (asked.get(term) ?? 0) >= TELLING);
  const read = posts.map((post) => ({ post, terms: termsOf(post.content) }));
  const seen = new Map<string, number>();
  for (const { terms } of read) for (const term of terms.keys()) seen.set(term, (seen.get(term) ?? 0) + 1);
  return read
    .map(({ post, terms }) => ({ post, shared: [...asked.keys()].filter((term) => terms.has(term)) }))
    .filter(({ shared }) => isTelling(shared))
    .map(({ post, shared }) => ({
      post,
      score: shared.reduce((sum, term) => sum + Math.log((posts.length + 1) / (seen.get(term) ?? 1)), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ post }) => post);
}

/** Letters by which forms of a word are taken for one: "invoice", "invoices". */
const STEM = 6;

/** Words with a sense of their own, by their stem, with the letters of the longest: no function words, none that any post may have. */
function termsOf(text: string): Map<string, number> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
  const terms = new Map<string, number>();
  for (const word of words) {
    const stem = word.slice(0, STEM);
    if (ANYWHERE.has(stem) || POST_LANGUAGES.some((language) => isStopWord(word, language))) continue;
    terms.set(stem, Math.max(word.length, terms.get(stem) ?? 0));
  }
  return terms;
}

/** Times, counts, saying and knowing, and other words that two posts share whatever they are about. */
const ANYWHERE: ReadonlySet<string> = new Set(
  `day days week weeks month months year years hour hours minute minutes morning evening night today yesterday time times
one half first second last next new old good bad big small much many people person thing things somebody everybody nobody mrs
say says said tell told ask asked asks know knew think thought want wanted gave give get got made make came come went going need needed start started stopped cost
tag tage tagen woche wochen monat monate jahr jahre jahren stunde stunden minute minuten morgen abend nacht heute gestern uhr zeit mal
eins halb erste ersten zweite letzte letzten neu neue neuen alt gut gute groß klein leute mensch menschen sache sachen wichtig wichtige frau herr kollege kollegin kollegen
sagt sagte gesagt fragt fragte gefragt weiß wusste dachte will wollte gab gibt gemacht macht kam kommt ging geht brauchte braucht
jour jours semaine semaines mois année années ans heure heures minute minutes matin soir nuit aujourd hui hier temps fois
demi premier première dernier dernière nouveau nouvelle bon bonne grand petit gens personne personnes chose choses monsieur madame collègue
dit dire dits disait demande demandé sait savait pense pensait veut voulait donné donne fait faire vient venu euros
día días semana semanas mes meses año años hora horas minuto minutos mañana tarde noche hoy ayer tiempo vez veces
medio primero primera último última nuevo nueva bueno buena grande pequeño gente persona personas cosa cosas señor señora compañera compañero
dice dicho decir dijo pregunta preguntó sabe sabía piensa quiere quería dio hecho hace viene euros ${[...Object.values(DAY_SOURCE), ...Object.values(TO_TWELVE_SOURCE)].join('|')}`
    .toLowerCase()
    .split(/[\s|]+/u)
    .map((word) => word.slice(0, STEM)),
);

/** "4.2% of 1,300 readers responded"; null while unknown. */
export function figuresOf({ impressions, engagement_rate }: Partial<OwnPost>): string | null {
  if (impressions === null || impressions === undefined) return null;
  const readers = `${inFigures(impressions)} readers`;
  if (engagement_rate === null || engagement_rate === undefined) return readers;
  return `${engagement_rate.toLocaleString('en-US', { maximumFractionDigits: 1 })}% of ${readers} responded`;
}
