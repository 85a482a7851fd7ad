import type { PostLanguage } from '@drumbeat/domain';
import { PAIRS_DE } from '../pairs/de';
import { PAIRS_EN } from '../pairs/en';
import { PAIRS_ES } from '../pairs/es';
import { PAIRS_FR } from '../pairs/fr';
import type { PairTexts } from '../pairs/pair-texts';
import { TEXTS_DE } from './de';
import { TEXTS_EN } from './en';
import { TEXTS_ES } from './es';
import { TEXTS_FR } from './fr';
import type { InterviewTexts } from './interview-texts';

export const INTERVIEW_TEXTS_BY_LANGUAGE: Readonly<
  Record<PostLanguage, { readonly texts: InterviewTexts; readonly pairs: PairTexts }>
> = {
  en: { texts: TEXTS_EN, pairs: PAIRS_EN },
  de: { texts: TEXTS_DE, pairs: PAIRS_DE },
  fr: { texts: TEXTS_FR, pairs: PAIRS_FR },
  es: { texts: TEXTS_ES, pairs: PAIRS_ES },
};

export const LANGUAGE_NAMES: Readonly<Record<PostLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

/** The first of the browser's languages that the interview speaks; else English. */
export function languageOfBrowser(preferred: readonly string[]): PostLanguage {
  const known = Object.keys(INTERVIEW_TEXTS_BY_LANGUAGE) as PostLanguage[];
  const spoken = preferred.map((tag) => known.find((language) => tag.toLowerCase().startsWith(language)));
  return spoken.find((language) => language !== undefined) ?? 'en';
}
