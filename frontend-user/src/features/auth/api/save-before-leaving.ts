import { TIMEOUTS } from '@drumbeat/domain';
import { keptTexts } from './kept-texts';
import { dropLocalDraft, localCopiesOf, type LocalCopy } from '../../../entities/posts/local-draft';
import { sendLocalDraft } from '../../../entities/posts/send-local-draft';
import { unsavedText } from '../../../lib/unsaved-text';
import { within } from '../../../lib/within';

/**
 * Sends every unsaved text of the user: what is open, notes of closed forms, and copies that wait on this device from
 * before. Takes at most 2 s (SESSION-13) and answers the names of the texts that the server does not have then.
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

/** Refused where the post moved on since the copy was made: nobody is asked in passing which text is the right one. */
async function send({ key, postId, draft }: LocalCopy): Promise<void> {
  await sendLocalDraft(postId, draft);
  dropLocalDraft(key);
}
