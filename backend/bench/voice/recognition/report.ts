import { CALIBRATION, MATCH_FROM, matchScore } from '@drumbeat/domain';
import type { Interval } from './auc.js';
import { fitCalibration, type Likeness, type Relation, weightsOf } from './calibration.js';
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
export function calibrationReport(name: string, all: readonly Likeness[]): Report {
  const sizes = [...new Set(all.map(({ posts }) => posts))].sort((a, b) => a - b);
  const lines = [`Calibration, ${name}: texts of 80 words and more, half of them the author's own`];
  const aims: Aim[] = [];
  for (const posts of sizes) {
    const found = all.filter((each) => each.posts === posts);
    const weights = weightsOf(found);
    const scores = found.map(({ likeness }) => matchScore(likeness, posts));
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

export function fitLine(name: string, all: readonly Likeness[]): string {
  const [constant, likeness, fewPosts] = fitCalibration(all).map((value) => value.toFixed(1));
  const shipped = CALIBRATION;
  return `Fitted on ${name}: constant ${constant}, likeness ${likeness}, few posts ${fewPosts}; the product has ${shipped.constant}, ${shipped.likeness}, ${shipped.fewPosts}`;
}
