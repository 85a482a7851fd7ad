/** `npm run bench:voice`: how true the analysis of a voice is, on eight bodies of posts that a person judged beforehand. */
import { readBodies } from './judgement.js';
import { measure, total } from './measure.js';
import { reportLines } from './report.js';

const measured = readBodies().map(measure);
console.log(reportLines(measured).join('\n'));
const { levels, topPhrases, falsePhrases, jargon } = total(measured);
const isReached =
  levels.hits >= levels.of * 0.9 &&
  topPhrases.hits === topPhrases.of &&
  falsePhrases === 0 &&
  jargon.hits >= jargon.of * 0.7;
if (!isReached) process.exitCode = 1;
