import type { PostLanguage } from '@drumbeat/domain';
import { beginsClause, endsWithVerb, saysSomething } from './main-clauses.js';
import { isPartedByComma } from './parting-commas.js';
import { perLanguage, type PerLanguage } from '../per-language.js';

const RESTARTED =
  "(?<![\\p{L}'’])(?<again>(?:[\\p{L}'’]+ ){0,2}[\\p{L}'’]+)(?:,|…)? (?:SOUND)(?:,|…)? (?:(?:it|he|she|they|er|sie|es|il|elle) )?\\k<again>(?![\\p{L}'’])";

/** Sounds that are no word of their language: "um" is one in German, "eh" and "er" are, too. */
export const SOUNDS: PerLanguage<string> = {
  en: 'u+m+|u+h+m*|e+rm+|uhh+|er(?=[\\s\uE002]+(?:i|we|he|she|they|it|so|and|\\p{L}{3,}ed)(?![\\p{L}]))',
  de: 'ä+h+m*|ä+m+|ö+h+m*|e+hm+',
  fr: 'e+uh+|h+eu+h*|e+hm+',
  es: 'e+h+m*|e+m+|m{3,}',
};
/** Sounds that are a word, a unit or an answer as well: they count where commas part them from all else. */
const PARTED_SOUNDS: PerLanguage<string> = {
  en: 'er|hm+|mm+|mhm',
  de: 'hm+|mhm|öm',
  fr: 'hum|hm+|hem|mm+',
  es: 'hm+|mm+',
};
/** What is said for its sound alone, between commas or before the end. */
const TAGS: PerLanguage<string> = {
  en: '(?<!left, )right|you know(?: what i mean)?|i mean|like|you see|kind of thing|and stuff|and so on and so forth',
  de: 'ne|nech|nicht wahr|gell|woll|also wirklich|weißt du|wissen Sie|wissen sie|weißte|verstehste|sag ich mal|sage ich mal|sagen wir mal|tja|naja|na ja|nun ja|genau',
  fr: 'hein|ben|bah|quoi|voilà|tu vois|vous voyez|tu sais|vous savez|disons|on va dire|bon',
  es: 'o sea|este|pues|bueno|digamos|¿no\\?|¿sabes\\?|¿vale\\?|¿verdad\\?|¿eh\\?|¿me explico\\?|sabes|vale|ya sabes|oye|mira',
};
/** The same before a sound, where a clause begins: "et euh ben on a", "bueno pues eh". */
const BEFORE_SOUND: PerLanguage<string> = {
  en: 'you know|i mean',
  de: 'also|naja|na ja',
  fr: 'ben|bah|donc voilà|voilà|bon',
  es: 'bueno pues|pues|o sea|bueno',
};
/** And behind one, where what follows shows that they are no other word. */
const BEHIND_SOUND: PerLanguage<string> = {
  en: 'you know(?= (?:i|we|he|she|they|it|the|last|then|there)(?![\\p{L}]))|i mean(?= (?:i|we|he|she|they|it|the)(?![\\p{L}]))',
  de: 'also(?= (?:ich|wir|er|sie|es|man|der|die|das|da)(?![\\p{L}]))|naja|na ja',
  fr: "(?:ben|bah|bon)(?=,? (?:(?:je|on|ils?|elles?|ça|nous|vous|tu|là)(?![\\p{L}])|[jc]['’]))|(?:donc )?voilà",
  es: 'pues|o sea(?! que)',
};

/** They ask whether somebody listens, between what is said before and behind. */
const CHECKS = /^(?:ne|nech|gell|woll|hein|voilà|o sea|¿.*\?|right)$/iu;
/** What was done stands behind it. */
const PERFECT: Partial<PerLanguage<RegExp>> = {
  en: /(?<![\p{L}])(?:have|has|had) (?:given|made|found|bought|sold|sent|got|told|seen|brought|built|put|paid)$/iu,
  fr: /(?<![\p{L}])(?:ai|a|as|ont|avons|avait|avaient|avais) (?:donné|fait|trouvé|acheté|vendu|envoyé|mis|pris|vu|payé|reçu|posé|changé)$/iu,
  es: /(?<![\p{L}])(?:he|ha|han|hemos|había|habían|habíamos) (?:dado|hecho|encontrado|comprado|vendido|enviado|puesto|visto|pagado|traído|cambiado)$/iu,
};
/** "Gone, uh, almost two weeks": what is added stands behind a comma, unless a verb has nothing yet that it is done to. */
const ADDS: PerLanguage<RegExp> = {
  en: /^(?:an?|almost|nearly|about|maybe|no|not|sorry|actually|\p{N}+)(?![\p{L}])/iu,
  de: /^(?:eine?[nmrs]?|fast|etwa|ungefähr|so|nein|nicht|kein\p{L}*|quatsch|\p{N}+)(?![\p{L}])/iu,
  fr: /^(?:une?|presque|environ|non|pas|enfin|\p{N}+)(?![\p{L}])/iu,
  es: /^(?:una?|casi|unos|unas|no(?=,)|perdón|\p{N}+)(?![\p{L}])/iu,
};
const AWAITS =
  /(?:^|[.!?,;:\n]\s*|(?<![\p{L}])(?:i|we|he|she|they|it|you|who|and|but|ich|wir|er|sie|es|man|je|tu|on|il|elle|ils|elles|yo|que|qui|et|y)\s)\p{L}+$/iu;

/** A conjunction or a pronoun that a clause begins with keeps the comma before it. */
const OPENS_CLAUSE: PerLanguage<RegExp> = {
  en: /^(?:and|but|so|because|which|who|then|or|while|although|though)(?![\p{L}'’])/iu,
  de: /^(?:und|aber|sondern|weil|dass|wenn|ob|denn|obwohl|damit|also|oder|während|bis|wo|was|wie)(?![\p{L}])/iu,
  fr: /^(?:et|mais|donc|parce|car|quand|alors|puis|ou|si)(?![\p{L}'’])/iu,
  es: /^(?:y|e|pero|porque|cuando|así|entonces|o|aunque|si)(?![\p{L}])/iu,
};
/** Words behind which none can stand: "the, uh, valve", "hat, äh, dreimal". */
const OPEN_WORDS: PerLanguage<RegExp> = {
  en: /(?<![\p{L}'’])(?:the|an?|my|our|his|her|its|their|this|these|those|of|in|on|at|to|for|from|with|by|about|into|over|under|is|are|was|were|be|been|has|have|had|will|would|can|could|should|must|and|or|but|so|because|that|who|which|when|if|said|says|i|we|he|she|they|it|you|very|really|too|just|about|like|not|no|\p{N}+)$/iu,
  de: /(?<![\p{L}])(?:der|die|das|den|dem|des|(?:k|m|d|s)?eine?[nmrs]?|unsere?[nmrs]?|ihre?[nmrs]?|diese[nmrs]?|in|im|an|am|auf|aus|bei|beim|mit|nach|von|vom|zu|zum|zur|für|über|unter|vor|um|gegen|durch|ist|sind|war|waren|bin|hat|habe|hab|haben|hatten?|wird|wurden?|kann|muss|soll|will|und|oder|aber|weil|dass|wenn|sagt|sagte|ich|wir|er|sie|es|man|du|so|sehr|nicht|nur|dann|da|\p{N}+)$/iu,
  fr: /(?<![\p{L}])(?:l[ea]s?|une?|des?|du|au|aux|mon|ma|mes|notre|nos|son|sa|ses|leurs?|ce|cette|ces|à|en|dans|sur|pour|par|avec|sans|chez|est|sont|était|ai|as?|ont|avait|va|et|ou|mais|donc|parce que|que|qui|quand|si|je|tu|il|elle|on|nous|vous|ils|elles|dit|pas|très|plus|\p{N}+)$/iu,
  es: /(?<![\p{L}])(?:el|la|los|las|una?|unos|unas|mis?|nuestr[oa]s?|sus?|est[ea]|es[ea]|de|del|a|al|en|con|por|para|sin|sobre|es|son|era|fue|está|estaba|ha|han|he|hemos|había|va|y|o|pero|porque|que|cuando|si|yo|él|ella|me|te|se|nos|le|lo|dice|dijo|no|muy|más|\p{N}+)$/iu,
};
/** "Tiles, um, grout": the comma parts what is counted up. */
const COUNTED_UP = /(?:[,:]|(?<![\p{L}\p{N}])\p{N}+)\s(?:[\p{L}-]+\s)?[\p{L}-]+$/u;

const GAP = String.raw`[^\S\n]*`;
const FIRST = String.raw`(?<![\p{L}\p{M}\p{N}'’#@/-])`;
const LAST = String.raw`(?![\p{L}\p{M}\p{N}'’/-])`;
/** Both spellings of the first letter; "UM" is an abbreviation. */
const anyCase = (words: string) =>
  words
    .split('|')
    .map((word) => word.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`))
    .join('|');

const forEach = (make: (language: PostLanguage) => RegExp) => perLanguage(make);
/** One sound or several, with the marks around them. */
const HESITATION = forEach((language) => {
  const sound = anyCase(SOUNDS[language]);
  const ahead = anyCase(BEFORE_SOUND[language]);
  const next = BEHIND_SOUND[language];
  return new RegExp(
    `(?<pre>(?:${GAP}[,…])?${GAP})${FIRST}(?<said>(?:(?<=(?:^|[,.!?\\n]|(?<![\\p{L}])(?:and|but|so|und|aber|et|mais|y|pero))${GAP})(?:${ahead})[, ]+)?(?:${sound})${LAST}(?:[, …]+(?:${sound}|${next})${LAST})*)(?<post>${GAP}(?:,|…|\\.{3})?${GAP})`,
    'gu',
  );
});
/** "It just, uh, it just died": begun again behind the sound. */
const RESTART = forEach((language) => new RegExp(RESTARTED.replace('SOUND', SOUNDS[language]), 'giu'));
/** "Der hat, ähm, der rechnet": begun again with another verb, where the first one said nothing yet. */
const BEGUN: Partial<PerLanguage<string>> = {
  en: "(?<again>i|he|she|it|we|they|you)(?: (?:was|is|has|had|have|were|are|did|would|could)|['’](?:s|d|m|ve|re|ll))",
  de: '(?<again>ich|er|sie|es|wir|man|der|die|das) (?:hat|habe|hab|haben|hatte|ist|bin|sind|war|wird|kann|muss|will)',
  fr: '(?<again>il|elle|on|ils|elles|je|tu|ça) (?:a|est|était|avait|ont|sont|va|peut|doit)',
};
const BEGUN_AGAIN = forEach((language) => {
  const begins = BEGUN[language];
  return begins === undefined
    ? /(?!)/gu
    : new RegExp(
        `(?<![\\p{L}'’])${begins}(?:,|…)? (?:${SOUNDS[language]})(?:,|…)? \\k<again>(?![\\p{L}])`,
        'giu',
      );
});
/** The same over a sound that is a word as well: "it, er, it failed". */
const PARTED_RESTART = forEach(
  (language) =>
    new RegExp(
      `(?<![\\p{L}'’])(?<again>(?:[\\p{L}'’]+ )?[\\p{L}'’]+), (?:${PARTED_SOUNDS[language]}), \\k<again>(?![\\p{L}'’])`,
      'giu',
    ),
);
const PARTED = forEach(
  (language) =>
    new RegExp(
      `(?<pre>(?:^|(?<=\\n)|(?<=[.!?]${GAP})|,)${GAP})${FIRST}(?<said>${anyCase(PARTED_SOUNDS[language])})${LAST}(?<post>${GAP}(?:,|…|\\.{3})${GAP})`,
      'gu',
    ),
);
const TAGGED = forEach(
  (language) =>
    new RegExp(
      `(?<pre>,${GAP})${FIRST}(?<said>(?:${TAGS[language]}))(?<post>${GAP}(?:,|(?=[.!]|$|\\n)|\\?(?=\\s*(?:$|\\n))|$)${GAP})`,
      'gmu',
    ),
);

/** Where no comma shows them: what goes on behind them does. */
const BARE_CHECKS: PerLanguage<RegExp> = {
  en: /(?<!(?<![\p{L}])(?:do|did|if|as|what|all|that|way|how|let|than|you|they|i|we))(?<=\p{L}),? you know(?=,? (?:and|but|so|because)(?![\p{L}])|[.!]|$)/gmu,
  de: /(?<!(?<![\p{L}])(?:sag\p{L}*|gesagt|mein\p{L}*|dann|nur|auch|so|wie|für|auf|über|um|und|oder))(?<=\p{L})(?:, (?:ne|nech|gell)(?!,)| (?:ne|nech|gell))(?:\?|(?=,| (?:und|aber|weil|dann)(?![\p{L}])|[.!]|$))/gmu,
  fr: /(?<=\p{L})(?:, hein(?!,)| hein)(?=,? (?:et|mais|donc|alors|parce|puis)(?![\p{L}])|[.!,]|$)/gmu,
  es: /(?<=\p{L}),? ¿(?:no|sabes|vale|verdad|eh)\?(?=,? (?:y|pero|porque|entonces)(?![\p{L}]))/gmu,
};

/** "An um", "she says um.": somebody speaks of the sound. */
const NAMED_SOUND =
  /(?<![\p{L}])(?:an|every|each|no|single|(?:k|jed)?eine?[nms]?|jedes|chaque|aucun|cada|ningún)\s$|(?<![\p{L}])(?:an|["„“«])\s?$/iu;

/** "Ich war, ähm, dort": true where the text has a sound that nobody writes. */
export function hasHesitation(text: string, language: PostLanguage): boolean {
  return withoutHesitations(text, language) !== text;
}

/** The text without the sounds of somebody who looks for a word, and without the commas around them. It must hold no quotation. */
export function withoutHesitations(text: string, language: PostLanguage): string {
  return begun(
    [HESITATION[language], PARTED[language]].reduce(
      (left, pattern) => left.replace(pattern, (...found: unknown[]) => without(found, language)),
      text
        .replace(RESTART[language], '$<again>')
        .replace(PARTED_RESTART[language], '$<again>')
        .replace(BEGUN_AGAIN[language], '$<again>'),
    ),
  );
}

/** The same of what is said for its sound between commas: "you know", "ne", "o sea". @param text of somebody who speaks */
export function withoutSpokenTags(text: string, language: PostLanguage): string {
  return begun(
    text
      .replace(BARE_CHECKS[language], '')
      .replace(TAGGED[language], (...found: unknown[]) =>
        isCompass(found) || isNamed(found, language) ? String(found[0]) : without(found, language),
      ),
  );
}

/** Stands in the place of a sound behind a conjunction: whoever looks for words there begins anew. */
export const PAUSE = '\uE002';
const JOINED_WITH_SOUND = forEach(
  (language) =>
    new RegExp(
      `(?<=[\\p{L}\\p{N}],? )(?<joined>(?:and|but|so|und|aber|et|mais|y|pero)(?:,|…)? (?:${SOUNDS[language]}${language === 'en' ? '|er(?= (?:i|we|he|she|they|it|the)(?![\\p{L}]))' : ''})(?:,|…)?) (?=\\p{L})`,
      'giu',
    ),
);

/** The text with a pause marked where a sound stands behind "and". It is read by whoever parts sentences, and taken out there. */
export const withPauses = (text: string, language: PostLanguage): string =>
  text.replace(JOINED_WITH_SOUND[language], `$<joined> ${PAUSE}`);

/** Behind it a sentence begins that had its capital in what is gone. */
const BEGINS = '\uE001';
const begun = (text: string) =>
  text.replace(new RegExp(`${BEGINS}(\\p{L}?)`, 'gu'), (_, letter: string) => letter.toUpperCase());

/** "Paul, ben, et moi": of somebody who types small. */
function isNamed(found: readonly unknown[], language: PostLanguage): boolean {
  const { text, at, whole, groups } = placeOf(found);
  return (
    groups.said === 'ben' &&
    !(
      language === 'fr' &&
      /^(?:(?:je|on|ils?|elles?|ça|nous|vous|tu|là|l[ea]s?|une?)(?!\p{L})|[jc]['’])/iu.test(
        text.slice(at + whole.length),
      )
    )
  );
}

/** "Norte, este, sur". */
function isCompass(found: readonly unknown[]): boolean {
  const { text, at, whole } = placeOf(found);
  return (
    /este/iu.test(whole) &&
    /(?:norte|sur|oeste)\P{L}*$|^\P{L}*(?:y )?(?:norte|sur|oeste)/iu.test(
      `${text.slice(Math.max(0, at - 12), at)}\n${text.slice(at + whole.length, at + whole.length + 12)}`,
    )
  );
}

interface Groups {
  readonly pre: string;
  readonly said: string;
  readonly post: string;
}

function placeOf(found: readonly unknown[]): { whole: string; at: number; text: string; groups: Groups } {
  const groups = found.at(-1) as Groups;
  return { whole: String(found[0]), at: Number(found.at(-3)), text: String(found.at(-2)), groups };
}

/** What stands in the place of a sound. */
function without(found: readonly unknown[], language: PostLanguage): string {
  const { whole, at, text, groups } = placeOf(found);
  const { pre, said, post } = groups;
  const before = text.slice(0, at);
  const behind = text.slice(at + whole.length);
  if (isMeant(before + pre, said, behind)) return whole;
  if (before.trim() === '' || /[.!?:\n]\s*$/u.test(before))
    return `${/\s$|^$/u.test(before) ? '' : pre.replace(/[,…]/gu, '')}${/^\p{Lu}/u.test(said) ? BEGINS : ''}`;
  // "Seven, um."
  if (/^(?:\s*$|\n|[.!?;:)])/u.test(behind)) return post.endsWith('\n') ? '\n' : '';
  const hasCommas = [pre, post].map((marks) => marks.includes(','));
  if (!hasCommas.includes(true)) return beginsAfterSound(before, behind, language) ? ', ' : ' ';
  const [isBefore, isBehind] = hasCommas;
  if (OPENS_CLAUSE[language].test(behind)) return ', ';
  // "El jefe, eh, no vino" denies what follows.
  if (/^(?:no|nein|non)[\s,]/iu.test(behind) && (language !== 'es' || /^no,/iu.test(behind))) return ', ';
  // "Le dije que no, eh, que el agua cuesta lo mismo"
  if (language === 'es' && /(?<!\p{L})no$/iu.test(before.trimEnd()) && /^que\s/iu.test(behind)) return ', ';
  if (isBefore !== true) return ' ';
  const ended = before.trimEnd();
  const isOpen = OPEN_WORDS[language].test(ended);
  if (isPartedByComma(ended, behind, language, isOpen)) return ', ';
  if (isOpen) return ' ';
  const isAwaited = !CHECKS.test(said) && endsWithVerb(ended, language);
  // "Les habían dado, o sea, botas": what was given is still to come.
  const isGiven = PERFECT[language]?.test(ended) === true && beginsClause(behind, language) === null;
  const isKept =
    isBehind !== true ||
    (CHECKS.test(said) && !isGiven) ||
    repeats(before, behind) ||
    (!isAwaited && COUNTED_UP.test(before)) ||
    beginsClause(behind, language) === 'surely' ||
    (!isAwaited && ADDS[language].test(behind) && !AWAITS.test(ended));
  return isKept ? ', ' : ' ';
}

/** "All the way home um I did six": whoever looks for words where a clause is whole begins another one. */
function beginsAfterSound(before: string, behind: string, language: PostLanguage): boolean {
  const clause = /[^.,;:!?\n]*$/u.exec(before.slice(-CLAUSE_MAX))?.[0].trim() ?? '';
  return (
    clause.split(/\s+/u).length >= WHOLE_FROM &&
    /^(?:I|we|he|she|they|ich|wir|je|j['’]|on|il|elle|yo|nosotros)(?![\p{L}])/iu.test(behind) &&
    beginsClause(behind, language) === 'surely' &&
    saysSomething(clause, language) &&
    !OPEN_WORDS[language].test(clause) &&
    !endsWithVerb(clause, language)
  );
}
const WHOLE_FROM = 6;
const CLAUSE_MAX = 240;

/** "Débranché, euh, juste débranché". */
function repeats(before: string, behind: string): boolean {
  const word = /\p{L}{3,}$/u.exec(before.trimEnd())?.[0].toLowerCase();
  return (
    word !== undefined &&
    behind
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u, 3)
      .includes(word)
  );
}

/** A name, an abbreviation, or the sound itself. */
function isMeant(before: string, said: string, behind: string): boolean {
  if (/^\p{Lu}/u.test(said) && !/(?:^|[.!?:…\n])\s*$/u.test(before)) return true;
  return NAMED_SOUND.test(before) && (/\ban\s$/iu.test(before) || /^\P{L}*$|^[.,;!?]/u.test(behind));
}
