import { isStopWord, type PostLanguage } from '@drumbeat/domain';
import { valueOfWord } from '../figures/number-words.js';
import { unaccented } from './word-patterns.js';

/** Irregular verbs whose forms share too few letters; the ones that business is told with. */
const SAME_VERB: Readonly<Record<string, string>> = Object.fromEntries(
  `lose:lost,losing,loses pay:paid,pays,paying sell:sold,sells,selling leave:left,leaves,leaving keep:kept,keeps,keeping
   buy:bought,buys,buying write:wrote,written,writes,writing tell:told,tells,telling grow:grew,grown,grows,growing
   win:won,wins,winning send:sent,sends,sending build:built,builds,building find:found,finds,finding spend:spent,spends,spending
   hire:hired,hires,hiring fire:fired,fires raise:raised,raises,raising cancel:cancelled,canceled,cancels rise:rose,risen,rises
   fall:fell,fallen,falls break:broke,broken,breaks begin:began,begun,begins think:thought,thinks know:knew,known,knows meet:met,meets give:gave,given,gives
   verlieren:verloren,verlor,verliert,verlieren gewinnen:gewonnen,gewann,gewinnt kündigen:gekündigt,kündigt,kündigte
   finden:gefunden,fand,fanden,findet nehmen:genommen,nahm,nahmen,nimmt sprechen:gesprochen,sprach,sprachen,spricht
   schreiben:geschrieben,schrieb,schrieben,schreibt fahren:gefahren,fuhr,fuhren,fährt rufen:gerufen,rief,riefen,ruft
   essen:gegessen,aß,aßen,isst brechen:gebrochen,brach,brachen,bricht werfen:geworfen,warf,warfen,wirft
   ziehen:gezogen,zog,zogen,zieht trinken:getrunken,trank,tranken,trinkt
   steigen:gestiegen,stieg,steigt zahlen:gezahlt,zahlt,zahlte,bezahlt kaufen:gekauft,kauft,kaufte verkaufen:verkauft,verkaufte
   perdre:perdu,perdus,perdue,perd,perdons vendre:vendu,vendus,vend perder:perdí,perdió,perdimos,perdido,perdieron
   see:saw,seen,sees,seeing eat:ate,eaten,eats,eating come:came,comes,coming vender:vendí,vendió,vendimos,vendido`
    .trim()
    .split(/\s+/u)
    .flatMap((entry) => {
      const [verb = '', forms = ''] = entry.split(':');
      return [verb, ...forms.split(',')].map((form) => [form, verb]);
    }),
);

/** The verb that an irregular form is of, or the word itself. */
export const verbOf = (word: string): string => SAME_VERB[word] ?? word;

const STEM = 5;
/** A function word to who counts words, and a deed where a clause is read. */
const WANT = /^wants?$/u;

/** Enough of a word to be known again in another form; undefined for a function word. */
export function stemOf(one: string, language: PostLanguage): string | undefined {
  const bare = one.replace(/^\p{L}{1,2}'/u, '').replace(/'s$/u, '');
  const value = /^\d+$/u.test(bare) ? Number(bare) : valueOfWord(bare, language);
  if (value !== null) return String(value);
  const plain = verbOf(bare);
  if (language === 'en' && WANT.test(bare)) return 'want';
  if (plain === bare && (isStopWord(bare, language) || bare.length < 2)) return undefined;
  // "Reply", "replies" and "replied" are one word.
  const head = unaccented(plain).slice(0, STEM);
  return language === 'en' ? head.replace(/(?<=[^aeiou])y$/u, 'i') : head;
}

/** A word without its ending and no longer than that: enough to know "clients" for "client", and "houses" for "house". */
export const headOf = (word: string, letters: number) =>
  word.replace(/(?<=\p{L}{3})(?:es|en|[sne])$/u, '').slice(0, letters);

/** "mis" and "mise" are one word. */
export const hasStem = (stems: ReadonlySet<string>, stem: string) =>
  stems.has(stem) ||
  [...stems].some(
    (other) => Math.min(stem.length, other.length) >= 3 && (stem.startsWith(other) || other.startsWith(stem)),
  );
