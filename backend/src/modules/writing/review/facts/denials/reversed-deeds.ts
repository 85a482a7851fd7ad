import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { clausesOf, type Clause } from '../../../reading/clauses/clauses.js';
import { wordsAsSaid } from '../../../reading/denials/negations.js';
import { hasStem } from '../../../reading/words/stems.js';
import { undoneDeedsIn, type UndoneDeed } from '../../../reading/denials/undone-deeds.js';
import { hasFormOf } from '../../../reading/denials/verb-forms.js';

/** How much of the shorter of the two the deed and the clause have to have in common, beside the verb. */
const SAME_FROM = 0.5;

/**
 * "She picked the lock" of a lock that she could not pick, "I called" of a call that was forgotten, and the other way round: a deed that
 * the author names in the infinitive as undone, told in a form that says it was done. Where the author also says that it was done at some
 * time, nothing is told.
 */
export function reversedDeeds(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const source = material.join('\n\n');
  const undone = { text: undoneDeedsIn(text, language), material: undoneDeedsIn(source, language) };
  if (undone.text.length + undone.material.length === 0) return [];
  const done = {
    text: doneIn(text, undone.text, language),
    material: doneIn(source, undone.material, language),
  };
  const isSaidDone = ({ verb }: UndoneDeed) =>
    done.material.some(({ words }) => hasFormOf(words, verb, language));
  const claimed = done.text.filter((one) =>
    undone.material.some(
      (deed) => !isSaidDone(deed) && hasFormOf(one.words, deed.verb, language) && isOfTheSame(one, deed),
    ),
  );
  const denied = clausesOf(source, language).filter(({ isDenial }) => isDenial);
  const isSaidUndone = ({ verb }: UndoneDeed) =>
    undone.material.some((other) => other.verb === verb || hasFormOf([other.verb], verb, language)) ||
    denied.some(({ place }) => hasFormOf(wordsAt(source, place, language), verb, language));
  const taken = undone.text.filter(
    (deed) =>
      !isSaidUndone(deed) &&
      done.material.some((one) => hasFormOf(one.words, deed.verb, language) && isOfTheSame(one, deed)),
  );
  return [...claimed.map(({ clause }) => clause.place), ...taken.map(({ place }) => place)];
}

interface Done {
  readonly clause: Clause;
  readonly words: readonly string[];
}

/** A German noun is no form of a verb: "die Verlängerung" of "verlängern". */
const wordsAt = (text: string, { start, end }: TextRange, language: PostLanguage) =>
  wordsAsSaid(
    language === 'de'
      ? text.slice(start, end).replace(/(?<=\s)\p{Lu}[\p{L}\p{M}-]+/gu, '')
      : text.slice(start, end),
  );

/** The clauses that say what was done: none of what may be, of what is denied, and of a deed that was left undone. */
const doneIn = (text: string, undone: readonly UndoneDeed[], language: PostLanguage): Done[] =>
  clausesOf(text, language)
    .filter(({ isClaim, isDenial, isWithout, mood }) => isClaim && !isDenial && !isWithout && mood === '')
    .filter(
      ({ place }) => !undone.some((deed) => deed.place.start < place.end && place.start < deed.place.end),
    )
    .map((clause) => ({ clause, words: wordsAt(text, clause.place, language) }));

function isOfTheSame({ clause }: Done, { beside, verb }: UndoneDeed): boolean {
  const others = [...clause.stems].filter((stem) => !verb.startsWith(stem));
  const shared = others.filter((stem) => hasStem(beside, stem)).length;
  // Beside the deed nothing is named: "Apagué el horno" has its object, "me olvidé" none.
  return shared > 0 && shared / Math.min(beside.size, others.length) >= SAME_FROM;
}
