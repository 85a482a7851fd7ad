import type { PostLanguage, TextRange } from '@drumbeat/domain';

/** Courts, offices and ministries that there is one of: where all nouns have capitals, or their names none, nothing else shows them. */
const INSTITUTIONS: Readonly<Partial<Record<PostLanguage, RegExp>>> = {
  de: /(?<![\p{L}-])(?:Bundes|Landes|Oberlandes|Oberverwaltungs|Europäische[rnms]?\s)\p{L}*(?:[Gg]erichts?(?:hofs?)?|[Aa]mte?s?|[Mm]inisteriums?|[Aa]gentur|[Bb]ehörde|[Aa]nstalt|[Kk]ommission|[Ii]nstituts?)(?![\p{L}-])|(?<![\p{L}-])(?:Land|Amts|Arbeits|Finanz|Verwaltungs|Sozial)gerichts?\s\p{Lu}\p{Ll}+/gu,
  fr: /(?<!\p{L})(?:[Cc]our (?:de cassation|d['’]appel)|[Cc]onseil (?:d['’][ÉE]tat|constitutionnel|de prud['’]hommes)|[Tt]ribunal (?:judiciaire|administratif|de commerce)|[Cc]hambre (?:d['’]agriculture|des métiers)|[Mm]inistère (?:de la |de l['’]|du |des |de )\p{L}+)(?!\p{L})/gu,
};

/** @param isWanted says of a word whether an institution with it is looked for */
export function institutionsIn(
  text: string,
  language: PostLanguage,
  isWanted: (word: string) => boolean,
): TextRange[] {
  const pattern = INSTITUTIONS[language];
  if (pattern === undefined) return [];
  return [...text.matchAll(pattern)].flatMap(({ 0: name, index }) =>
    (name.match(/\p{L}{5,}/gu) ?? []).some(isWanted) ? [{ start: index, end: index + name.length }] : [],
  );
}
