import type { PostLanguage } from './stop-words.js';

type Names = Readonly<Record<PostLanguage, readonly string[]>>;

const list = (words: string) => words.split(' ');

/** From January on, as they are written within a sentence. German has a second name for January: SECOND_NAMES. */
export const MONTH_NAMES: Names = {
  en: list('January February March April May June July August September October November December'),
  de: list('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  fr: list('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  es: list('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
};

/** From Monday on. */
export const WEEKDAY_NAMES: Names = {
  en: list('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
  de: list('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
  fr: list('lundi mardi mercredi jeudi vendredi samedi dimanche'),
  es: list('lunes martes miércoles jueves viernes sábado domingo'),
};

/** What Austria calls January, and the north of Germany Saturday. */
export const SECOND_NAMES = { january: 'Jänner', saturday: 'Sonnabend' } as const;
