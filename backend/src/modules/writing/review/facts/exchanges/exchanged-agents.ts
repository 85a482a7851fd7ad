import { isCommonWord, isStopWord, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { clausesOf, type Clause } from '../../../reading/clauses/clauses.js';
import { GIVEN_NAMES } from '../../../reading/names/known-names.js';
import { NAMES_AMONG_WORDS } from '../../../reading/names/names-among-words.js';
import { perTextIn, type PerLanguage } from '../../../reading/words/per-language.js';
import { quotationsIn } from '../../../reading/sentences/quotations.js';
import { hasStem, stemOf } from '../../../reading/words/stems.js';
import { isPeriod, unitAt } from '../../../reading/figures/units.js';

/** The author as who does it, at the head of a clause; German turns it round behind a time or a place. */
const I: PerLanguage<RegExp> = {
  en: /^(?:(?:and|so|then|but)\s){0,2}(?:(?<we>we)|i)(?=[\s'’])/iu,
  de: /^(?:(?:und|dann|also|da)\s){0,2}(?:den\s\p{L}+\s(?=hab))?(?:(?:hab|habe|haben|bin|sind)\s)?(?:(?<we>wir)|ich)(?!\p{L})/iu,
  fr: /^(?:(?:et|puis|alors|donc)\s){0,2}(?:(?<we>nous)|je|moi,? (?:je|j['’])|j['’])(?!\p{L}\p{M})/iu,
  // "Vendí": the ending says it.
  es: /^(?:(?:y|entonces|luego|después|así que)\s){0,2}(?:(?<we>nosotr[oa]s)|yo|(?!(?:aquí|ahí|allí|así|café|josé|casi)(?!\p{L}))\p{L}+[éí]|propuse|puse|hice|dije|traje|tuve|quise|pude|fui)(?!\p{L})/iu,
};
/** Of what is done they are no part. */
const HELPERS = /^(?:hab|habe|have)$/u;
/** Who else does it, before the deed: a role with its article, somebody addressed, or a role with "had" ("previous waller had"). */
const OTHER: PerLanguage<RegExp> = {
  en: /^(?:\p{L}+\s(?:that|who)\s)?(?:(?<own>my|our)|the|his|her|their)\s(?:\p{L}+\s)?\p{L}+(?:['’]s\s\p{L}+)?(?:\s(?:had|has|did))?\s$|^(?:mrs?|ms|dr)\.?\s\p{L}+\s$|^(?:(?:and|so|then)\s)?(?:he|she)\s(?:had\s)?$|^(?:\p{L}+\s){1,2}had\s$/iu,
  de: /^(?:den\s\p{L}+\s(?:hat|hatte|haben|hatten)\s)?(?:(?<own>mein|unser)\p{L}*|der|die|das|sein\p{L}*|ihr\p{L}*)\s\p{L}+(?:\s(?!ich|wir)\p{L}+)?(?:\s(?:hat|hatte|haben|hatten))?\s$|^(?:(?:und|dann)\s)?(?:er|sie)\s(?:hat|hatte)?\s?$|^(?:frau|herr|dr\.)\s\p{L}+(?:\s(?:hat|hatte))?\s$/iu,
  fr: /^(?:\p{L}+\sque\s)?(?:(?<own>mon|ma|notre|nos)|le|la|les|son|sa|l['’])\s?(?:\d+\s)?\p{L}+(?:\s\p{L}+)?(?:\s(?:a|avait|ont|avaient))?\s$|^(?:(?:et|puis)\s)?(?:il|elle)\s(?:a\s|avait\s)?$|^(?:m\.|mmes?|mlle|monsieur|madame|docteur|maître)\s\p{L}+(?:\s(?:a|avait))?\s$/iu,
  es: /^(?:(?<own>mi|nuestr[oa])|el|la|los|las|su)\s(?:\d+\s)?\p{L}+(?:\s(?:ha|había|han))?\s$|^(?:y\s)?(?:él|ella)\s$|^(?:(?:el|la)\s)?(?:sra?\.|señora?|don|doña|dra?\.)\s\p{L}+(?:\s(?:ha|había))?\s$/iu,
};
/** "Den Antrag hat meine Frau geschrieben": no part of who did it. */
const OBJECT_FIRST = /^den\s\p{L}+\s(?:hat|hatte|haben|hatten)\s/iu;
const NAMED =
  /^(?:(?:and|und|et|y)\s)?(?<name>\p{Lu}[\p{L}\p{M}-]+)(?:\s\p{Lu}[\p{L}\p{M}-]+)?(?:\s(?:from|von|de|aus|du)\s\p{L}+)?(?:\s(?:has|had|hat|hatte|a|avait|ha|había))?\s$/u;
/** Behind it: the author says that they did not do it. */
const NOT_ME =
  /^(?:(?:and|und|et|y)\s)?(?:not (?:me|i|us)|i (?:didn['’]t|did not|only|just)|nicht ich|ich nicht|pas moi|moi(?:,? j['’]| non)|yo no|no yo)(?!\p{L})/iu;
const FIRST = /(?<!\p{L})(?:i|we|ich|wir|je|nous|yo|nosotros)(?!\p{L})|(?<!\p{L})j['’]/iu;
const DEEDS_MIN = 2;

/** To whom it is done, where that is the author: "thanked me", "hat uns gekündigt". */
const TO_ME: PerLanguage<RegExp> = {
  en: /(?<!\p{L})(?:me|us)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:mich|mir|uns)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:me|nous)(?!\p{L})|(?<!\p{L})m['’]/iu,
  es: /(?<!\p{L})(?:me|nos)(?!\p{L})/iu,
};
const JOINED = /^\s(?:and|und|et|y)\s$/iu;
/** A verb that goes on from the one before it, in the forms in which a story is told. */
const DONE: PerLanguage<RegExp> = {
  en: /^(?:went|took|gave|sent|paid|shook|put|made|told|said|wrote|rang|left|kept|sold|bought|built|found|drove|brought|broke|threw|held|sat|stood|\p{L}{3,}ed)$/u,
  de: /^(?:ging|nahm|gab|schrieb|rief|kam|fuhr|brachte|hielt|warf|\p{L}{3,}te)$/u,
  fr: /^(?:a|avait)$/u,
  es: /^\p{L}{3,}ó$/u,
};
/** Of these the author may be one. */
const OURS =
  /(?<!\p{L})(?:team|crew|staff|company|firm|shop|people|everybody|everyone|all|equipo|equipe|équipe|empresa|entreprise|boîte|betrieb|firma|leute|alle|tous|todos)(?!\p{L})/iu;

interface Deed {
  /** Words of content of who did it. */
  readonly subject: ReadonlySet<string>;
  readonly isToMe: boolean;
  readonly isOurs: boolean;
  readonly clause: Clause;
  readonly who: 'i' | 'we' | 'own' | 'other';
  /** Words of content without who did it. */
  readonly deed: ReadonlySet<string>;
  readonly isNotMe: boolean;
}

/**
 * "I asked for sand" of "Dana asked for sand", "We had changed the pump" of "the firm before us had": a deed of which the author says that
 * somebody else did it, told as theirs, all of it in their words. What "my team" did "we" did, and what anybody did of whom the notes only
 * leave out the "I" is not looked at.
 */
export function exchangedAgents(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const told = DEEDS[language](text);
  if (told.length === 0) return [];
  const own = told.filter(({ who }) => who === 'i' || who === 'we');
  const said = material.flatMap(DEEDS[language]);
  const claims = material.flatMap((source) => clausesOf(source, language));
  const turned = told.filter(
    (one) => isGivenAway(one, said, claims, language) || isTurnedRound(one, said, language),
  );
  return [
    ...turned.map(({ clause }) => clause.place),
    ...own
      .filter(({ clause, who, deed }) => {
        const isAll = ({ stems }: { readonly stems: ReadonlySet<string> }) => {
          const theirs = formsIn(stems, language);
          return [...formsIn(deed, language)].every((stem) => hasStem(theirs, stem));
        };
        const others = said.filter(
          (one) =>
            (one.who === 'other' || (one.who === 'own' && who === 'i')) &&
            one.clause.isDenial === clause.isDenial &&
            one.clause.mood === clause.mood &&
            isAll({ stems: one.deed }) &&
            (deed.size >= DEEDS_MIN || one.isNotMe),
        );
        // Said of anybody else in another clause, it may be theirs.
        return (
          others.length > 0 &&
          claims.every(
            (one) =>
              one.isDenial !== clause.isDenial || !isAll(one) || others.some((other) => isAt(other, one)),
          )
        );
      })
      .map(({ clause }) => clause.place),
  ];
}

const saysAll = (deed: ReadonlySet<string>, stems: ReadonlySet<string>, language: PostLanguage) => {
  const theirs = formsIn(stems, language);
  return [...formsIn(deed, language)].every((stem) => hasStem(theirs, stem));
};
const isAlike = ({ clause }: Deed, other: Deed) =>
  clause.isDenial === other.clause.isDenial && clause.mood === other.clause.mood;

/** "Terry paid the fine" of "I paid the fine": the author's own deed, told of somebody else. */
function isGivenAway(
  one: Deed,
  said: readonly Deed[],
  claims: readonly Clause[],
  language: PostLanguage,
): boolean {
  if (one.who !== 'other' || one.isOurs || one.isToMe || one.deed.size < DEEDS_MIN) return false;
  const mine = said.filter(
    (other) => other.who === 'i' && isAlike(one, other) && saysAll(one.deed, other.clause.stems, language),
  );
  // "I told the manager, and the manager told the nurses"
  return (
    mine.length > 0 &&
    claims.every(
      (other) => !saysAll(one.deed, other.stems, language) || mine.some((deed) => isAt(deed, other)),
    )
  );
}

/** "I thanked the boss" of "the boss thanked me", and the other way round: the same words, and who did it has changed places. */
function isTurnedRound(one: Deed, said: readonly Deed[], language: PostLanguage): boolean {
  const all = one.clause.stems;
  if (all.size < DEEDS_MIN) return false;
  const isMine = one.who === 'i' || one.who === 'we';
  if (!isMine && !(one.who === 'other' && one.isToMe)) return false;
  const isSame = (other: Deed) => isAlike(one, other) && saysAll(all, other.clause.stems, language);
  const turned = said.filter(
    (other) =>
      isSame(other) &&
      (isMine
        ? other.who === 'other' && other.isToMe && saysAll(other.subject, all, language)
        : (other.who === 'i' || other.who === 'we') &&
          !other.isToMe &&
          saysAll(one.subject, other.clause.stems, language)),
  );
  return turned.length > 0 && !said.some((other) => isSame(other) && !turned.includes(other));
}

/** Spanish verbs change a vowel with who does it: "eligió", "elegí". */
const formsIn = (stems: ReadonlySet<string>, language: PostLanguage): ReadonlySet<string> =>
  language === 'es'
    ? new Set([...stems].map((stem) => stem.replaceAll('i', 'e').replaceAll('u', 'o')))
    : stems;

const isAt = ({ clause }: Deed, { place }: Clause) =>
  clause.place.start === place.start && clause.place.end === place.end;

const DEEDS = perTextIn((source, language): readonly Deed[] => {
  const clauses = clausesOf(source, language);
  const quotations = quotationsIn(source, 2);
  let head = '';
  return clauses.flatMap((clause, index): Deed[] => {
    // "I" of a quotation is whoever is quoted.
    if (quotations.some(({ start, end }) => start <= clause.place.start && clause.place.start < end))
      return [];
    const own = source.slice(clause.place.start, clause.place.end);
    const joint = source.slice(clauses[index - 1]?.place.end ?? 0, clause.place.start);
    const first = /^\p{L}+/u.exec(own)?.[0] ?? '';
    // "The captain went over and shook his hand": who it was stands in the clause before.
    const isJoined = head !== '' && JOINED.test(joint) && DONE[language].test(first);
    const part = isJoined ? `${head}${own}` : own;
    if (!isJoined) head = '';
    const next = clauses[index + 1]?.place;
    const isNotMe = next !== undefined && NOT_ME.test(source.slice(next.start, next.end));
    const stems = new Set([...clause.stems].filter((stem) => !/^\d/u.test(stem) && !HELPERS.test(stem)));
    const mine = I[language].exec(part);
    if (mine !== null) {
      if (!isJoined) head = `${mine[0]} `;
      return [
        {
          clause,
          who: mine.groups?.['we'] ? 'we' : 'i',
          deed: stems,
          subject: new Set(),
          isNotMe: false,
          isToMe: TO_ME[language].test(part),
          isOurs: false,
        },
      ];
    }
    // "The first year I lose": a time is nobody, and nobody is no one else.
    if (FIRST.test(part) || isTime(part) || clause.isNobody) return [];
    for (const { index: at } of part.matchAll(/(?<=\s)(?=\p{L})/gu)) {
      const who = part.slice(0, at);
      const role = OTHER[language].exec(who);
      if (role === null && !isNamed(who, language)) continue;
      const subject = new Set(
        (who.replace(OBJECT_FIRST, '').match(/[\p{L}\p{M}]+/gu) ?? []).flatMap(
          (word) => stemOf(word.toLowerCase(), language) ?? [],
        ),
      );
      const deed = new Set([...stems].filter((stem) => !subject.has(stem)));
      // The longest head may have the deed in it.
      if (!isJoined) head = who;
      if (deed.size > 0)
        return [
          {
            clause,
            who: role?.groups?.['own'] ? 'own' : 'other',
            deed,
            subject,
            isNotMe,
            isToMe: TO_ME[language].test(part),
            isOurs: OURS.test(who),
          },
        ];
    }
    return [];
  });
});

const HEAD_WORDS = 3;
const isTime = (part: string) =>
  part.split(/\s+/u, HEAD_WORDS).some((word) => {
    const unit = unitAt(word)?.unit;
    return unit !== undefined && isPeriod(unit);
  });

function isNamed(head: string, language: PostLanguage): boolean {
  const name = NAMED.exec(head)?.groups?.['name'];
  if (name === undefined) return false;
  const word = name.toLowerCase();
  const isGiven = GIVEN_NAMES.has(name) || NAMES_AMONG_WORDS.has(word);
  return isGiven || (!isStopWord(word, language) && !isCommonWord(word, language));
}
