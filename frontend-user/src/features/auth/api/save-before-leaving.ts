import { TIMEOUTS } from '@drumbeat/domain';
import { keptTexts } from './kept-texts';
import { dropLocalDraft, localCopiesOf, type LocalCopy } from '../../../entities/posts/local-draft';
import { sendLocalDraft } from '../../../entities/posts/send-local-draft';
import { unsavedText } from '../../../lib/unsaved-text';
import { within } from '../../../lib/within';

/**
 * Sends every unsaved text of the user: open ones, notes of closed forms, and earlier copies on this device. Takes at
 * most 2 s (SESSION-13) and returns the names of the texts that were not saved.
 */
export async function saveBeforeLeaving(userId: string): Promise<string[]> {
  const open = unsavedText.keys();
  const waiting = localCopiesOf(userId).filter(({ postId }) => !open.has(postId));
  const names = await Promise.all([
    ...[...unsavedText.all(), ...keptTexts(userId)].map(({ name, save }) => nameIfLost(name, save)),
    ...waiting.map((copy) => nameIfLost(copy.draft.title || 'A new post', () => send(copy))),
  ]);
  return names.filter((name) => name !== null);
}

async function nameIfLost(name: string, save?: () => Promise<unknown>): Promise<string | null> {
  if (!save) return name;
  const saved = save().then(
    () => true,
    () => false,
  );
  return (await within(TIMEOUTS.signOutMs, saved, false)) ? null : name;
}

/** Refused when the post changed since the copy was made: a conflict is not decided while signing out. */
async function send({ key, postId, draft }: LocalCopy): Promise<void> {
  await sendLocalDraft(postId, draft);
  dropLocalDraft(key);
}
