import { Suspense } from 'react';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { useOpenings } from '../../../lib/use-openings';
import type { MessagedPrompt } from './prompt-messages';

const messages = lazyPart(() => import('./prompt-messages'));

interface MessageDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the line is about; null while it is about nothing. */
  prompt: MessagedPrompt | null;
}

/** A line to the staff about one prompt. Its code is fetched once the page has settled, before there is a prompt to speak of. */
export function MessageDialog({ prompt, ...dialog }: MessageDialogProps) {
  useLater(messages);
  const openings = useOpenings(dialog.open);
  return prompt && openings > 0 ? (
    <Suspense>
      <messages.Part key={openings} prompt={prompt} {...dialog} />
    </Suspense>
  ) : null;
}
