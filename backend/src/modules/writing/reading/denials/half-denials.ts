import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../words/per-language.js';
import { unelided } from '../words/word-patterns.js';

/**
 * What a clause denies of what it says: that it is so still ("no longer"), of all or each time ("not all", "not always"), or that it
 * is often so ("hardly ever"). "other" denies nothing, or only that nothing else is so ("not only", "no doubt"), nor does "more", which compares
 * (French has one word for "no longer" and "more").
 */
export type HalfDenial = 'ended' | 'partly' | 'seldom' | 'more' | 'other';

const HALVES: PerLanguage<readonly (readonly [HalfDenial, RegExp])[]> = {
  en: [
    [
      'other',
      unelided(
        String.raw`not (?:only|just|merely|simply|until|because)|(?:not|\p{L}+n't)(?: [^ .,]+){1,4} until|no more than|no sooner|nothing but|no doubt|no wonder|never mind|why not|not least|except|unlike`,
      ),
    ],
    ['partly', unelided(String.raw`not (?:always|all|every\p{L}*|each)|n't (?:always|all|every\p{L}*)`)],
    ['ended', unelided('no longer|any ?more|any longer')],
    ['seldom', unelided('hardly|barely|scarcely|rarely|seldom')],
    // What almost happened is claimed by nobody, nor that it did not.
    ['other', unelided(String.raw`(?:almost|nearly)(?! (?:\d|all|every|half|no|as))`)],
  ],
  de: [
    [
      'other',
      unelided(
        String.raw`nicht (?:nur|bloß|zuletzt|einmal|weil|erst|umsonst)|(?:nicht|kein\p{L}*) mehr als|nichts (?:als|anderes)|kein wunder|kein zweifel|warum nicht|außer`,
      ),
    ],
    ['partly', unelided(String.raw`nicht (?:immer|alle[nsmr]?|jede[nsmr]?)`)],
    [
      'ended',
      unelided(String.raw`(?:nicht|nie|niemand|nichts) mehr|kein\p{L}* (?:[\p{L}\p{N}-]+ ){1,5}mehr(?! als)`),
    ],
    ['seldom', unelided('kaum|selten')],
    ['other', unelided(String.raw`beinahe|um ein haar|fast(?! (?:\d|alle|jede|nie|kein))`)],
  ],
  fr: [
    [
      'other',
      unelided('pas (?:seulement|que|uniquement|parce)|jamais que|rien que|pourquoi pas|sauf|pas de doute'),
    ],
    // "Ne chauffait que d'un côté" says that it did so there.
    [
      'other',
      unelided(
        String.raw`(?:ne |n['’])(?:(?!(?:pas|plus|jamais|rien|personne|aucune?|guère) )[^ .,]+ ){1,4}?qu(?:e(?![\p{L}\p{M}])|['’])[^ .,]*`,
      ),
    ],
    [
      'partly',
      unelided(
        String.raw`pas (?:toujours|tout|tous|toutes)|(?:tous|toutes|chaque)(?: [^ .]+){1,5} (?:ne |n['’])[^ .]+(?: [^ .]+){0,2} pas|pas chaque`,
      ),
    ],
    [
      'ended',
      unelided(
        String.raw`(?:ne |n['’])[^ .]+(?: [^ .]+){0,4} plus(?! que| de \d)|plus (?:jamais|aucune?|personne|rien)`,
      ),
    ],
    // "2 kg de plus" denies nothing, and says nothing that a "not" is to be looked for in.
    ['more', unelided(String.raw`plus(?! que| de \d| tôt| tard)`)],
    ['seldom', unelided('à peine|rarement|guère')],
    ['other', unelided('faill(?:i|is|it|ir)')],
  ],
  es: [
    [
      'other',
      unelided(
        'no (?:solo|sólo|solamente|únicamente|porque)|no(?: [^ .,]+){1,4} hasta|nada más|nada menos|no(?: [^ .,]+){1,3} más que|por qué no|salvo|excepto',
      ),
    ],
    ['partly', unelided('no (?:siempre|todo|todos|todas|cada)')],
    ['ended', unelided('ya no')],
    ['seldom', unelided('apenas|raramente|rara vez|casi nunca')],
    ['other', unelided(String.raw`casi(?! (?:\d|tod|siempre|nad))|por poco`)],
  ],
};

/** The first kind that the clause shows; null for a whole denial, and for none. */
export function halfDenialOf(clause: string, language: PostLanguage): HalfDenial | null {
  return HALVES[language].find(([, pattern]) => pattern.test(clause))?.[0] ?? null;
}

const ALL: PerLanguage<RegExp> = {
  en: unelided(String.raw`all|every\p{L}*|each|always|all the time|constantly`),
  de: unelided(String.raw`alle[nsmr]?|jede[nsmr]?|immer|ständig|dauernd`),
  fr: unelided('tous|toutes|tout|chaque|toujours|constamment'),
  es: unelided('todos|todas|todo|cada|siempre|constantemente'),
};

/** True for what is said of all, or of each time. */
export const isSaidOfAll = (clause: string, language: PostLanguage) => ALL[language].test(clause);

/** The words that make a denial a half one, and "still", which says the opposite: they are no part of what is said. */
const MARKERS = /^(?:longer|anymore|more|still|mehr|noch|weiterhin|plus|encore|toujours|ya|todavía|aún)$/u;
const STILL_VERBS: Readonly<Partial<Record<PostLanguage, RegExp>>> = {
  es: /(?<!\p{L})(?:sigo|sigues|sigue|seguimos|siguen) (\p{L}+?)(?:ando|iendo)(?!\p{L})/giu,
};

/** Words of the clause as typed, in small letters, without the marks of a half denial: tense and all. */
export function wordsBesideHalf(words: readonly string[]): Set<string> {
  return new Set(words.filter((one) => !MARKERS.test(one) && one !== 'any'));
}

/** "Sigue trabajando" says that somebody still "trabaj…": its stem, as a word; none elsewhere. */
export function stillDone(clause: string, language: PostLanguage): string[] {
  const pattern = STILL_VERBS[language];
  return pattern === undefined ? [] : [...clause.matchAll(pattern)].flatMap(([, stem]) => stem ?? []);
}

const UNLESS: PerLanguage<RegExp> = {
  en: /^[^.]*?(?<!\p{L})(?:(?:before|until) (?:\p{L}+ ){1,4}?(?:have|has|had|is|are|was|were)|unless|without \p{L}+ing)(?!\p{L})/iu,
  de: /^[^.]*?,\s*(?:bevor|ehe|ohne dass|es sei denn|solange|bis)(?!\p{L})/iu,
  fr: /^[^.]*?(?<!\p{L})(?:avant qu|sans qu|tant qu|à moins qu)/iu,
  es: /^[^.]*?(?<!\p{L})(?:antes de que|sin que|hasta que|mientras no|a menos que)(?!\p{L})/iu,
};
const NO_ONE_OF =
  /^(?:no|kein\p{L}*|aucune?|ning[uú]n\p{L}*|nobody|niemand|personne|nadie|nothing|nichts|rien|nada)\s/iu;

/** "No quote leaves before two have read it": what is denied is so as soon as something else is. */
export function isSoOnceElse(clause: string, behind: string, language: PostLanguage): boolean {
  const none = NO_ONE_OF.exec(clause.trimStart());
  return none !== null && UNLESS[language].test(clause.trimStart().slice(none[0].length) + behind);
}

/** The words of a "hardly ever". "Barely" is left out: who barely made it did make it. */
const SELDOM: PerLanguage<RegExp> = {
  en: unelided(String.raw`(?:hardly|scarcely)(?: ever)?|rarely|seldom`),
  de: unelided('kaum(?: (?:je|jemals|noch))?|selten'),
  fr: unelided('rarement|guère'),
  es: unelided(String.raw`apenas(?! \p{L}+(?:ó|[ai]ron|é|í)(?!\p{L}))|raramente|rara vez|casi nunca`),
};
const COUNTED = /^\s(?:\p{L}+\s)?\d/u;
/** What is so for some, or now and then, is seldom so as well. */
const SOMETIMES: PerLanguage<RegExp> = {
  en: unelided('few|some|sometimes|occasionally|once|now and then|little|bit|one|two'),
  de: unelided(
    String.raw`wenige?[nrs]?|manche[nrs]?|manchmal|einige[nr]?|gelegentlich|ab und zu|mal|hin und wieder|ein bisschen`,
  ),
  fr: unelided('peu|quelques|quelquefois|parfois|certaine?s|de temps en temps|fois'),
  es: unelided(String.raw`poc[oa]s?|algun[oa]s|a veces|alguna vez|de vez en cuando|vez`),
};

/** The clause without its "hardly ever"; null where that stands for no denial ("hardly 20 guests", "kaum war er weg, …"). */
export function withoutSeldom(clause: string, language: PostLanguage): string | null {
  const match = SELDOM[language].exec(clause);
  if (match === null || match.index === 0 || COUNTED.test(clause.slice(match.index + match[0].length)))
    return null;
  return clause.replace(SELDOM[language], ' ');
}

/** True for what is said of some, or of now and then. */
export const isSaidOfSome = (clause: string, language: PostLanguage) => SOMETIMES[language].test(clause);
