import type { PostLanguage } from '@drumbeat/domain';
import type { FormOfPost } from './form-of-post.js';
import { word } from '../../reading/words/word-patterns.js';

interface Forms {
  readonly familiar: RegExp;
  readonly formal: RegExp;
  readonly names: readonly [familiar: string, formal: string];
}

/** Languages with two ways to address a reader. A form that also means something else (German "ihr", Spanish "su") shows nothing. */
const ADDRESS: Readonly<Partial<Record<PostLanguage, Forms>>> = {
  de: {
    familiar: word('du|dich|dir|dein(?:e[rnms]?)?|euch|eure[rnms]?|euer'),
    // The capital tells "Sie" (you) from "sie" (they), except at the beginning of a sentence.
    formal: word('(?<=[\\p{Ll},;:] )(?:Sie|Ihnen|Ihr(?:e[rnms]?)?)', 'u'),
    names: ['du', 'Sie'],
  },
  fr: {
    familiar: word("(?<!-)(?:tu|toi|ton|tes|t['’]\\p{L}+)"),
    formal: word('(?<!rendez-)vous|votre|vos'),
    names: ['tu', 'vous'],
  },
  es: {
    familiar: word('tú|ti|contigo|tus|te'),
    formal: word('usted|ustedes'),
    names: ['tú', 'usted'],
  },
};

const ENGLISH_READER = word("you|your|yours|you['’](?:re|ve|ll|d)");

/** How the reader is addressed in a post; null where the post does not show it, or shows both. */
export function addressOf({ own, language }: Pick<FormOfPost, 'own' | 'language'>): string | null {
  if (language === 'en') return ENGLISH_READER.test(own) ? 'you' : null;
  const forms = language === null ? undefined : ADDRESS[language];
  if (forms === undefined) return null;
  const [familiar, formal] = [forms.familiar.test(own), forms.formal.test(own)];
  if (familiar === formal) return null;
  return forms.names[familiar ? 0 : 1];
}

/** Spanish has a form for several readers at once, beside the two for one. */
const MANY_READERS = word('os|vosotr[oa]s|vuestr[oa]s?|con vosotros|\\p{L}{2,}(?:áis|éis)');

/** The word for readers who are spoken to as many; null where the post does not. */
export const addressesMany = ({ own, language }: Pick<FormOfPost, 'own' | 'language'>): string | null =>
  language === 'es' && MANY_READERS.test(own) ? 'vosotros' : null;
