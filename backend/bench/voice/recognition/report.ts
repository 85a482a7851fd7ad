import { CALIBRATION, MATCH_FROM, matchScore } from '@drumbeat/domain';
import type { Interval } from './auc.js';
import { type Asked, fitOwn, fitStrangers, type Relation, weightsOf } from './calibration.js';
import type { HeldOut } from './held-out.js';
import { METHODS, type Trial } from './leave-one-out.js';
import { BANDS, mean, type Pair, PairResults } from './pair-results.js';

export interface Aim {
  readonly what: string;
  readonly isMet: boolean;
}

export interface Report {
  readonly lines: readonly string[];
  readonly aims: readonly Aim[];
}

const LONG_AUC_MIN = 0.85;
const BUNDLE_AUC_MIN = 0.95;
const PRECISION_MIN = 0.9;

const percent = (share: number) => `${Math.round(share * 100)}%`;
const figure = (value: number) => (Number.isFinite(value) ? value.toFixed(3) : '  -  ');
const range = ({ value, low, high }: Interval) => `${figure(value)} (${figure(low)} to ${figure(high)})`;

/** AUC of each pair, by length and in bundles, for the joined measure and for what it is held against. */
export function pairReport(pairs: readonly Pair[], near: readonly Pair[], trials: readonly Trial[]): Report {
  const isNear = ([a, b]: Pair) => near.some((pair) => pair.includes(a) && pair.includes(b));
  const rows = pairs.map((pair) => ({ pair, of: new PairResults(pair, trials) }));
  const long = BANDS.at(-1);
  const lines = ['AUC of each pair, both directions, with 95% of 500 resamples of the subjects'];
  const aims: Aim[] = [];
  for (const { pair, of } of [...rows].sort((a, b) => Number(isNear(b.pair)) - Number(isNear(a.pair)))) {
    const gain = of.gain('joined', 'plain');
    lines.push(
      '',
      `${pair.join(' and ')}${isNear(pair) ? ', who write alike' : ''}`,
      `  joined ${range(of.auc('joined'))}   plain 3-grams ${range(of.auc('plain'))}   better by ${range(gain)}`,
      `  alone: ${METHODS.slice(1, -1)
        .map((method) => `${method} ${figure(of.auc(method).value)}`)
        .join('   ')}`,
      ...BANDS.map(
        (band) =>
          `  ${band.name.padStart(7)} words: joined ${range(of.auc('joined', band))}   plain ${range(of.auc('plain', band))}   better by ${range(of.gain('joined', 'plain', band))}`,
      ),
      `  bundles of five: joined ${figure(of.bundles('joined'))}   plain ${figure(of.bundles('plain'))}`,
    );
    if (isNear(pair))
      aims.push({
        what: `${pair.join(' and ')}: better than plain 3-grams, interval above 0`,
        isMet: gain.low > 0,
      });
  }
  const averages = [
    { name: 'near pairs', of: rows.filter(({ pair }) => isNear(pair)) },
    { name: 'all pairs', of: rows },
  ].filter(({ of }) => of.length > 0);
  lines.push('', 'Means');
  for (const { name, of } of averages) {
    const longOnes = mean(of.map((row) => row.of.auc('joined', long).value));
    const bundles = mean(of.map((row) => row.of.bundles('joined')));
    lines.push(
      `  ${name}: all lengths ${figure(mean(of.map((row) => row.of.auc('joined').value)))}, 140-200 words ${figure(longOnes)}, bundles of five ${figure(bundles)}; plain 3-grams ${figure(mean(of.map((row) => row.of.auc('plain').value)))}`,
    );
    aims.push(
      { what: `${name}, 140-200 words: at least ${LONG_AUC_MIN}`, isMet: longOnes >= LONG_AUC_MIN },
      { what: `${name}, bundles of five: at least ${BUNDLE_AUC_MIN}`, isMet: bundles >= BUNDLE_AUC_MIN },
    );
  }
  return { lines, aims };
}

const BINS = [0, 30, 50, MATCH_FROM, 90, 101] as const;

/** What the scores mean, for some authors' voices. */
export function calibrationReport(name: string, all: readonly Asked[]): Report {
  const sizes = [...new Set(all.map(({ posts }) => posts))].sort((a, b) => a - b);
  const lines = [`Calibration, ${name}: texts of 80 words and more, half of them the author's own`];
  const aims: Aim[] = [];
  for (const posts of sizes) {
    const found = all.filter((each) => each.posts === posts);
    const weights = weightsOf(found);
    const scores = found.map((each) => matchScore(each.standing, posts));
    const cells = BINS.slice(0, -1).map((from, at) => {
      const to = BINS[at + 1] ?? 101;
      const isIn = (index: number) => scores[index]! >= from && scores[index]! < to;
      const sum = (relation?: Relation) =>
        found.reduce(
          (total, each, index) =>
            total + (isIn(index) && (!relation || each.relation === relation) ? weights[index]! : 0),
          0,
        );
      const share = sum() === 0 ? ' - ' : `${Math.round((100 * sum('own')) / sum())}%`;
      return `${from}-${to - 1}: ${share} of ${found.filter((_, index) => isIn(index)).length}`;
    });
    const reach = (relation: Relation) => {
      const of = found.flatMap((each, index) =>
        each.relation === relation ? [scores[index]! >= MATCH_FROM] : [],
      );
      return of.length === 0 ? 0 : of.filter(Boolean).length / of.length;
    };
    const precision = (relation: Relation) => reach('own') / (reach('own') + reach(relation));
    const hasNear = found.some(({ relation }) => relation === 'near');
    lines.push(
      `  ${String(posts).padStart(3)} posts  own share by score  ${cells.join('   ')}`,
      `             ${MATCH_FROM} and more: ${percent(reach('own'))} of own texts, ${hasNear ? `${percent(reach('near'))} of whoever writes alike, ` : ''}${percent(reach('other'))} of others; so the author's are ${hasNear ? `${percent(precision('near'))} against whoever writes alike alone, ` : ''}${percent(precision('other'))} against others`,
    );
    const against: Relation = hasNear ? 'near' : 'other';
    aims.push({
      what: `${name}, voice of ${posts} posts: of texts with ${MATCH_FROM} and more nine of ten the author's`,
      isMet: precision(against) >= PRECISION_MIN,
    });
  }
  return { lines, aims };
}

export function fitLine(name: string, all: readonly Asked[]): string {
  const [constant, likeness, fewPosts] = fitOwn(all).map((value) => value.toFixed(1));
  const { own } = CALIBRATION;
  return `Fitted on ${name}: constant ${constant}, likeness ${likeness}, few posts ${fewPosts}; the product has ${own.constant}, ${own.likeness}, ${own.fewPosts}`;
}

/** @param byLanguage people of the populations, held against models that do not know them */
export function populationReport(byLanguage: ReadonlyMap<string, readonly Asked[]>): Report {
  const { strangers } = CALIBRATION;
  const lines = ['Fitted on the people of the reference populations, each held against the others'];
  for (const [name, all] of [...byLanguage, ['both', [...byLanguage.values()].flat()] as const]) {
    const [constant, away] = fitStrangers(all).map((value) => value.toFixed(2));
    const reach = (relation: Relation) => {
      const of = all.filter((each) => each.relation === relation);
      return percent(
        of.filter((each) => matchScore(each.standing, each.posts) >= MATCH_FROM).length / of.length,
      );
    };
    lines.push(
      `  ${name}: constant ${constant}, away ${away}; the product has ${strangers.constant}, ${strangers.away}; ${MATCH_FROM} and more: ${reach('own')} of own texts, ${reach('other')} of others`,
    );
  }
  return { lines, aims: [] };
}

const STRANGERS_MAX = 0.1;

/** Authors and strangers whom nothing was fitted on. */
export function heldOutReport(held: readonly HeldOut[]): Report {
  const lines = [`Held-out authors who write plainly, voices of at most ten posts, by score`];
  for (const { voice, own, strangers } of held)
    lines.push(
      `  ${voice.padEnd(11)} own ${list(own)}   strangers, the highest five of ${strangers.length}: ${list([...strangers].sort((a, b) => b - a).slice(0, 5))}`,
    );
  const own = held.flatMap((each) => each.own);
  const strangers = held.flatMap((each) => each.strangers);
  const from = (scores: readonly number[], least: number) =>
    `${scores.filter((score) => score >= least).length} of ${scores.length}`;
  lines.push(
    `  ${MATCH_FROM} and more: ${from(own, MATCH_FROM)} own, ${from(strangers, MATCH_FROM)} of strangers; 95 and more: ${from(own, 95)} own, ${from(strangers, 95)} of strangers`,
  );
  const reached = strangers.filter((score) => score >= MATCH_FROM).length / strangers.length;
  return {
    lines,
    aims: [
      {
        what: `held-out authors: at most ${percent(STRANGERS_MAX)} of strangers with ${MATCH_FROM} and more`,
        isMet: reached <= STRANGERS_MAX,
      },
    ],
  };
}

const list = (scores: readonly number[]) => scores.join(' ');
