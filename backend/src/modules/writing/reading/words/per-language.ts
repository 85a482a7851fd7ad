import type { PostLanguage } from '@drumbeat/domain';
import { perText } from './per-text.js';

/** One for each language that the writer reads. */
export type PerLanguage<T> = Readonly<Record<PostLanguage, T>>;

/** Builds one for each language; the compiler asks for a new one here, and nowhere else. */
export const perLanguage = <T>(of: (language: PostLanguage) => T): PerLanguage<T> => ({
  en: of('en'),
  de: of('de'),
  fr: of('fr'),
  es: of('es'),
});

/** Reads each text once in each language. */
export const perTextIn = <Reading>(
  read: (text: string, language: PostLanguage) => Reading,
): PerLanguage<(text: string) => Reading> =>
  perLanguage((language) => perText((text) => read(text, language)));
