/**
 * `npm run bench:recognition`: how well a voice is told from others', on six invented authors who wrote sixty posts each on the same
 * subjects. `npm run bench:recognition -- --corpus DIR` takes any folder of texts by author, and `--near a-b,c-d` names who writes alike;
 * `--part alone`, `cross`, `loosened`, `held-out` or `population` runs one of its parts.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MATCH_LANGUAGES } from '@drumbeat/domain';
import { referenceOf } from '../../../src/modules/voice-match/reference/references.js';
import { askedTexts } from './calibration.js';
import { readCorpus } from './corpus.js';
import { crossReport, loosenedReport } from './cross-report.js';
import { crossTest } from './cross-test.js';
import { heldOut } from './held-out.js';
import { populationTexts } from '../reference/masked-people.js';
import { halfAgainstHalf, leaveOneOut } from './leave-one-out.js';
import { loosened } from './loosened.js';
import type { Pair } from './pair-results.js';
import { populationTrials } from './population-trials.js';
import {
  calibrationReport,
  fitLine,
  heldOutReport,
  pairReport,
  populationReport,
  type Report,
} from './report.js';

/** Sources, not what is built of them. */
const OWN_CORPUS = resolve('backend/bench/voice/recognition/authors');
const HELD_OUT = resolve('backend/bench/voice/recognition/held-out');
const POPULATION = resolve('backend/bench/voice/reference');
const OWN_NEAR = 'hanna-miriam,priya-tom';
/** Whose texts the calibration was fitted on. */
const FITTED_ON: ReadonlySet<string> = new Set(['hanna', 'miriam', 'dave']);

/** Shares of sentences by somebody else, with which the authors of the bench are asked again. */
const LOOSENED = [0, 0.2, 0.35] as const;

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, near: { type: 'string' }, part: { type: 'string' } },
});
const isWanted = (part: 'alone' | 'cross' | 'loosened' | 'held-out' | 'population') =>
  (values.part ?? part) === part;
const isOwn = values.corpus === undefined;
const corpus = readCorpus(values.corpus === undefined ? OWN_CORPUS : join(values.corpus));
const near = (values.near ?? (isOwn ? OWN_NEAR : ''))
  .split(',')
  .filter(Boolean)
  .map((pair): Pair => [pair.split('-')[0] ?? '', pair.split('-')[1] ?? '']);
const names = [...corpus.authors.keys()];
const pairs = names.flatMap((a, at) => names.slice(at + 1).map((b): Pair => [a, b]));
console.log(
  names.map((name) => `${name} (${corpus.authors.get(name)?.length ?? 0})`).join(', '),
  `in ${corpus.language}; each voice without the subject that is asked\n`,
);
const reference = referenceOf(corpus.language);
const found: Report[] = [];
if (isOwn && isWanted('cross')) found.push(crossReport(crossTest(corpus, reference)));
if (near.length > 0 && isWanted('loosened'))
  for (const share of LOOSENED) {
    const loose = halfAgainstHalf(loosened(corpus, near, share), reference);
    found.push(loosenedReport(share, near, pairs, loose));
  }
if (isOwn && isWanted('held-out'))
  found.push(heldOutReport(MATCH_LANGUAGES.flatMap((language) => heldOut(HELD_OUT, referenceOf(language)))));
if (isOwn && isWanted('population'))
  found.push(
    populationReport(
      new Map(
        MATCH_LANGUAGES.map((language) => [
          language,
          populationTrials(populationTexts(join(POPULATION, language)), language),
        ]),
      ),
    ),
  );
if (isWanted('alone')) reportAlone();
for (const { lines } of found) console.log(`${lines.join('\n')}\n`);
for (const { what, isMet } of found.flatMap(({ aims }) => aims)) {
  console.log(`${isMet ? 'met    ' : 'NOT met'}  ${what}`);
  if (!isMet && isOwn) process.exitCode = 1;
}

function reportAlone(): void {
  const trials = leaveOneOut(corpus, reference);
  const all = askedTexts(corpus, trials, near, reference);
  found.push(pairReport(pairs, near, trials));
  if (!isOwn) {
    found.push(calibrationReport('all', all));
    return;
  }
  const [fitted, tried] = [
    all.filter(({ voice }) => FITTED_ON.has(voice)),
    all.filter(({ voice }) => !FITTED_ON.has(voice)),
  ];
  found.push(
    calibrationReport('tried on priya, tom and eleanor', tried),
    calibrationReport('fitted on hanna, miriam and dave', fitted),
    {
      lines: [fitLine('hanna, miriam and dave', fitted), fitLine('priya, tom and eleanor', tried)],
      aims: [],
    },
  );
}
