import { inflected } from './inflections.rules.js';
import { isHelpingVerb } from './romance-verb-forms.rules.js';

interface Grammar {
  readonly infinitive: RegExp;
  /** "S'adapter", "reinventarse": the verb in a group. */
  readonly reflexive: RegExp;
  /** Before a reflexive verb, with what stands between the two in the past. */
  readonly pronoun: string;
  /** Behind it in an imperative, or at its end. */
  readonly enclitic: string;
  readonly possessive: RegExp;
  readonly possessives: string;
  /** Between the verb and the rest of a phrase. */
  readonly adverb: string;
  /** What begins the rest of a phrase that takes its object before: "mettre quelque chose en lumière". */
  readonly preposition: RegExp;
  /** Words that begin another clause. */
  readonly conjunction: string;
}

const GRAMMARS: Readonly<Record<'fr' | 'es', Grammar>> = {
  fr: {
    infinitive: /^\p{L}{2,}(?:er|ir|re)$/iu,
    reflexive: /^(?:se |s['’])(\p{L}{2,}(?:er|ir|re))$/iu,
    pronoun: String.raw`(?:[mts]e\s+|[mts]['’]|nous\s+|vous\s+)(?:(?:suis|es|est|sommes|êtes|sont|était|étaient)\s+)?`,
    enclitic: String.raw`[-\s](?:vous|nous|toi)`,
    possessive: /^(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?)$/iu,
    possessives: '(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?)',
    adverb:
      '(?:pas|plus|jamais|bien|mal|enfin|toujours|souvent|encore|aussi|tou[st]|toutes|ainsi|donc|déjà|même|là|\\p{L}+ment)',
    preposition: /^(?:en|aux?|à|dans|sur|sous|hors)$/iu,
    conjunction: '(?:mais|et|ou|car|que?|qui|parce|quand|si)',
  },
  es: {
    infinitive: /^(?:\p{L}+[aeií]r|ir)$/iu,
    reflexive: /^(\p{L}+[aeií]r)se$/iu,
    pronoun: String.raw`(?:[mts]e|n?os)\s+(?:(?:he|has|ha|hemos|habéis|han|había|habían)\s+)?`,
    enclitic: '(?:[mts]e|n?os)',
    possessive: /^(?:mis?|tus?|sus?|nuestr[oa]s?|vuestr[oa]s?)$/iu,
    possessives: '(?:mis?|tus?|sus?|nuestr[oa]s?|vuestr[oa]s?)',
    adverb:
      '(?:no|nunca|bien|mal|siempre|también|además|todos|todas|todo|así|pues|ya|incluso|aún|todavía|\\p{L}+mente)',
    preposition: /^(?:en|al?|sobre|fuera)$/iu,
    conjunction: '(?:pero|y|e|o|porque|que|quien|cuando|si)',
  },
};

/**
 * Sources of patterns (flags `iu`) for a French or Spanish phrase that begins with its verb in the infinitive, as it stands in a sentence:
 * "faire la différence" in "cela fait vraiment la différence", "booster ses ventes" in "boostez vos ventes", "se réinventer" in "nous nous
 * réinventons", "poner en valor" in "pusimos al equipo en valor". None for a phrase of another kind.
 */
export function conjugatedPhrase(
  words: readonly string[],
  language: 'fr' | 'es',
  formOf: (word: string) => string,
): string[] {
  const grammar = GRAMMARS[language];
  const [first = '', second = ''] = words;
  const isParted = language === 'fr' && first.toLowerCase() === 'se';
  const head = isParted ? `${first} ${second}` : first;
  const reflexive = grammar.reflexive.exec(head)?.[1];
  const verb = reflexive ?? first;
  const rest = words.slice(isParted ? 2 : 1);
  if (!grammar.infinitive.test(verb) || (rest.length === 0 && reflexive === undefined)) return [];
  const forms = inflected(verb, language, true);
  const said = reflexive === undefined ? forms : `(?:${grammar.pronoun}${forms}|${forms}${grammar.enclitic})`;
  if (rest.length === 0) return [said];
  const tail = rest
    .map((word) => (grammar.possessive.test(word) ? grammar.possessives : formOf(word)))
    .join(String.raw`(?:\s+|[-\u2010\u2011])`);
  const [next = ''] = rest;
  const object =
    grammar.preposition.test(next) && !isHelpingVerb(verb)
      ? String.raw`(?:(?!${grammar.conjunction}\s)[^\s.,;:!?…()]+\s+){0,4}`
      : '';
  return [String.raw`${said}\s+(?:${grammar.adverb}\s+){0,2}${object}${tail}`];
}
