import { total, type Comparison, type Measured, type Share } from './measure.js';

const percent = ({ hits, of }: Share) =>
  `${hits} of ${of} (${of === 0 ? 0 : Math.round((100 * hits) / of)} %)`;

/** The figures of both halves, and each miss. */
export function reportLines(measured: readonly Measured[]): string[] {
  return [
    ...half(
      'Bodies that the rules were tuned on',
      measured.filter(({ isTuned }) => isTuned),
    ),
    ...half(
      'Bodies that they were not tuned on',
      measured.filter(({ isTuned }) => !isTuned),
    ),
    ...half('All', measured),
    '',
    'Missed:',
    ...measured.flatMap(misses),
  ];
}

function half(title: string, measured: readonly Measured[]): string[] {
  const { levels, uses, tones, topPhrases, falsePhrases, jargon } = total(measured);
  return [
    `${title}: ${measured.map(({ name }) => name).join(', ')}`,
    `  levels within one step  ${percent(levels)}; wanted 90 %`,
    `  uses within one step    ${percent(uses)}`,
    `  tone                    ${percent(tones)}`,
    `  top phrase found        ${percent(topPhrases)}; wanted all`,
    `  false phrases           ${falsePhrases}; wanted 0`,
    `  jargon precision        ${percent(jargon)}; wanted 70 %`,
  ];
}

function misses({ name, levels, uses, tone, topPhrase, falsePhrases, jargon }: Measured): string[] {
  const compared = [...levels, ...uses].filter(({ isWithinOneStep }) => !isWithinOneStep);
  const lines = [
    ...compared.map(
      ({ field, judged, found }: Comparison) => `${field} ${found ?? 'not found'}, judged ${judged}`,
    ),
    ...(tone.isRight ? [] : [`tone ${tone.found ?? 'not found'}, judged ${tone.judged}`]),
    ...(topPhrase.isFound ? [] : [`top phrase “${topPhrase.judged}” not found`]),
    ...falsePhrases.map((phrase) => `“${phrase}” is no phrase of theirs`),
    ...(jargon.wrong.length === 0 ? [] : [`no jargon: ${jargon.wrong.join(', ')}`]),
  ];
  return lines.map((line) => `  ${name}: ${line}`);
}
