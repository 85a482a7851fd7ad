import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import { useOpenings } from '../../../lib/use-openings';
import type { MessageDialogProps } from './prompt-messages';

const { Part: PromptMessages } = lazyPart(() => import('./prompt-messages'));

/** A line to the staff about one prompt. Its code is fetched when it opens for the first time. */
export function MessageDialog(props: MessageDialogProps) {
  const openings = useOpenings(props.open);
  return openings > 0 ? (
    <Suspense>
      <PromptMessages key={openings} {...props} />
    </Suspense>
  ) : null;
}
