import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { clausesOf, type Clause } from '../../../reading/clauses/clauses.js';
import { stillDone } from '../../../reading/denials/half-denials.js';
import { perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';
import { hasStem, stemOf } from '../../../reading/words/stems.js';
import { unelided } from '../../../reading/words/word-patterns.js';

/** What says that something goes on. */
const STILL: PerLanguage<RegExp> = {
  en: unelided('still', 'giu'),
  de: unelided('immer noch|noch immer|noch|weiterhin|nach wie vor', 'giu'),
  fr: unelided('toujours|encore(?! (?:une|plus|moins|mieux))|continu(?:e|ent|ons) (?:à|de)', 'giu'),
  es: unelided(String.raw`todavía|aún|sigo|sigues|sigue|seguimos|siguen|continúan?`, 'giu'),
};

/** What was still so then may have ended since: "in May we were still using the old phones". */
const WAS: PerLanguage<RegExp> = {
  en: unelided(String.raw`was|were|had|did|went|came|\p{L}{2,}ed`, 'giu'),
  de: unelided(
    String.raw`war(?:en|st)?|hatten?|ging(?:en)?|kam(?:en)?|lief(?:en)?|habe[n]?|hat|\p{L}{3,}ten?`,
    'giu',
  ),
  fr: unelided(String.raw`\p{L}{2,}(?:ait|aient|ais|ions|iez)|ai|as|ont|avons`, 'giu'),
  es: unelided(
    String.raw`\p{L}+(?:aba[ns]?|ía[ns]?|ábamos|íamos)|era[ns]?|éramos|\p{L}+(?:ó|aron|ieron)`,
    'giu',
  ),
};

interface Lasting {
  readonly stems: ReadonlySet<string>;
  readonly clause: Clause;
}

const LASTING = perTextIn((source, language): readonly Lasting[] =>
  clausesOf(source, language).flatMap((clause) => {
    const said = source.slice(clause.place.start, clause.place.end);
    const marks = said.match(STILL[language]) ?? [];
    if (clause.isDenial || !clause.isClaim || marks.length === 0) return [];
    if (said.search(WAS[language]) >= 0) return [];
    const of = marks.flatMap((mark) => stemOf(mark.toLowerCase(), language) ?? []);
    const stems = [...clause.stems, ...stillDone(said.toLowerCase(), language)];
    return [
      { stems: new Set(stems.filter((stem) => !of.includes(stem) && stem.length >= STEM_MIN)), clause },
    ];
  }),
);

/** How much of what goes on has to be told as ended. */
const SAME_FROM = 0.6;

/** "Tom no longer works here" of "Tom still works here", which the notes say of nobody else. */
export function endedOfStill(text: string, language: PostLanguage, material: readonly string[]): TextRange[] {
  const lasting = material.flatMap(LASTING[language]);
  if (lasting.length === 0) return [];
  const ended = material
    .flatMap((source) => clausesOf(source, language))
    .filter(({ half }) => half === 'ended');
  return clausesOf(text, language)
    .filter(
      (clause) =>
        clause.half === 'ended' &&
        clause.isClaim &&
        lasting.some((one) => isOfSame(clause, one)) &&
        !ended.some((one) => [...one.stems].some((stem) => !ENDS.has(stem) && hasStem(clause.stems, stem))),
    )
    .map(({ place }) => place);
}

/** The stems of "longer", "anymore" and "länger", which say nothing of what has ended. */
const ENDS: ReadonlySet<string> = new Set(['longe', 'anymo', 'lange']);

/** "Dando" and "da" have one letter in common, and say little. */
const STEM_MIN = 3;

function isOfSame(clause: Clause, { stems, clause: { reports, person } }: Lasting): boolean {
  if (clause.reports !== reports || stems.size === 0) return false;
  if (clause.person !== null && person !== null && clause.person !== person) return false;
  const own = [...clause.stems].filter((stem) => !ENDS.has(stem) && stem.length >= STEM_MIN);
  const shared = [...stems].filter((stem) => hasStem(clause.stems, stem)).length;
  return own.length > 0 && own.every((stem) => hasStem(stems, stem)) && shared / stems.size >= SAME_FROM;
}
