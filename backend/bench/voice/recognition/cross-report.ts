import { MATCH_FROM, MATCH_WORDS_MIN, matchScore } from '@drumbeat/domain';
import { bootstrap, type Interval } from './auc.js';
import { CROSS_AUTHORS, type CrossDraft } from './cross-test.js';
import { mean, type Pair, PairResults } from './pair-results.js';
import type { Trial } from './leave-one-out.js';
import type { Report } from './report.js';

const OWN_FIRST_MIN = 0.95;
/** Posts that a voice is learned from where one half of the subjects is asked. */
const HALF = 30;
const figure = (value: number) => value.toFixed(3);
const range = ({ value, low, high }: Interval) => `${figure(value)} (${figure(low)} to ${figure(high)})`;

/** Whether a draft made for an author sounds more like them than like the other three. */
export function crossReport(drafts: readonly CrossDraft[]): Report {
  const lines = [
    'Cross test: drafts for four authors, each held against all four voices; mean likeness by voice',
  ];
  const subjects = [...new Set(drafts.map(({ subject }) => subject))];
  const lead = ({ author, likeness }: CrossDraft) =>
    (likeness[author] ?? 0) -
    Math.max(...Object.entries(likeness).flatMap(([name, value]) => (name === author ? [] : [value])));
  const over = (of: readonly CrossDraft[], value: (draft: CrossDraft) => number) =>
    bootstrap(subjects.length, (times) => {
      const drawn = of.flatMap((draft) =>
        Array.from({ length: times[subjects.indexOf(draft.subject)] ?? 0 }, () => value(draft)),
      );
      return mean(drawn);
    });
  for (const author of CROSS_AUTHORS) {
    const of = drafts.filter((draft) => draft.author === author);
    const row = CROSS_AUTHORS.map(
      (name) => `${name} ${mean(of.map(({ likeness }) => likeness[name] ?? 0)).toFixed(2)}`,
    );
    lines.push(
      `  for ${author.padEnd(8)} ${row.join('   ')}   ahead of the next voice by ${range(over(of, lead))}`,
    );
  }
  const first = over(drafts, (draft) => Number(lead(draft) > 0));
  const ahead = over(drafts, lead);
  const copied = drafts.flatMap(({ author, subject, copied: words }) =>
    words === null ? [] : [`${author} ${subject}: “${words}”`],
  );
  lines.push(
    `  own voice first: ${range(first)} of ${drafts.length} drafts; six words in a row of an example: ${copied.length}${copied.length > 0 ? `, as ${copied.slice(0, 3).join('; ')}` : ''}`,
  );
  return {
    lines,
    aims: [
      {
        what: `cross test: own voice first in at least ${OWN_FIRST_MIN}`,
        isMet: first.value >= OWN_FIRST_MIN,
      },
      { what: 'cross test: ahead of the next voice, interval above 0', isMet: ahead.low > 0 },
      { what: 'cross test: no six words in a row of an example', isMet: copied.length === 0 },
    ],
  };
}

/** How the pairs are told apart where authors keep their habits less. No aims: it says where the measure ends. */
export function loosenedReport(
  share: number,
  near: readonly Pair[],
  all: readonly Pair[],
  trials: readonly Trial[],
): Report {
  const results = all.map((pair) => new PairResults(pair, trials));
  const isNear = ({ pair: [a, b] }: PairResults) => near.some((pair) => pair.includes(a) && pair.includes(b));
  const lines = results
    .filter(isNear)
    .map(
      (of) =>
        `  ${of.pair.join(' and ')}: joined ${range(of.auc('joined'))}   plain ${range(of.auc('plain'))}   better by ${range(of.gain('joined', 'plain'))}   bundles of five ${figure(of.bundles('joined'))}`,
    );
  const reach = (isMeant: (trial: Trial) => boolean) => {
    const of = trials.filter((trial) => trial.post.words >= MATCH_WORDS_MIN && isMeant(trial));
    return mean(of.map((trial) => Number(matchScore(trial.standing, HALF) >= MATCH_FROM)));
  };
  const areNear = ({ voice, author }: Trial) =>
    near.some((pair) => pair.includes(voice) && pair.includes(author));
  const [own, alike, others] = [
    reach(({ voice, author }) => voice === author),
    reach((trial) => trial.voice !== trial.author && areNear(trial)),
    reach((trial) => !areNear(trial) && trial.voice !== trial.author),
  ];
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  const mixed = mean(results.map((of) => of.auc('joined').value));
  return {
    lines: [
      `${Math.round(share * 100)}% of the sentences by whoever writes alike; voices of thirty posts, asked on the other thirty subjects`,
      ...lines,
      `  score of ${MATCH_FROM} and more: ${percent(own)} of own texts, ${percent(alike)} of whoever writes alike, ${percent(others)} of others; so the author's are ${percent(own / (own + alike))} and ${percent(own / (own + others))}`,
      `  all pairs, mean: joined ${figure(mixed)}   plain ${figure(mean(results.map((of) => of.auc('plain').value)))}`,
    ],
    aims: [],
  };
}
