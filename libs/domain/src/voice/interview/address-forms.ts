import type { PostLanguage } from '../language/stop-words.js';

/**
 * How somebody addresses their readers, by language: the word itself, which is also its value. "none" is who writes without
 * addressing anybody.
 */
export const ADDRESS_FORMS = {
  en: ['you', 'we', 'none'],
  de: ['du', 'ihr', 'Sie', 'none'],
  fr: ['tu', 'vous', 'on', 'none'],
  es: ['tú', 'usted', 'ustedes', 'none'],
} as const satisfies Readonly<Record<PostLanguage, readonly string[]>>;

export type AddressForm = (typeof ADDRESS_FORMS)[PostLanguage][number];

export const ALL_ADDRESS_FORMS: readonly AddressForm[] = [...new Set(Object.values(ADDRESS_FORMS).flat())];

/** As an entry of the tone markers in the writing profile: there writers read it, and its user sees and changes it. */
export const addressMarker = (form: AddressForm): string =>
  form === 'none' ? 'Addresses nobody directly' : `Addresses readers as “${form}”`;

const MARKERS: ReadonlySet<string> = new Set(ALL_ADDRESS_FORMS.map(addressMarker));

/** The tone markers with this form of address in the place of an earlier one. */
export const withAddress = (markers: readonly string[], form: AddressForm): string[] => [
  ...markers.filter((marker) => !MARKERS.has(marker)),
  addressMarker(form),
];
