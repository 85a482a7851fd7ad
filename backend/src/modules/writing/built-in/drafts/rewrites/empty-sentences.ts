import type { PostLanguage } from '@drumbeat/domain';

const whole = (patterns: string) => new RegExp(String.raw`^(?:${patterns})[.…]*$`, 'iu');

/** Sentences that say nothing of anything, whatever stands around them. */
const EMPTY: Readonly<Record<PostLanguage, RegExp>> = {
  en: whole(
    String.raw`(?:at the end of the day,? |in the end,? |well,? )?it is what it is|there (?:is|['’]s) (?:a lot|much|so much)(?: more)?(?: that)? (?:one|you|i|we) could say about (?:this|that|it)|i (?:find|think) (?:that|this)(?: is)? (?:very |really |quite )?interesting(?:,? to be (?:perfectly |quite )?(?:frank|honest))?|(?:that|this) is a (?:very |really )?good question|i could go on(?: and on)?|but that is another story|what can i say|(?:so )?(?:yeah|anyway|there you go)|(?:yes,? )?you (?:heard|read) (?:that |me )?(?:right|correctly)|(?:and )?(?:that|this) (?:says|tells you) (?:it all|everything)|it just goes to show|i mean,? (?:really|honestly|seriously|come on|wow)|you know how it is`,
  ),
  de: whole(
    String.raw`(?:am ende(?: des tages)? |letztlich |letztendlich )?(?:ist es|es ist),? wie es ist|so ist (?:das|es)(?: eben| halt| nun mal)*|(?:dazu|darüber|hierzu) (?:könnte|ließe sich)(?: man)? (?:noch )?(?:viel|vieles) sagen|man könnte (?:dazu|darüber|hierzu) (?:noch )?(?:viel|vieles) sagen|das ist (?:natürlich |wirklich )*eine (?:sehr )?gute frage|(?:letztendlich|letztlich|am ende) mu(?:ß|ss) das (?:ja )?jeder (?:für sich )?selbst wissen|das finde ich (?:sehr |wirklich )?(?:interessant|spannend)|(?:na ja|tja|naja|so viel dazu)|(?:ja,? )?(?:sie haben|ihr habt|du hast) (?:richtig|schon richtig) (?:gehört|gelesen)|(?:ich mein['’e]?,?|also) (?:echt|wirklich|ehrlich|im ernst)(?: jetzt| mal)?|das sagt (?:eigentlich |doch )?alles|das muss man sich (?:erst |erst einmal |mal )?(?:vorstellen|auf der zunge zergehen lassen)`,
  ),
  fr: whole(
    String.raw`c['’]est comme ça|(?:voilà,? )?c['’]est un peu ça|on pourrait (?:en )?dire (?:beaucoup de|bien des) choses(?: (?:là-dessus|à ce sujet))?|il y aurait (?:beaucoup|tant) à dire|c['’]est une (?:très )?bonne question|je trouve (?:ça|cela) (?:très |vraiment )?intéressant|et c['’]est très bien comme ça|(?:bon,? |ben,? |et )?(?:voilà|bref)(?: voilà| quoi)?|comme on dit|(?:oui,? )?(?:vous avez|tu as) bien (?:lu|entendu)|(?:non,? mais|je veux dire,?|enfin,?) (?:vraiment|franchement|sérieusement|bon)|(?:ça|cela) veut tout dire`,
  ),
  es: whole(
    String.raw`(?:al final,? )?es lo que hay|(?:se )?podría(?:mos)? decir (?:mucho|muchas cosas)(?: sobre (?:esto|ello))?|habría mucho que decir|es una (?:muy )?buena pregunta|(?:eso|esto) me parece (?:muy )?interesante|las cosas son como son|(?:pues|bueno),? (?:nada|eso|ya está)|en fin|(?:así |tal |tal y )?como lo (?:oyes?|oyen|lees?|leen)|(?:o sea|es que|quiero decir),? (?:de verdad|en serio|vamos)|(?:eso|esto) lo dice todo`,
  ),
};

/** True for "It is what it is." */
export const isEmpty = (sentence: string, language: PostLanguage): boolean =>
  EMPTY[language].test(sentence.trim().replace(/!$/u, ''));

/** How much what was just told was, in the author's eyes; the figures say it. A denial or a contrast is a verdict. */
const REMARKS: Readonly<Record<PostLanguage, RegExp>> = {
  en: whole(
    String.raw`(?:and )?(?:it|that|this)(?: is|['’]s| was) (?:really |quite |very |such |just )*(?:a lot|a great deal|huge|enormous|massive|very little|so little|so much|crazy|unbelievable|incredible)(?: of \p{L}+)?`,
  ),
  de: whole(
    String.raw`(?:und )?(?:das|es) (?:ist|war|sind|waren) (?:schon |wirklich |sehr |ziemlich |so |ganz )*(?:viel|wenig|enorm|riesig|gewaltig|verrückt|unglaublich)`,
  ),
  fr: whole(
    String.raw`(?:et )?c['’](?:est|était) (?:vraiment |très |tout simplement )*(?:énorme|beaucoup|peu|immense|fou|incroyable)`,
  ),
  es: whole(
    String.raw`(?:y )?(?:eso |esto )?(?:es|era|son|fue) (?:realmente )?(?:muy poco|mucho|muchísimo|poquísimo|enorme|una locura|increíble)`,
  ),
};

/** True for "It was a lot of boxes." right behind a sentence with figures. */
export const isRemarkOnFigures = (
  sentence: string,
  before: string | undefined,
  language: PostLanguage,
): boolean =>
  before !== undefined && /\p{N}/u.test(before) && REMARKS[language].test(sentence.trim().replace(/!$/u, ''));

/** What a sentence that says nothing may have besides function words: "the sensor was in the sun" says why. */
export const VAGUE: ReadonlySet<string> = new Set(
  `thing things way ways bit lot kind sort time times point case cases matter done great good nice way ding dinge weg art weise mal fall
   sache sachen punkt gut schön chose choses façon manière fois cas point bien cosa cosas modo manera vez veces caso punto bien`.split(
    /\s+/u,
  ),
);
