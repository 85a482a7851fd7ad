import type { PostLanguage } from '@drumbeat/domain';
import { capitalized } from '../../../reading/words/letters.js';
import { perLanguage } from '../../../reading/words/per-language.js';

/** What announces or excuses a sentence, parted from it by commas or a colon: without it the sentence says the same. */
const ASIDES: Readonly<Record<PostLanguage, string>> = {
  en: String.raw`anyways?|well|you know|i mean|you see|if you ask me|in my (?:\p{L}+ )?(?:opinion|view)|actually|basically|obviously|essentially|honestly|in fact|of course|to be (?:perfectly |quite )?(?:honest|frank)|(?:quite )?frankly|if i(?: am|[’']m) honest|at the end of the day|needless to say|as a matter of fact|(?:as|like) i (?:said|mentioned)(?: before| above| earlier)?|as i(?: have|[’']ve)(?: already)? (?:said|mentioned)(?: before| above)?|as (?:already )?(?:mentioned|noted|stated)(?: before| above| earlier)?|in other words|(?:to )?put (?:differently|simply)|simply put|to put it (?:simply|another way|differently)|so to speak|as it were|all in all|in short|in a nutshell|long story short|it goes without saying|as we all know|as i (?:always|often|usually|like to) say|just to be clear`,
  de: String.raw`na ja|nun ja|mE|m\. ?E\.|meines Erachtens|meiner Meinung nach|aus meiner Sicht|ehrlich gesagt|im Grunde genommen|im Grunde|offen gestanden|um ehrlich zu sein|wie (?:(?:bereits|schon|oben|eingangs) )?(?:gesagt|erwähnt)|wie ich (?:(?:bereits|schon|oben) )?(?:sagte|erwähnte)|mit anderen Worten|(?:anders|kurz|nebenbei) (?:gesagt|ausgedrückt|formuliert)|kurzum|kurz und gut|sozusagen|gewissermaßen|um es kurz zu machen|alles in allem|im Großen und Ganzen|wie wir alle wissen|übrigens|ganz ehrlich|wie ich (?:immer |gern |oft )sage|wie ich (?:\p{L}+ ){0,3}zu sagen pflege`,
  // "Elle en fait trois": without commas they may be a verb, a noun or an adjective.
  fr: String.raw`bon|ben|enfin|à mon avis|selon moi|vous savez|tu sais|vous voyez|tu vois|disons|en fait|bien sûr|évidemment|franchement|honnêtement|au final|du coup|en réalité|tout simplement|en quelque sorte|comme je (?:vous )?l[’'](?:ai|avais) (?:déjà )?dit|comme je (?:le|vous le) disais|comme (?:dit|mentionné|évoqué|indiqué) (?:plus haut|précédemment)|autrement dit|en d[’']autres (?:termes|mots)|pour ainsi dire|si je puis dire|si l[’']on peut dire|bref|en bref|pour faire court|somme toute|(?:il|cela) va sans dire|à vrai dire|personnellement|comme je (?:le )?dis (?:toujours|souvent)|bon alors`,
  es: String.raw`bueno|pues|pues nada|vamos|en fin|ya sabes|ya te digo|en mi opinión|a mi juicio|realmente|básicamente|en realidad|de hecho|por supuesto|honestamente|sinceramente|simplemente|la verdad|como (?:ya )?(?:he dicho|dije|decía|digo|mencioné|comenté)(?: antes| arriba)?|dicho de otr[oa] (?:modo|manera)|en otras palabras|es decir|o sea|por así decirlo|por decirlo así|en pocas palabras|en resumen|en definitiva|al fin y al cabo|a fin de cuentas|en resumidas cuentas|ni que decir tiene|como todos sabemos|como (?:yo )?(?:siempre digo|digo siempre)`,
};

/** Where a clause begins: at the beginning of the sentence, behind a shortened word, and behind a comma with a conjunction. */
export const CLAUSE_BEGINNING = String.raw`(?:^|(?<=\p{L}\.\s)|(?<=(?:^|,\s)(?:and|but|et|mais|y|pero)\s))`;
const BLANKS = String.raw`[^\S\n]+`;

const forEach = <Value>(make: (asides: string) => Value) => perLanguage((language) => make(ASIDES[language]));
const BEFORE = forEach(
  (asides) =>
    new RegExp(`${CLAUSE_BEGINNING}(?:(?:${asides})(?:,|[^\\S\\n]?:)${BLANKS})+(?=\\p{L}|\\p{N})`, 'giu'),
);
const WITHIN = forEach((asides) => new RegExp(`,${BLANKS}(?:${asides})(?:,(?=\\s)|(?=[.!]+$))`, 'giu'));

/** "Wie ich schon sagte, zahlt er": the verb stands before its subject because of the aside, and turns back without it. */
const TURNED_DE = new RegExp(
  `^(?:${ASIDES.de})[,:]?${BLANKS}(\\p{Ll}+)[^\\S\\n]+(er|sie|es|ich|wir|ihr|man|du|das(?=[^\\S\\n]+(?:nicht|immer|auch|noch|schon|so|sehr|zu|nur|der|die|den|eine?|\\p{Ll}+[.!]*$)))(?![\\p{L}\\p{M}])`,
  'u',
);
/** A German sentence that begins so has its subject, or whatever else, before the verb already. */
const STRAIGHT_DE =
  /^(?:[\p{Lu}\p{N}]|(?:ich|du|er|sie|es|wir|ihr|man|d(?:er|ie|as|em|en|ann)|eine?[nmrs]?|keine?[nmr]?|diese?[nmrs]?|dort|hier|so|nicht|nur|mein|unser|alle|viele|jede[rs]?|niemand|heute|in|im|am|bei|mit|von|nach|seit)(?![\p{L}\p{M}]))/u;

/** What says the same again has its comma still: "4,1 de media, es decir, casi cinco". */
const RESTATES = /^,\s(?:es decir|o sea)(?![\p{L}])/iu;
const BEFORE_TURN =
  /^\s(?:but|so|which|who|aber|sondern|denn|mais|car|qui|où|cel(?:ui|les?)|ceux|pero|sino|quien|(?:el|la|l[oa]s|lo) que)(?![\p{L}])/iu;

/** The sentence without what only announces it ("as I said", "mit anderen Worten"), where what is left is grammatical. */
export function withoutSpokenAsides(sentence: string, language: PostLanguage): string {
  const begun = language === 'de' ? begunStraight(sentence) : sentence.replace(BEFORE[language], '');
  // "Fine, you know, but wet" keeps the comma of its "but".
  const left = begun.replace(WITHIN[language], (aside: string, offset: number, all: string) =>
    (aside.endsWith(',') && RESTATES.test(aside)) ||
    BEFORE_TURN.test(all.slice(offset).replace(/^,[^,]*,/u, ''))
      ? ','
      : '',
  );
  return language === 'fr' && left !== sentence ? elided(left, sentence) : left;
}

function begunStraight(sentence: string): string {
  const lower = `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`;
  const [turned, verb, subject] = TURNED_DE.exec(lower) ?? [];
  if (turned !== undefined && verb !== undefined && subject !== undefined && !STRAIGHT_DE.test(verb)) {
    return `${capitalized(subject)} ${verb}${lower.slice(turned.length)}`;
  }
  const [found = ''] = sentence.match(BEFORE.de) ?? [];
  const rest = sentence.slice(found.length);
  return found !== '' && sentence.startsWith(found) && STRAIGHT_DE.test(rest) ? rest : sentence;
}

/** "Dire que, en fait, une serre" leaves "dire qu’une serre". */
function elided(left: string, before: string): string {
  const open = /(?<![\p{L}])((?:jus|lors|puis)?qu)e (?=[aeiouyàâéèêîôûœ])/giu;
  const mark = before.includes('’') ? '’' : "'";
  return open.test(before) ? left : left.replace(open, `$1${mark}`);
}
