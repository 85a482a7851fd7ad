import type { PostLanguage } from '@drumbeat/domain';
import { habitName } from '../../../brief/habits/habit.js';
import { CASES, CLOSINGS, LETTERS, sameEndingIn } from '../../../brief/habits/habits.rules.js';
import { OPENINGS } from '../../../brief/habits/line-kinds.js';
import { traitName } from '../../../brief/habits/traits.js';
import type { WritingVoice } from '../../../draft-writer.service.js';
import { authorFormOf, isAsked, type AuthorForm } from './author-form.js';
import { withoutEmoji } from './without-emoji.js';

type Chooser = Pick<WritingVoice, 'own_posts' | 'preferences'>;

/** The form to write in: that of the author's posts, without the habits of which they said that these are not theirs. */
export function chosenForm({ own_posts, preferences }: Chooser, language: PostLanguage | null): AuthorForm {
  const form = authorFormOf(
    own_posts.map(({ content }) => content),
    language,
  );
  const denied = preferences?.denied_habits ?? [];
  return denied.reduce<AuthorForm>((left, habit) => ({ ...left, ...without(habit, left) }), {
    ...form,
    openings: form.openings.filter(({ kind }) => !denied.includes(OPENINGS[kind])),
  });
}

const denies = ({ preferences }: Pick<Chooser, 'preferences'>, habit: string) =>
  preferences?.denied_habits.includes(habit) ?? false;

export const deniesHashtags = (author: Pick<Chooser, 'preferences'>) => denies(author, traitName('hashtag'));
export const deniesEmoji = (author: Pick<Chooser, 'preferences'>) => denies(author, traitName('emoji'));

/** Denied habits that arranging can leave out. */
export const deniedForms = ({ own_posts, preferences }: Chooser): string[] => {
  const kept = chosenForm({ own_posts, preferences: null }, null);
  const openings: readonly string[] = Object.values(OPENINGS);
  return (preferences?.denied_habits ?? []).filter(
    (habit) =>
      openings.includes(habit) ||
      habit === traitName('hashtag') ||
      Object.keys(without(habit, kept)).length > 0,
  );
};

/** What a form loses with a habit; nothing where it does not show in the form. */
function without(habit: string, form: AuthorForm): Partial<AuthorForm> {
  const { closing, letter, lateEmoji } = form;
  const soberClosing = closing === null ? null : withoutEmoji(closing);
  const ending = sameEndingIn(habit);
  if (ending !== null) return closing !== null && ending.includes(closing) ? { closing: null } : {};
  switch (habit) {
    case traitName('question'):
    case CLOSINGS.question:
      return { closesWithQuestion: false, closing: closing !== null && isAsked(closing) ? null : closing };
    case traitName('emoji'):
      return { openingEmoji: null, closingEmoji: null, lateEmoji: null, closing: soberClosing };
    case CLOSINGS.emoji:
      return {
        closingEmoji: null,
        lateEmoji: lateEmoji?.isInLast === true ? null : lateEmoji,
        closing: soberClosing,
      };
    case traitName('list'):
      return { usesLists: false };
    case traitName('brackets'):
      return { usesAsides: false };
    case habitName(CASES.small):
    case CASES.smallBeginnings:
      return { isLowerCase: false };
    case habitName(LETTERS.salutation):
      return { letter: null };
    case habitName(LETTERS.signOff):
      return { letter: letter === null ? null : { ...letter, signOff: null } };
    default:
      return {};
  }
}
