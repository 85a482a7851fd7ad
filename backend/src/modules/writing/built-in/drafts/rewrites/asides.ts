import type { PostLanguage } from '@drumbeat/domain';
import { HIDDEN } from '../../../reading/sentences/quotations.js';
import { isDenial } from '../../../reading/denials/negations.js';
import type { PerLanguage } from '../../../reading/words/per-language.js';
import { hasFacts, tellsOfOneDay } from '../sentence-signs.js';

/** Which of them, or who: "(las viejas)", "(le dir.)", "(my sister's)". */
const TELLS_WHICH: PerLanguage<RegExp> = {
  en: /^(?:the|my|our|his|her|their|this|these|those|with|without)(?!\p{L})/iu,
  de: /^(?:der|die|das|den|dem|des|mein\p{L}*|unser\p{L}*|sein\p{L}*|ihr\p{L}*|mit|ohne|im|vom)(?!\p{L})/iu,
  fr: /^(?:(?:l[ea]s?|mon|ma|mes|notre|nos|sa|son|ses|leurs?|avec|sans)(?!\p{L})|l['’])/iu,
  es: /^(?:el|la|los|las|mis?|nuestr\p{L}+|sus?|con|sin)(?!\p{L})/iu,
};

/** A line without what stands in brackets, where that surely tells no fact; the mark that one held stays. @param causes why something was so */
export function withoutAsides(line: string, language: PostLanguage, causes: RegExp): string {
  return line.replace(/\s*\(([^()]*)\)/gu, (aside, inside: string, at: number) => {
    const [before, behind] = [line.slice(0, at), line.slice(at + aside.length)];
    if (tellsFact(inside, language, causes) || SAID_BY.test(before)) return aside;
    const endsAlone = /[.…]$/u.test(inside) && /[^\s.!?…:;,]$/u.test(before) && !/^[.!?…:;,]/u.test(behind);
    return endsAlone ? '.' : '';
  });
}

/** Behind a quotation stands who said it. */
const SAID_BY = new RegExp(`(?:${HIDDEN}|["”“»])[.,]?$`, 'u');

/** What is exclaimed or asked is felt, and so told. */
const tellsFact = (inside: string, language: PostLanguage, causes: RegExp): boolean =>
  inside.includes(HIDDEN) ||
  /[!?]/u.test(inside) ||
  causes.test(inside) ||
  TELLS_WHICH[language].test(inside) ||
  tellsOfOneDay(inside, language) ||
  hasFacts(`x ${inside}`, language) ||
  isDenial(inside, language);
