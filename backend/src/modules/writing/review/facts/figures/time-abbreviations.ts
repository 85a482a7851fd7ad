import type { PostLanguage } from '@drumbeat/domain';

type Rows = readonly [key: string, source: string][];

const days = (...sources: readonly string[]): Rows =>
  sources.map((source, at) => [`weekday:${at + 1}`, source]);
const months = (...sources: readonly string[]): Rows =>
  sources.flatMap((source, at) => (source === '' ? [] : [[`month:${at + 1}`, source] as const]));

/**
 * How notes shorten days and months. Only sources are read by them: a text that is to be posted spells its times out. What is another
 * word too needs its full stop, or a figure behind it.
 */
const ABBREVIATIONS: Readonly<Record<PostLanguage, Rows>> = {
  en: [
    ...days('Mon', '[Tt]ues?', 'Weds?', '[Tt]hu(?:rs?)?', 'Fri', 'Sat', 'Sun'),
    ...months(
      'Jan',
      'Feb',
      'Mar(?=[. ]?\\d|\\.)',
      'Apr',
      '',
      'Jun',
      'Jul',
      'Aug',
      'Sept?',
      'Oct',
      'Nov',
      'Dec',
    ),
  ],
  de: [
    ...days('Mo', 'Di', 'Mi', 'Do', 'Fr(?!\\.\\s\\p{Lu})', 'Sa', 'So(?=\\.|/| \\d)'),
    ...months('Jan', 'Feb', 'Mär|Mrz', 'Apr', '', 'Jun', 'Jul', 'Aug', 'Sept?', 'Okt', 'Nov', 'Dez'),
  ],
  fr: [
    ...days(
      'lun\\.?',
      'mar(?=\\.| \\d)',
      'mer(?=\\.| \\d)',
      'jeu(?=\\.| \\d)',
      'ven(?=\\.| \\d)',
      'sam(?=\\.| \\d)',
      'dim(?=\\.| \\d)',
    ),
    ...months('janv', 'fév(?:r)?', '', 'avr', '', '', 'juil', '', 'sept', 'oct', 'nov', 'déc'),
  ],
  es: [
    ...days('lun', 'mart?(?=\\.| \\d)', 'mi[ée]r?(?=\\.| \\d)', 'jue', 'vier?', 's[áa]b', 'dom(?=\\.| \\d)'),
    ...months(
      'ene',
      'feb',
      'mar(?=\\.| \\d)',
      'abr',
      'may(?=\\.| \\d)',
      'jun',
      'jul',
      'ago',
      'sept?',
      'oct',
      'nov',
      'dic',
    ),
  ],
};

const patternsOf = (language: PostLanguage, flags: string) =>
  ABBREVIATIONS[language].map(([key, source]) => ({
    key,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags),
  }));
const PATTERNS = {
  en: patternsOf('en', 'gu'),
  de: patternsOf('de', 'gu'),
  fr: patternsOf('fr', 'giu'),
  es: patternsOf('es', 'giu'),
};

/** The days and months that notes name in short: "Thurs", "Mo", "lun.", "sept". */
export const shortTimesIn = (source: string, languages: readonly PostLanguage[]): string[] =>
  languages.flatMap((language) =>
    PATTERNS[language].filter(({ pattern }) => source.search(pattern) !== -1).map(({ key }) => key),
  );
