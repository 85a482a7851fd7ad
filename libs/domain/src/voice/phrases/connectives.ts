import type { TextRange } from '../../posts/text-range.js';
import type { PostLanguage } from '../language/stop-words.js';

/**
 * Set phrases with which everybody goes on from one sentence to the next: not even their repetition makes them somebody's own. In
 * lower case, with '|' between them; they are patterns.
 */
const CONNECTIVES: Readonly<Record<PostLanguage, string>> = {
  en: `e[.]\\s*g|i[.]\\s*e|etc|viz|at the end of the (?:day|week|month|year)|in the end|in the long run|in the meantime|at the same time|at first glance|by the way|
    for the first time|for (?:example|instance)|on the other hand|on the one hand|in other words|in my (?:opinion|experience|view)|
    as a (?:result|matter of fact)|to be (?:honest|fair|clear)|in (?:fact|short|general|particular|addition)|more often than not|
    the (?:truth|fact|point|thing|problem|question) is|last but not least|needless to say|all in all|first of all|after all|of course|
    once upon a time|a couple of|a lot of|every now and then|from time to time|sooner or later|so far so good|long story short|
    when it comes to|as far as i(?: know|(?: am|'m) concerned| can (?:see|tell))|for what it's worth|to (?:make|cut) a long story short|it goes without saying|there is no such thing as|(?:last|this|next|every|one) (?:day|week|month|year|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|
    (?:a|two|three|four|five|six|ten) (?:day|week|month|year)s? (?:ago|later)|thank you|thanks for reading|happy (?:new year|birthday)`,
  de: `z[.]\\s*b|d[.]\\s*h|u[.]\\s*a|bspw|bzw|usw|am ende des (?:tages|monats|jahres)|im großen und ganzen|in diesem zusammenhang|in diesem sinne|nicht zuletzt|alles in allem|
    zum (?:beispiel|glück|ersten mal|schluss)|beim ersten mal|auf der anderen seite|auf den ersten blick|von zeit zu zeit|
    früher oder später|über kurz oder lang|im (?:gegensatz dazu|übrigen|rahmen)|unter anderem|aus diesem grund|vor allem|
    ehrlich gesagt|um es kurz zu (?:machen|sagen)|um ehrlich zu sein|es versteht sich von selbst|wie dem auch sei|so wie es aussieht|kurz gesagt|mit anderen worten|ich habe|und zwar|meiner (?:meinung|erfahrung) nach|so weit so gut|
    in (?:der regel|diesem fall|der zwischenzeit)|ein paar|nach und nach|(?:letzte|diese|nächste)n? (?:woche|monat|jahr|montag|freitag)|
    vor (?:zwei|drei|vier|fünf|zehn|ein paar) (?:tagen|wochen|monaten|jahren)|unter dem strich|vielen dank|im grunde genommen|
    der punkt ist|tatsache ist|die wahrheit ist|aus gegebenem anlass|in erster linie|darüber hinaus`,
  fr: `p[.]\\s*ex|c[.]?-à-d|etc|au bout du compte|en fin de compte|force est de constater|tout compte fait|à la fin de la journée|par exemple|d'un autre côté|
    d'une part|d'autre part|en d'autres termes|en même temps|dans l'ensemble|à mon avis|pour être honnête|en (?:fait|effet|bref|général)|
    tout d'abord|dans un premier temps|de temps en temps|tôt ou tard|bien sûr|il y a (?:deux|trois|quatre|cinq|dix|quelques) (?:jours|semaines|mois|ans)|
    (?:la semaine|le mois|l'année|lundi|mardi|mercredi|jeudi|vendredi) (?:dernière|dernier|prochaine|prochain)|c'est-à-dire|
    la vérité est|le fait est|en ce qui concerne|à vrai dire|pour ne pas dire|si je ne me trompe pas|cela va sans dire|pour la première fois|merci (?:beaucoup|à tous)|quoi qu'il en soit|
    il va sans dire|au fil du temps|à première vue|dans ce contexte`,
  es: `p[.]\\s*ej|etc|al fin y al cabo|a fin de cuentas|al final del día|por ejemplo|por otro lado|por un lado|en otras palabras|al mismo tiempo|
    en mi (?:opinión|experiencia)|en (?:general|definitiva|resumen|realidad|efecto)|de hecho|de vez en cuando|tarde o temprano|
    sin embargo|por supuesto|hace (?:dos|tres|cuatro|cinco|diez|unos) (?:días|semanas|meses|años)|por primera vez|
    la (?:semana|vez) pasada|el (?:mes|año|lunes|martes|miércoles|jueves|viernes) pasado|la verdad es|el hecho es|a decir verdad|por decirlo de alguna manera|dicho sea de paso|como todo el mundo sabe|
    en este (?:sentido|contexto)|a primera vista|muchas gracias|hoy en día|con el tiempo|dicho de otro modo|cabe destacar|
    por lo tanto|a lo largo de|en cuanto a|a pesar de`,
};

const patterns = new Map<PostLanguage, RegExp>();

/** Where they stand in a text. */
export function connectivesIn(text: string, language: PostLanguage): TextRange[] {
  const known = patterns.get(language);
  const source = CONNECTIVES[language]
    .replaceAll(/\n\s*/gu, '')
    .replaceAll(' ', String.raw`\s+`)
    .replaceAll("'", "['’]");
  const pattern = known ?? new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'giu');
  patterns.set(language, pattern);
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
