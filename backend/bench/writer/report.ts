import { POST_LANGUAGES } from '@drumbeat/domain';
import type { Measurement } from './measure.js';

const KIND_WIDTH = 14;

/** What was found, missed and found without reason, by kind and language, as lines of text. */
export function reportLines({ tallies, missed, falseAlarms, sentences }: Measurement): string[] {
  const rows = [...tallies].map(([kind, byLanguage]) => {
    const cells = POST_LANGUAGES.map((language) => {
      const { found, missed: lost, falseAlarms: alarms } = byLanguage.get(language) ?? NOTHING;
      return `${found} / ${lost} / ${alarms}`.padStart(13);
    });
    return kind.padEnd(KIND_WIDTH) + cells.join('');
  });
  return [
    'Found / missed / false alarms'.padEnd(KIND_WIDTH),
    ' '.repeat(KIND_WIDTH) + POST_LANGUAGES.map((language) => language.padStart(13)).join(''),
    ...rows,
    '',
    `Missed: ${missed.length}`,
    ...missed.map(({ person, task, kind, words }) => `  ${kind} in “${task}” of ${person}: ${words}`),
    `False alarms: ${falseAlarms.length} in ${sentences} good sentences`,
    ...falseAlarms.map(({ person, task, kind, words }) => `  ${kind} in “${task}” of ${person}: ${words}`),
  ];
}

const NOTHING = { found: 0, missed: 0, falseAlarms: 0 };
