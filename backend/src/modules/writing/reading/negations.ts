import type { PostLanguage } from '@drumbeat/domain';

const NEGATORS: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:not|no|never|nobody|none|nothing|neither|nor|nowhere|cannot|.+n't)$/u,
  de: /^(?:nicht|kein(?:e[nmrs]?)?|nie|niemals|niemand(?:en|em)?|nichts|nirgends|nirgendwo)$/u,
  fr: /^(?:pas|jamais|rien|aucune?|ni|ne)$/u,
  es: /^(?:no|nunca|jamás|nada|nadie|ning[uú]n|ninguna|ninguno|tampoco)$/u,
};

/** The words of a text in lower case, each negation a word of its own: French "n'a" is two. */
export function wordsAsSaid(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[‘’ʼ]/gu, "'")
      .replace(/(?<!\p{L})n'/gu, 'ne ')
      .match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []
  );
}

/** @param word one of `wordsAsSaid` */
export function isNegator(word: string, language: PostLanguage): boolean {
  return NEGATORS[language].test(word);
}

/** Words that bound a statement: to whom or when it holds, or which one it is of several. */
const BOUNDS: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:only|just|except|unless|without|one|first|second|third|last)$/u,
  de: /^(?:nur|erst|bloß|ohne|außer|weder|eine[rs]?|erste\p{L}*|zweite\p{L}*|dritte\p{L}*|letzte\p{L}*)$/u,
  fr: /^(?:que|personne|seul\p{L}*|sans|sauf|premi[eè]re?|deuxième|troisième|derni[eè]re?)$/u,
  es: /^(?:solo|sólo|sin|salvo|primer[oa]?|segund[oa]|tercer[oa]?|últim[oa])$/u,
};

/** True where words turn a statement round, or bound it: without its sentence a text says something else. */
export function isDenial(text: string, language: PostLanguage): boolean {
  return wordsAsSaid(text).some((word) => isNegator(word, language) || BOUNDS[language].test(word));
}
