import type { PostLanguage } from '@drumbeat/domain';

const NEGATORS: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:not|no|never|nobody|none|nothing|neither|nor|nowhere|cannot|.+n't)$/u,
  de: /^(?:nicht|kein(?:e[nmrs]?)?|nie|niemals|niemand(?:en|em)?|nichts|nirgends|nirgendwo|weder)$/u,
  fr: /^(?:pas|jamais|rien|aucune?|ni|ne|non)$/u,
  es: /^(?:no|nunca|jamás|nada|nadie|ning[uú]n|ninguna|ninguno|ni|tampoco)$/u,
};

/** The words of a text in lower case, French elisions parted: "n'a" is two words, one of them a negation. */
export function wordsAsSaid(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[‘’ʼ]/gu, "'")
      .replace(/(?<!\p{L})([cdjlmnst]|qu)'(?=\p{L})/gu, '$1e ')
      .match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []
  );
}

/** @param word one of `wordsAsSaid` */
export function isNegator(word: string, language: PostLanguage): boolean {
  return NEGATORS[language].test(word);
}

/** Words that bound a statement: to whom or when it holds, or which one it is of several. */
const BOUNDS: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:only|just|hardly|barely|scarcely|rarely|seldom|except|unless|without|one|first|second|third|last)$/u,
  de: /^(?:nur|erst|bloß|kaum|selten|ohne|außer|eine[rs]?|erste\p{L}*|zweite\p{L}*|dritte\p{L}*|letzte\p{L}*)$/u,
  fr: /^(?:que|personne|guère|rarement|peine|seul\p{L}*|sans|sauf|premi[eè]re?|deuxième|troisième|derni[eè]re?)$/u,
  es: /^(?:solo|sólo|apenas|raramente|sin|salvo|primer[oa]?|segund[oa]|tercer[oa]?|últim[oa])$/u,
};

/** True where words turn a statement round, or bound it: without its sentence a text says something else. */
export function isDenial(text: string, language: PostLanguage): boolean {
  return wordsAsSaid(text).some((word) => isNegator(word, language) || BOUNDS[language].test(word));
}
