/**
 * `npm run bench:writer`: how well the review finds what is wrong with a written text, on recorded answers for eight people, without
 * a model. With AI_BASE_URL set the same tasks are also written by that model, twice each, and compared on a page.
 * `npm run bench:writer -- dana` takes the people whose names have that in them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { loadConfig } from '../../src/config/config.js';
import { OpenAiCompatibleModel } from '../../src/platform/ai/openai-compatible-model.js';
import { readCases, readClaims, readDenials, type BenchCase } from './cases.js';
import { runEndpoint, type EndpointResult } from './endpoint.js';
import { FALSE_ALARMS_MAX, measure } from './measure.js';
import { resultsPage } from './page.js';
import { reportLines } from './report.js';

const RESULTS = 'test-results';

const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const cases = readCases().filter(
  ({ person }) => wanted.length === 0 || wanted.some((name) => person.name.toLowerCase().includes(name)),
);
const measured = measure(wanted.length === 0 ? [...cases, ...readDenials(), ...readClaims()] : cases);
console.log(reportLines(measured).join('\n'));
if (measured.missed.length > 0 || measured.falseAlarms.length > FALSE_ALARMS_MAX) process.exitCode = 1;
if (process.env['AI_BASE_URL']) await atEndpoint(cases);

async function atEndpoint(all: readonly BenchCase[]): Promise<void> {
  // Nothing is served and nothing is kept, so the secrets protect nothing.
  const { ai } = loadConfig({
    DATABASE_URL: 'postgres://localhost/none',
    AUTH_SECRET: 'a-secret-of-the-bench-that-protects-nothing',
    ENCRYPTION_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64')}`,
    ...process.env,
  });
  if (!ai) return;
  Logger.overrideLogger(['warn', 'error']);
  console.log(`\n${all.length} tasks at ${ai.model}, each written twice`);
  const results = await runEndpoint(all, new OpenAiCompatibleModel(ai), ({ one, candidates }) => {
    const counts = candidates.map(({ findings }) => findings.length).join(' and ');
    console.log(`  ${one.person.name}, ${one.task.name}: ${counts} findings after the repair`);
  });
  mkdirSync(RESULTS, { recursive: true });
  const page = join(RESULTS, 'bench-writer.html');
  writeFileSync(page, resultsPage(results, ai.model));
  console.log(
    [...judgedLines(results), `Both drafts of each task, to read side by side: ${page}`].join('\n'),
  );
}

/** How often the judge prefers the draft that the local review would choose. */
function judgedLines(results: readonly EndpointResult[]): string[] {
  const questions = results[0]?.verdicts.map(({ question }) => question) ?? [];
  return questions.map((question, index) => {
    const count = (better: string) =>
      results.filter(({ verdicts }) => verdicts[index]?.better === better).length;
    return `  ${question}\n    the draft with fewer findings ${count('first')}, the other one ${count('second')}, tie ${count('tie')}`;
  });
}
