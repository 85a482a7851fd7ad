import { isStopWord, type PostLanguage } from '@drumbeat/domain';
import { isDenial } from '../../../reading/denials/negations.js';
import { leansOnBefore, takesUp } from '../openings/leaning.js';
import { hasFacts, wordsOf } from '../sentence-signs.js';
import { perLanguage } from '../../../reading/words/per-language.js';
import { headOf } from '../../../reading/words/stems.js';

/** "They are £36": fewer words were set for their rhythm. */
const WORDS_MIN = 3;
const COMMENT_WORDS_MAX = 12;

/** What praises or blames, and tells nothing of what it speaks of. */
const VALUES: Readonly<Record<PostLanguage, string>> = {
  en: 'unfair|good|bad|great|nice|fine|awful|terrible|wonderful|beautiful|lovely|amazing|incredible|interesting|crazy|funny|sad|strange|weird|silly|important|impressive|shocking|fantastic|brilliant|disappointing|annoying|frustrating|big|shame|pity|mess|joke|deal|shock|surprise|relief|pleasure|feeling',
  de: 'unfair|ungerecht|gut\\p{L}*|schlecht\\p{L}*|toll\\p{L}*|schön\\p{L}*|schlimm\\p{L}*|furchtbar\\p{L}*|wunderbar\\p{L}*|großartig\\p{L}*|spannend\\p{L}*|interessant\\p{L}*|verrückt\\p{L}*|lustig\\p{L}*|traurig\\p{L}*|schade|seltsam\\p{L}*|wichtig\\p{L}*|beeindruckend\\p{L}*|enttäuschend\\p{L}*|ärgerlich\\p{L}*|wahnsinn\\p{L}*|witz|schock|überraschung|erleichterung|gefühl',
  fr: 'injuste|bon(?:ne)?s?|beau|belle|mauvais\\p{L}*|super|génial\\p{L}*|terrible|magnifique|incroyable|intéressant\\p{L}*|fou|folle|drôle|triste|étrange|important\\p{L}*|impressionnant\\p{L}*|décevant\\p{L}*|dommage|bien|nul(?:le)?|dur|choc|surprise|soulagement|plaisir',
  es: 'injust[oa]|buen[oa]?s?|mal[oa]?s?|gran(?:de)?|genial|terrible|maravillos[oa]|bonit[oa]|increíble|interesante|loc[oa]|gracios[oa]|triste|rar[oa]|importante|impresionante|decepcionante|lástima|pena|vergüenza|bien|sorpresa|alivio|placer|susto',
};

const FRAMES: Readonly<Record<PostLanguage, readonly [subject: string, opinion: string]>> = {
  en: [
    String.raw`(?:that|this|it|which)(?: (?:is|was|really|just|quite|very|so|such|all|all that|not|an?|the|rather|pretty|a bit(?: of an?)?|a (?:little|lot)|kind of an?)|['’]s| has been| felt| feels| sounds| looks)+`,
    String.raw`i (?:think|find|found|believe|guess|suppose|feel|must say|have to say)(?: that)?|in my (?:\p{L}+ )?(?:opinion|view)`,
  ],
  de: [
    String.raw`(?:das|es|dies)(?: (?:ist|war|wirklich|sehr|ganz|so|schon|einfach|ja|halt|eine?|der|die|das|echt|ziemlich|ein bisschen))+`,
    String.raw`ich (?:finde|fand|denke|glaube|meine)|(?:meiner|meines) (?:meinung|ansicht|erachtens)(?: nach)?`,
  ],
  fr: [
    String.raw`(?:c['’](?:est|était)|cela (?:est|était)|ça (?:est|était|reste))(?: (?:vraiment|très|si|tellement|tout|un|une|le|la|assez|plutôt|quand même|un peu))*`,
    String.raw`je (?:trouve|pense|crois)(?: (?:que|ça))?|à mon avis|selon moi`,
  ],
  es: [
    String.raw`(?:eso|esto|ello)?(?: ?(?:es|fue|era|realmente|muy|tan|una?|el|la|todo|bastante|un poco))+`,
    String.raw`(?:yo )?(?:creo|pienso|opino)(?: que)?|me (?:parece|pareció)|en mi opinión`,
  ],
};

/** What the author felt at what was told, and nothing else: "I was very surprised by that." */
const FEELINGS: Readonly<Record<PostLanguage, string>> = {
  en: String.raw`(?:i|we) (?:was|were|am|are|felt|feel)(?: (?:\p{L}+ly|very|quite|so|just|pretty|a bit))* (?:surprised|happy|glad|proud|relieved|shocked|grateful|sad|angry|amazed|excited|nervous|worried|delighted|disappointed|annoyed|frustrated|thrilled|touched)(?: (?:about|by|at|for|with|to hear|to see))?(?: (?:that|it|this))?`,
  de: String.raw`(?:das|es) hat mich(?: (?:sehr|wirklich|echt|schon|ganz|ziemlich|so))* (?:gefreut|geärgert|überrascht|gewundert|berührt|beeindruckt|geschockt)|ich (?:war|bin)(?: (?:darüber|damit|da|sehr|wirklich|echt|ganz|ziemlich|so))* (?:froh|stolz|überrascht|erleichtert|dankbar|traurig|wütend|nervös|begeistert|enttäuscht|schockiert)(?: darüber| damit)?`,
  fr: String.raw`(?:ça|cela) m['’]a(?: (?:vraiment|beaucoup|bien|très))* (?:fait(?: (?:très|vraiment|bien))? plaisir|surprise?|touchée?|énervée?|émue?|rassurée?|déçue?)|(?:j['’]étais|j['’]ai été|je suis)(?: (?:vraiment|très|si|bien|tellement))* (?:contente?|heureux|heureuse|fière?|surprise?|soulagée?|triste|fâchée?|déçue?|ravie?)(?: de (?:ça|cela))?`,
  es: String.raw`(?:eso |esto )?me (?:alegró|sorprendió|gustó|enfadó|emocionó|encantó|dolió|tranquilizó)(?: (?:mucho|bastante|un montón))?|(?:estaba|estuve|estoy)(?: (?:muy|tan|bastante|realmente))? (?:content[oa]|feliz|orgullos[oa]|sorprendid[oa]|aliviad[oa]|triste|enfadad[oa]|decepcionad[oa])(?: (?:con|por) (?:eso|esto))?`,
};

/** "To be honest" behind a comment makes it no fact. */
const HONESTLY =
  'i (?:have to|must) say|to be honest|honestly|muss ich sagen|ehrlich gesagt|je dois (?:le )?dire|franchement|la verdad|debo decirlo';
const COMMENTS = perLanguage((language): RegExp => {
  const [subject, opinion] = FRAMES[language];
  return new RegExp(
    String.raw`^(?:(?:(?:${opinion}),?\s.*|${subject}\s?)(?<![\p{L}])(?:${VALUES[language]})(?![\p{L}])(?:\s\p{L}+){0,2}|${FEELINGS[language]})(?:,\s(?:${HONESTLY}))?[.!…]*$`,
    'iu',
  );
});

const BEHIND: Readonly<Record<PostLanguage, readonly [before: string, behind: string]>> = {
  en: [String.raw`which (?:was|is)(?: (?:\p{L}+ly|quite|very|so|just))*`, ''],
  de: [String.raw`was(?: (?:sehr|wirklich|ganz|echt|auch))*`, String.raw`\s(?:war|ist)`],
  fr: [String.raw`ce qui (?:était|est)(?: (?:vraiment|très|bien|assez))*`, ''],
  es: [String.raw`lo (?:que|cual) (?:fue|era|es)(?: (?:muy|tan|bastante))*`, ''],
};

/** "It took the whole evening, which was fine.": without what a clause behind it praises or blames. */
export function withoutCommentBehind(sentence: string, language: PostLanguage): string {
  const [before, behind] = BEHIND[language];
  return sentence.replace(
    new RegExp(String.raw`,\s${before}\s(?:${VALUES[language]})${behind}(?=[.!…]*$)`, 'iu'),
    '',
  );
}

/** "In my opinion that is a bad answer.": a value alone, without a fact or a denial. */
export function isComment(sentence: string, language: PostLanguage): boolean {
  const said = sentence.trim();
  return (
    wordsOf(said).length <= COMMENT_WORDS_MAX &&
    COMMENTS[language].test(said) &&
    !hasFacts(said, language) &&
    !isDenial(said, language)
  );
}

const stem = (word: string) => headOf(word, 7);

/** "I believe it more than I did." says more than "I believe it." */
const COMPARES = /(?<!\p{L})(?:more|less|mehr|weniger|plus|moins|más|menos)(?!\p{L})/iu;

/** "Combs are £36. They are £36.": each word that says something stands in one sentence before, with the same denial or none. */
export function restates(sentence: string, before: readonly string[], language: PostLanguage): boolean {
  const all = wordsOf(sentence);
  const telling = all.filter((word) => !isStopWord(word, language)).map(stem);
  if (all.length < WORDS_MIN || telling.length === 0 || sentence.includes('?')) return false;
  return before.some((one) => {
    const told = new Set(wordsOf(one).map(stem));
    return (
      telling.every((word) => told.has(word)) &&
      isDenial(one, language) === isDenial(sentence, language) &&
      (!COMPARES.test(sentence) || COMPARES.test(one))
    );
  });
}

/** What begins a paragraph takes up less: "Combs are £36." */
export function isTakenUp(one: Told, next: Told, before: readonly string[], language: PostLanguage): boolean {
  return one.line === next.line
    ? takesUp(next.sentence, one.sentence, before, language)
    : leansOnBefore(next.sentence, [one.sentence], language);
}

/** A sentence in the line of a text that it stands in. */
export interface Told {
  readonly line: number;
  readonly sentence: string;
}
