import { german, separated, splitVerb, VERB_ENDINGS, verbForms } from './inflections.rules.js';

/** A word between two of a phrase; a comma or a full stop ends its clause, and these begin another one. */
const GAP = String.raw`(?:(?!(?:aber|sondern|denn|weil|dass)\s)[^\s.,;:!?…()]+\s+)`;
/** Between an object and its verb: whoever else acts or is acted on makes the noun a subject ("Der Kunde hat das Paket abgeholt"). */
const GAP_OF_OBJECT = String.raw`(?:(?!(?:hat|habe|haben|hatten?|will|wollen|kann|können|muss|müssen|d(?:er|ie|as|e[mns])|(?:k?ein|[msd]ein|unser|ihr|jed|all|dies)(?:e[mnrs]?)?)\s)[^\s.,;:!?…()]+\s+)`;
/** "Beim Kunden" is where something happens, and not whom it happens to. */
const NO_PLACE = String.raw`(?<!(?<![\p{L}\p{M}])(?:an|am|bei|beim|für|gegen|im|in|mit|nach|ohne|von|vom|vor|wegen|zu|zum|zur)\s+(?:(?:d(?:er|ie|as|e[mns])|(?:ein|[msd]ein|unser|ihr|jed|all|dies|viel)(?:e[mnrs]?)?)\s+)?)`;
const CLAUSE_END = String.raw`(?=\s*(?:[.,;:!?…)]|$|(?:und|oder|aber)\s))`;

/**
 * Sources of patterns (flags `iu`) for a German phrase that ends with its verb, where a sentence parts the two: "Mehrwert bieten" in "wir
 * bieten Kunden Mehrwert" and "Mehrwert wird geboten", "Kunde abholen" in "wir holen jeden Kunden ab". None for a phrase of another kind.
 */
export function partedPhrase(words: readonly string[]): string[] {
  const verb = words.at(-1) ?? '';
  if (words.length < 2 || !/^\p{Ll}{3,}n$/u.test(verb)) return [];
  const [first = ''] = words;
  const object = `${/^\p{Lu}/u.test(first) ? NO_PLACE : ''}${words
    .slice(0, -1)
    .map(german)
    .join(String.raw`\s+`)}`;
  const parts = splitVerb(verb);
  const before =
    parts === null
      ? [String.raw`(?:${wholeForms(verb)})\s+${GAP}{0,4}${object}`]
      : [String.raw`${separated(parts)}\s+${GAP}{0,4}${object}\s+${GAP}{0,3}${parts.particle}${CLAUSE_END}`];
  return [...before, String.raw`${object}\s+${GAP_OF_OBJECT}{0,3}(?:${nonSeparated(verb)})`];
}

const wholeForms = (verb: string) => verbForms(verb, `- ${VERB_ENDINGS}`).join('|');

/** The forms of the verb in one word. */
function nonSeparated(verb: string): string {
  const parts = splitVerb(verb);
  if (parts === null) return wholeForms(verb);
  return `${parts.particle}(?:ge|zu)?${separated(parts)}`;
}
