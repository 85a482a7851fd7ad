/** Answers that say that there is none, in the four languages, as they are left without marks and excuses. */
const NONE =
  /^(?:(?:i |i really )?(?:do not|don't|dont) (?:really )?know|no|no (?:idea|clue|answer)|i have no idea|not sure|i'm not sure|idk|dunno|nothing|none|n a|na|skip|pass|(?:das )?wei(?:ß|ss) (?:ich )?(?:es )?nicht|(?:ich )?wei(?:ß|ss) (?:es )?nicht|keine (?:ahnung|idee|antwort)|(?:ich )?hab(?:e)? keine (?:ahnung|idee)|nichts|nein|nix|(?:je )?(?:ne )?sais pas|je n'en sais rien|aucune idée|pas d'idée|rien|non|no (?:lo )?s[eé]|ni idea|ninguna idea|no tengo (?:ni )?idea|nada)$/u;
const EXCUSES =
  /(?<![\p{L}])(?:sorry|really|honestly|sadly|yet|leider|ehrlich gesagt|gerade|noch|désolée?|franchement|lo siento|la verdad)(?![\p{L}])/gu;

/** True for an answer that is none: "no idea", "weiß ich nicht", an emoji alone. */
export function isNoAnswer(answer: string): boolean {
  const said = answer
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ]/gu, "'")
    .replace(EXCUSES, ' ')
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim();
  return !/[\p{L}\p{N}]/u.test(said) || NONE.test(said);
}
