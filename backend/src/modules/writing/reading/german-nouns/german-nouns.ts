import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valueOfWord } from '../figures/number-words.js';
import { wordSet } from '../words/word-patterns.js';

/** Read at the start, so that a build without the lists starts nothing. */
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const LISTS = { nouns: read('nouns.txt'), nounsOrVerbs: read('nouns-or-verbs.txt') };
let nouns: ReadonlySet<string> | null = null;
let nounsOrVerbs: ReadonlySet<string> | null = null;
/** Forms in small letters that are nouns and nothing else: no verb, no adjective, no function word. */
const nounsAlone = (): ReadonlySet<string> => (nouns ??= wordSet(LISTS.nouns));
/** What is a verb as well, and so a noun only where something stands before it that no verb follows. */
const eitherOfBoth = (): ReadonlySet<string> =>
  (nounsOrVerbs ??= new Set([...wordSet(LISTS.nounsOrVerbs), ...USUAL]));
/** Of these the usual ones, of which the infinitives are plurals as well: "keine fragen". */
const USUAL = wordSet(`
  frage fragen suche anfrage anfragen antworten preise steuer steuern kosten mieten schulden zahlen gewinne betriebe unternehmen
  schule schulen laden wagen weg ende stunden tagen reise reisen essen leben wissen vertrauen regel regeln stelle stellen stimme stimmen
  pfeife pfeifen liste listen briefe berichte ziele gründe punkte räume teile träume wünsche besuche versuche fälle ruhe rede reden pflege
  miete leine schichten unterlagen anrufe texte rücken regen sonne feier feiern probe proben fristen
`);
const INFINITIVE = /(?:en|eln|ern)$/u;

/** Nouns that are cut from longer ones, which no list of words has. */
const CUT = wordSet(
  'doku dokus reha deko promo dispo orga soli abo abos limo limos kombi combo repro disko tempo memo memos intro intros hiwi hiwis azubi azubis',
);

/** True for a form that is a noun or a verb. @param word in small letters */
export const isNounOrVerb = (word: string) => eitherOfBoth().has(word);
/** True for a form that is a noun and nothing else. @param word in small letters */
export const isNounAlone = (word: string) => nounsAlone().has(word);

/** Behind these stands no verb. "Einer fragen", "kann sein fragen wir": these two may. */
const BEFORE_NOUN_ALONE =
  /(?<![\p{L}])(?:(?:k|m|d|s)?eine(?:[mn]|s)?|(?:k|m|d)?ein|unsere?[mns]?|zum|zur|vom|im|am|beim)\s$/iu;
const MANY_BEFORE = /(?<!\p{L})(?:paar|viele|mehrere)\s$/iu;

/** True where a number stands last, in digits or in words. */
export function endsInNumber(before: string): boolean {
  const word = /(?<![\p{L}\p{N}])(?<word>[\p{L}\p{N}]+)\s$/u.exec(before)?.groups?.['word'] ?? '';
  return /^\p{N}+$/u.test(word) || (valueOfWord(word.toLowerCase(), 'de') ?? 0) >= 2;
}

/**
 * True for a German noun that was typed small, where it can be nothing else.
 * @param word in small letters
 */
export function isCertainNoun(word: string, before: string): boolean {
  // "Ich wollt grad gehen"
  if (word === 'grad') return endsInNumber(before) || BEFORE_NOUN_ALONE.test(before);
  if (nounsAlone().has(word) || CUT.has(word)) return true;
  if (eitherOfBoth().has(word) && (USUAL.has(word) || !INFINITIVE.test(word)))
    return (
      BEFORE_NOUN_ALONE.test(before) ||
      (word === 'stunden' && (endsInNumber(before) || MANY_BEFORE.test(before)))
    );
  return !eitherOfBoth().has(word) && isCompound(word);
}

/** "Küchentisch", "Stammkunde": a noun, often with a letter that joins, and the noun that says what it is. */
const HEAD_MIN = 3;
const LONG_HEAD_MIN = 4;
const TAIL_MIN = 5;
const SHORT_TAIL_MIN = 3;
const JOINTS = ['', 's', 'es', 'n', 'en', 'e', 'er'];
/** "Profitieren", "auszugleichen", "lohnendes", "romantisch". */
const NO_COMPOUND = /(?:ieren?|zu\p{L}+en|ende[nmrs]?|(?:[aeiou]|an)tisch(?:e[nmrs]?)?)$/u;
/** Ends of words that are no compounds, as "allerdings" and "afrikanische" are none. */
const NO_TAILS = wordSet('dings lebens ellen nische nischen genen teigen neiden essern');
/** Behind these stands whatever there is: "Stammkunde", "Schlafzimmer", "Hauptsache". */
const USUAL_TAILS = wordSet(`
  kunde kunden kundin kundinnen mutter vater frau frauen mann männer fahrer fahrern trainer berater anwalt anwälte schwester zimmer platz plätze
  punkt punkte stunde stunden seite seiten fehler fehlern bücher büchern hauptsache stein steine wasser papier papiere werkzeug maschine
  maschinen geschichte geschichten system systeme gesetz gesetze bericht berichte vertrag verträge betrieb termin termine hersteller fenster
  meter metern meters liter litern konferenz garten namen adresse adressen schritte hälfte nummer nummern gruppe gruppen projekt projekte wagen kosten preise preisen
`);

/** Short nouns that compounds often end with: "Käferholz", "Motorsäge", "Fallrohr". No verb and no adjective ends so behind a noun. */
const SHORT_TAILS = wordSet(`
  holz dach rohr säge haus hof wald topf korb bett brot rad zug amt kopf fuß hand wand rand plan bau netz satz geld kind bild buch
  tuch werk bahn bus heft raum zaun baum feld mehl salz wein bier käse ofen herd kran düse kiste kasse tasse pumpe lager messer
  tür tor pfad berg stall stuhl schrank preis kurs test teig sack glas blech draht gurt hebel knopf lampe leim lack farbe fuge
`);

function isCompound(word: string): boolean {
  if (NO_COMPOUND.test(word)) return false;
  for (let at = HEAD_MIN; at <= word.length - SHORT_TAIL_MIN; at += 1) {
    const tail = word.slice(at);
    if (USUAL_TAILS.has(tail) && at >= LONG_HEAD_MIN) return true;
    if (
      (SHORT_TAILS.has(tail) || (tail.length >= TAIL_MIN && nounsAlone().has(tail))) &&
      isStemOfVerb(word.slice(0, at))
    )
      return true;
    if (SHORT_TAILS.has(tail) && at >= LONG_HEAD_MIN && isNounHead(word.slice(0, at))) return true;
    if (tail.length < TAIL_MIN) continue;
    // "Warteliste": what may be a verb alone is none behind another word.
    const isTail = nounsAlone().has(tail) || (eitherOfBoth().has(tail) && !INFINITIVE.test(tail));
    if (!NO_TAILS.has(tail) && isTail && isHead(word.slice(0, at))) return true;
  }
  return false;
}

/** "Sehtest", "Messgerät". */
const isStemOfVerb = (head: string) => eitherOfBoth().has(`${head}en`);

function isHead(head: string): boolean {
  if (head.length < LONG_HEAD_MIN) return false;
  return JOINTS.some((joint) => {
    const noun = head.slice(0, head.length - joint.length);
    return head.endsWith(joint) && noun.length > 2 && (nounsAlone().has(noun) || eitherOfBoth().has(noun));
  });
}

/** Behind a noun that is nothing else. */
const isNounHead = (head: string) =>
  ['', 's', 'n', 'en'].some(
    (joint) => head.endsWith(joint) && nounsAlone().has(head.slice(0, head.length - joint.length)),
  );
