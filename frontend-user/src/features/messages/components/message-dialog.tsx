import { Suspense } from 'react';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { useOpenings } from '../../../lib/timing/use-openings';
import type { MessagedPrompt } from './prompt-messages';

const messages = lazyPart(() => import('./prompt-messages'));

interface MessageDialogProps {
  open: boolean;
  onClose: () => void;
  /** The message's prompt; null while closed. */
  prompt: MessagedPrompt | null;
}

/** The dialog for a message to the staff about a prompt. Its code is prefetched once the page has settled. */
export function MessageDialog({ prompt, ...dialog }: MessageDialogProps) {
  useLater(messages);
  const openings = useOpenings(dialog.open);
  return prompt && openings > 0 ? (
    <Suspense>
      <messages.Part key={openings} prompt={prompt} {...dialog} />
    </Suspense>
  ) : null;
}
