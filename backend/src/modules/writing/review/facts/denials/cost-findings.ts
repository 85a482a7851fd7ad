import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { clausesOf } from '../../../reading/clauses.js';
import { perTextIn, type PerLanguage } from '../../../reading/per-language.js';
import { hasStem } from '../../../reading/stems.js';

const word = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'iu');

/** What cost nothing. */
const FREE: PerLanguage<RegExp> = {
  en: word(
    String.raw`costs?(?: \p{L}+)? nothing|\p{L}+n['’]t cost(?: \p{L}+)? (?:a penny|a cent|anything|a thing)|(?:was|were) free(?=[.,;!\n]|$)|free of charge`,
  ),
  de: word(
    String.raw`nichts gekostet|koste(?:t|te|ten|n)(?: \p{L}+)? nichts|kostenlos|gratis|keinen (?:Cent|Euro) gekostet`,
  ),
  fr: word(String.raw`rien coûté|coût(?:e|ait) rien|gratuit\p{L}*|coûté un (?:sou|centime)`),
  es: word(String.raw`no (?:\p{L}+ )?(?:costó|cuesta|ha costado) (?:nada|ni un \p{L}+)|gratis`),
};
/** What cost much. */
const DEAR: PerLanguage<RegExp> = {
  en: word(
    String.raw`(?:not|\p{L}+n['’]t)(?: \p{L}+)? cheap|(?<!(?:not|n['’]t) (?:\p{L}+ )?)expensive|cost(?: \p{L}+)? (?:a fortune|plenty|a lot)`,
  ),
  de: word(
    String.raw`nicht (?:gerade )?billig|billig war (?:\p{L}+ )?nicht|(?<!nicht (?:\p{L}+ )?)teuer(?![^.]*(?<!\p{L})nicht(?!\p{L}))|ein Vermögen`,
  ),
  fr: word(
    String.raw`pas(?: été)? (?:donnée?s?|bon marché)|(?<!pas (?:\p{L}+ )?)(?:coûté|coûtait|était|coûte) cher|une fortune`,
  ),
  es: word(
    String.raw`no (?:fue|era|es|salió|ha sido) barat[oa]s?|(?<!no )(?:fue|salió|era|costó) car[oa]s?|un dineral|una fortuna`,
  ),
};
/** Notes that speak of a price in such words speak of two things. */
const OF_PRICE = word(
  String.raw`cheap\p{L}*|expensive|fortune|dear|costly|teuer\p{L}*|teure\p{L}*|billig\p{L}*|vermögen|cher|chère\p{L}*|donné\p{L}*|bon marché|car[oa]s?|barat\p{L}*|dineral|fortuna`,
);
const OF_COST =
  /^(?:cost|cheap|exact|expen|fortu|plent|bill|teuer|vermo|gerad|cout|cher|donne|march|cost|barat|caro|cara|diner)/u;

const FREE_THINGS = perTextIn((source, language): readonly ReadonlySet<string>[] =>
  clausesOf(source, language).flatMap(({ place, stems }) =>
    FREE[language].test(source.slice(place.start, place.end)) ? [stems] : [],
  ),
);

/** "It wasn't cheap" of what the notes say cost nothing, where they call nothing cheap or dear. */
export function dearOfFree(text: string, material: readonly string[], language: PostLanguage): TextRange[] {
  const free = material.flatMap(FREE_THINGS[language]);
  if (free.length === 0 || material.some((source) => OF_PRICE.test(source))) return [];
  return clausesOf(text, language)
    .filter(({ place, stems, isClaim }) => {
      if (!isClaim || !DEAR[language].test(text.slice(place.start, place.end))) return false;
      const others = [...stems].filter((stem) => !OF_COST.test(stem));
      return free.some((one) => others.every((stem) => hasStem(one, stem)));
    })
    .map(({ place }) => place);
}
