import type { PostLanguage } from '@drumbeat/domain';

/** As each language sets them: the French ones with a space that no line breaks at. */
export const QUOTATION_MARKS: Readonly<Record<PostLanguage, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: ['«\u00a0', '\u00a0»'],
  es: ['«', '»'],
};
