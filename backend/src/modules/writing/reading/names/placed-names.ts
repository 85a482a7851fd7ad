import type { TextRange } from '@drumbeat/domain';
import { DAY_SOURCE, MONTH_SOURCE } from '../times/calendar-names.js';
import { isGermanName, isUnlistedName, isUnusedWord } from './german-heads.js';
import { isBareNoun } from './bare-nouns.js';
import { wordSet } from '../words/word-patterns.js';

/** Names that are also words, so that their place alone shows them: "Der Landrat Schneider", "Mein Lehrling Malte", "Mein Geselle Jan". */
const NAMES_THAT_ARE_WORDS = wordSet(`
  Schneider Fischer Weber Meyer Meier Becker Schäfer Koch Bauer Richter Klein Wolf Schwarz Zimmermann Braun Lange Lang König Kaiser Fuchs
  Weiß Jung Hahn Vogel Keller Berger Roth Beck Schuster Winter Sommer Krämer Vogt Stein Jäger Groß Schreiber Graf Ziegler Kühn Engel Horn
  Busch Sauer Pfeiffer Kurz Böttcher Kramer Ritter Maurer Gärtner Schlosser Müller Bäcker Kaufmann Kraft Frank Heller Reich Sturm Stark
  Ernst Malte Jan Mark Wilhelm Falk Till Gero Bruno August Heide Rose Viola Linde Wolff Pohl Brand Berg Bach Burg Wiese Linden`);

const NAME = String.raw`(?<name>\p{Lu}\p{Ll}{1,}(?:-\p{Lu}\p{Ll}+)?)(?![\p{L}\p{M}-])`;

/** Who a person is by work, office or kinship; most of them are also the end of a longer word ("Oberbürgermeister"). */
const PERSON = String.raw`(?:\p{Lu}\p{Ll}*)?(?:[gG]eselle|[gG]esellin|[lL]ehrling|[aA]zubi|[aA]uszubildende[rn]?|[pP]raktikant|[mM]eister|[rR]at|[mM]inister|[pP]räsident|[kK]anzler|[nN]achbar|[aA]rchitekt|[sS]tatiker|[bB]auleiter|[pP]olier|[lL]eiter|[kK]olleg(?:e|in)|[cC]hef|[bB]esitzer|[eE]igentümer|[iI]nhaber|[vV]ermieter|[mM]ieter|[vV]erkäufer|[kK]äufer|[vV]ertreter|[bB]erater|[mM]akler|[hH]ändler|[lL]ehrer|[pP]farrer|[aA]rzt|[äÄ]rztin|[aA]nwalt|[aA]nwält|[nN]otar|[fF]örster|[wW]irt|[kK]öch|[kK]ellner|[fF]ahrer|[tT]rainer|[pP]rofessor|[dD]irektor|[gG]utachter|[iI]ngenieur|[mM]onteur|[tT]echniker|[eE]lektriker|[dD]achdecker|[tT]ischler|[sS]chreiner|[kK]und(?:e|in)|[fF]reund|[bB]ruder|[sS]chwester|[sS]ohn|[tT]ochter|[oO]nkel|[tT]ante|[cC]ousin|[nN]effe|[nN]ichte|[sS]chwager|[eE]nkel|[hH]und|[kK]atze|[kK]ater)(?:in)?`;
const ITS = String.raw`(?:[dD](?:er|ie)|(?:[mMdDsS]ein|[uU]nser|[iI]hr|[eE]in|[eE]uer|[eE]ur)e?)`;

const BEGINS = String.raw`(?<=^|\n|[.!?:]["“”»]?\s)`;

/** Verbs by which a sentence goes on behind its first words. */
const VERB = String.raw`haben|hatten?|hat|habe|ist|war|sind|waren|kam|kamen|kommt|kommen|gab|gibt|läuft|lief(?:en)?|steht|stand|standen|wurden?|wird|werden|bauen|arbeiten?|machen?|macht|ging(?:en)?|geht|sprach(?:en)?|spricht|rede[nt]?|\p{L}{3,}ten?`;

const GOES_ON = String.raw`(?:wir|ich|er|sie|uns|mir|mich|es|man|im|am|k?eine?[nmr]?|de[rn]|die|das|jemand|niemand|seit|unsere?|\p{Ll}+s)(?!\p{L})`;
const OBJECT = String.raw`(?=\s(?:k?eine?n?|das|die|den|unsere?n?)\s(?:\p{Ll}+\s)?\p{Lu})`;
const WE = String.raw`(?<!\p{L})(?:(?:${VERB})\s(?:wir|ich)|(?:[wW]ir|[iI]ch)\s(?:${VERB}))`;
const PARTNERED =
  '(?:geplant|verhandelt|vereinbart|besprochen|entwickelt|verlängert|abgeschlossen|unterschrieben|gestritten|geeinigt|gearbeitet|gesprochen|telefoniert|ausgehandelt|verabredet)';

interface Place {
  readonly pattern: RegExp;
  /** What a word there has to be: one that nobody uses, one without the endings of nouns too, one that is hardly a noun by its form, one that no list of nouns has, one that is no noun by its end either, the same where it may end in -e, what families are called, or any. */
  readonly kind: 'certain' | 'unused' | 'nounless' | 'unlisted' | 'bare' | 'firm' | 'family' | 'house';
}

const PLACES: readonly Place[] = [
  // "Er heißt Luca", "ein Mann namens Piet".
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:(?:[eE]r|[sS]ie|[iI]ch|${PERSON})\s(?:heiß(?:t|e|en)|hieß(?:en)?)|namens|nenn(?:t|en|e)\ssich)\s${NAME}`,
      'gu',
    ),
    kind: 'unused',
  },
  // "Mein Geselle Jan auch", "Der Landrat Schneider kam": where a sentence begins, no object can follow who it tells of.
  {
    pattern: new RegExp(String.raw`${BEGINS}${ITS}\s(?:\p{Ll}+e[rns]?\s)?${PERSON}\s${NAME}`, 'gu'),
    kind: 'certain',
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})${ITS}\s(?:\p{Ll}+e[rns]?\s)?${PERSON}\s${NAME}`, 'gu'),
    kind: 'nounless',
  },
  // "Eigentümer: Piet".
  {
    pattern: new RegExp(
      String.raw`${BEGINS}(?:${PERSON}|Bauherrin|Bauherr|Name|Auftraggeber|Ansprechpartner|Absender|Hersteller|Lieferant|Firma|Betreiber|Sieger|Autor|Fotograf|Foto)\s?:\s${NAME}(?=[.,;]|\n|$)`,
      'gu',
    ),
    kind: 'unused',
  },
  // "Er kam von Vaillant", "Die Rechnung ging an Weishaupt": no article, and no other noun behind it.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:(?:kam|kommt|kamen|stammt|stammte|Angebot|Vertreter|Verkäufer|Rechnung|Brief|Anruf|Mail)\s(?:\p{Ll}+\s)?von|(?:ging|geht|gingen|schrieb)\s(?:\p{Ll}+\s)?an|bei)\s${NAME}(?!\s\p{Lu})`,
      'gu',
    ),
    kind: 'nounless',
  },
  // "Bei Vonovia haben wir", "In Coswig kam", "Für Sartorius läuft": at the head, where a noun in the singular would have its article.
  {
    pattern: new RegExp(String.raw`${BEGINS}(?:Bei|Von)\s${NAME}(?=\s(?:${VERB})\s${GOES_ON})`, 'gu'),
    kind: 'firm',
  },
  {
    pattern: new RegExp(String.raw`${BEGINS}(?:In|Für)\s${NAME}(?=\s(?:${VERB})\s${GOES_ON})`, 'gu'),
    kind: 'bare',
  },
  // "Wir haben in Coswig ein Haus umgestellt", "Seit Mai bauen wir für Dachser die Hallen".
  {
    pattern: new RegExp(String.raw`${WE}\s(?:in|für|bei|von)\s${NAME}${OBJECT}`, 'gu'),
    kind: 'bare',
  },
  // "Aus Meißen kam": what something is made of hardly comes.
  {
    pattern: new RegExp(
      String.raw`${BEGINS}Aus\s${NAME}(?=\s(?:kam|kamen|kommt|kommen|stammt|stammte)\s)`,
      'gu',
    ),
    kind: 'bare',
  },
  // "Mit Claas verhandeln wir", "mit Krones haben wir den Vertrag verlängert": what one does with partners alone, and not with glue.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:(?:Mit\s${NAME}\s(?:haben|hatten|habe|hatte)\s(?:wir|ich)|${WE}\smit\s(?<maker>\p{Lu}\p{Ll}+))\s[^.!?\n]{0,60}${PARTNERED}|Mit\s(?<partner>\p{Lu}\p{Ll}+)\s(?:reden?|spreche|sprechen|verhandeln?|planen?)\s(?:wir|ich))(?!\p{L})`,
      'gu',
    ),
    kind: 'bare',
  },
  {
    pattern: new RegExp(
      String.raw`${BEGINS}Mit\s${NAME}(?=\s(?:${VERB})\s${GOES_ON})|${WE}\smit\s(?<maker>\p{Lu}\p{Ll}+)${OBJECT}`,
      'gu',
    ),
    kind: 'family',
  },
  // "Den Stand hat Viessmann bezahlt", "Dann hat Buderus geliefert": behind what is no subject.
  {
    pattern: new RegExp(
      String.raw`${BEGINS}(?:Den\s\p{Lu}\p{Ll}+|Das|Dies|Dann|Da|Danach|Damals|Gestern|Heute|Später|Bezahlt|Gekauft|Geliefert|Eingebaut)\s(?:hat|hatte|haben)\s(?:wir\s|ich\s)?${NAME}(?=\s\p{Ll})`,
      'gu',
    ),
    kind: 'nounless',
  },
  // "Ich habe mit Drews gesprochen", "die Armatur ist von Hansgrohe": whom one talks to, and who makes a thing.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:(?:[mM]it|[bB]ei)\s${NAME}(?=\s(?:\p{Ll}+\s){0,2}(?:gesprochen|telefoniert|geredet|verabredet|gestritten|gesessen|gearbeitet|angerufen|nachgefragt|gefragt|bestellt|gekauft))|(?:ist|war|sind|waren|wäre)\s(?:\p{Ll}+\s)?von\s(?!(?:Dauer|Belang|Vorteil|Nachteil|Nutzen|Wert|Bestand|Natur|Hand|Grund|Bord|Rang|Interesse)(?!\p{L}))(?<maker>\p{Lu}\p{Ll}+)(?=[.,;!?]|\n|$))`,
      'gu',
    ),
    kind: 'unlisted',
  },
  // "Die Barmer bezahlt uns die Fahrt", "Die Diakonie hat angerufen": behind an article, before what firms and people alone do for somebody.
  {
    pattern: new RegExp(
      String.raw`${BEGINS}(?:Die|Der|Das)\s${NAME}(?=\s(?:(?:be)?zahlt|übernimmt|finanziert|sponsert|fördert|(?:be)?zahlte|übernahm|finanzierte|sponserte|förderte|lobte?|rief|berichtete?|lud|schrieb|gratulierte?|kündigte?|beauftragte?)(?!\p{L}))|${BEGINS}(?:Die|Der|Das)\s(?<maker>\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?)(?=\s(?:hat|haben|hatte)\s(?:uns\s|mich\s|mir\s)?(?:[\p{L}-]+\s){0,4}(?:angerufen|bezahlt|gezahlt|übernommen|finanziert|gesponsert|gefördert|gelobt|berichtet|eingeladen|beauftragt|geschrieben|gratuliert|gekündigt)(?!\p{L}))`,
      'gu',
    ),
    kind: 'unlisted',
  },
  // "Der Verein Motherhood", "die Krankenkasse Barmer": behind what sort of firm it is.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:[dD](?:er|ie|as|em|en)|[vV]om|[bB]eim|[zZ]u[mr]|[eE]iner?|[uU]nsere?)\s(?:Verein|Verband|Stiftung|Initiative|(?:Kranken|Ersatz|Bau)?[kK]asse|Versicherung|Bank|Zeitung|Zeitschrift|Konzern|Kette|Supermarkt|Hersteller|Reederei|Spedition|Kaufhaus|Gemeinde|Dorf|Stadt|Ort|Gasthof|Weingut|Hof)\s${NAME}`,
      'gu',
    ),
    kind: 'unlisted',
  },
  // "Die Klinik in Heide hat": where a house stands, without an article.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:Klinik|Klinikum|Krankenhaus|Sparkasse|Volksbank|Bank|Werft|Redaktion|Bäckerei|Metzgerei|Apotheke|Museum|Theater|Universität|Verein|Niederlassung|Filiale|Werk|Zentrale|Büro|Praxis|Schule|Hochschule|Hotel|Brauerei|Reederei|Fabrik|Firma|Gemeinde|Kanzlei|Agentur|Laden|Amt|Gericht|Messe|Tagung|Kunde|Kundin|Kollegin|Kollege)\s(?:in|bei|aus)\s${NAME}(?=\s(?:hat|ist|war|wird|will|kann|gab|bot|rief|\p{Ll}+te)(?!\p{L})|[.,;!?)]|$)`,
      'gu',
    ),
    kind: 'unused',
  },
  // "Das Helios-Klinikum", "die Sana-Klinik", "die Techniker Krankenkasse", "das Westküstenklinikum": the house is called so.
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}-])(?<maker>\p{Lu}\p{Ll}+)-(?:Klinik(?:en|um)?|Krankenhaus|(?:Kranken|Bau|Spar)?[kK]asse|Werke?|Bank|Stiftung|Konzern|Gruppe|Versicherung|Verlag|Filiale|Markt|Zentrale|Vertreter(?:in)?|Mitarbeiter(?:in)?|Vertrieb|Händler|Chef(?:in)?|Kundin|Kunde)(?![\p{L}-])`,
      'gu',
    ),
    kind: 'nounless',
  },
  {
    pattern:
      /(?<![\p{L}-])(?:[dD](?:er|ie|as|em|en)|[vV]on|[vV]om|[bB]eim|[zZ]u[mr])\s(?<maker>\p{Lu}\p{Ll}{3,})\s(?:Krankenkasse|Ersatzkasse|Versicherung|Klinikum|Stiftung|Akademie|Rundschau|Allgemeine|Nachrichten)(?![\p{L}-])/gu,
    kind: 'house',
  },
  {
    pattern:
      /(?<![\p{L}-])(?<maker>(?:West|Ost|Nord|Süd|Rhein|Ruhr|Main|Elbe|Donau|Neckar|Weser)\p{Ll}*(?:klinikum|klinik|krankenhaus|bank|werke|kasse|stahl))(?![\p{L}-])/gu,
    kind: 'house',
  },
  // "Vaillant auch."
  {
    pattern: new RegExp(String.raw`${BEGINS}${NAME}(?=\s(?:auch|ebenfalls|genauso)[.!,])`, 'gu'),
    kind: 'nounless',
  },
];
/** "Ein Kunde Mitte vierzig", "Mein Nachbar Montag früh", "Der Kunde Nummer drei". */
const NO_NAME = new RegExp(
  `^(?:Anfang|Mitte|Ende|Nummer|Nr|Thema|Schulter|Seite|Mal|(?!August$)(?:${MONTH_SOURCE.de})|${DAY_SOURCE.de})$`,
  'u',
);

/** What things and stuffs end in, and names hardly. */
const STUFF =
  'ß|em|work|[io]d|[aio]t(?:e|s)?|al|gas|stoff|zeug|werk|holz|haus|markt|platz|bau|mut|sekt|ets|ests?|ings?';
const STUFF_BY_FORM = new RegExp(`(?:${STUFF})$`, 'u');
const NOUN_BY_FORM = new RegExp(`(?:[^aeiou]e|${STUFF})$`, 'u');
/** "Viessmann": where a person by trade would have an article. */
const FAMILY = /\p{L}{3}(?:mann|meie?r|meye?r|maie?r|huber)$/u;

/** "Kitzingen", "Mühlhausen": towns end so, and few nouns, which the lists have. */
const TOWN = /\p{L}{2}(?:ingen|hausen|kirchen|stetten|hofen|felden|itz|itzsch)$/u;
const isTown = (word: string) => TOWN.test(word) && isUnusedWord(word) && !isBareNoun(word);

/**
 * German names that what stands before them shows: what one is called, who one is, or a label with its colon. A noun stands there
 * too ("weil der Kunde Rabatt wollte"), so that only a word counts which nobody uses otherwise, or a name that is known as one.
 */
export function placedNames(text: string, isWanted: (word: string) => boolean): TextRange[] {
  return PLACES.flatMap(({ pattern, kind }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const name = match.groups?.['name'] ?? match.groups?.['maker'] ?? match.groups?.['partner'] ?? '';
      if (NO_NAME.test(name) || !name.split('-').some(isWanted)) return [];
      const word = name.toLowerCase();
      const at = match.index + match[0].lastIndexOf(name);
      const place = [{ start: at, end: at + name.length }];
      if (kind === 'house') return place;
      if (kind === 'unlisted') return isUnlistedName(word) ? place : [];
      if (kind === 'family') return FAMILY.test(word) ? place : [];
      if (kind === 'bare' || kind === 'firm') {
        const byForm = kind === 'firm' ? STUFF_BY_FORM : NOUN_BY_FORM;
        const isBare = isUnlistedName(word) && !byForm.test(word) && !isBareNoun(word);
        return isTown(word) || FAMILY.test(word) || isBare ? place : [];
      }
      const isName =
        kind === 'certain'
          ? isUnusedWord(word)
          : isGermanName(word) && (kind === 'unused' || !NOUN_BY_FORM.test(word));
      if (!isName && (kind === 'nounless' || !NAMES_THAT_ARE_WORDS.has(name))) return [];
      return place;
    }),
  );
}
