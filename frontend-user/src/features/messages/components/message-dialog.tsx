import { Suspense } from 'react';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { useOpenings } from '../../../lib/use-openings';
import type { MessageDialogProps } from './prompt-messages';

const messages = lazyPart(() => import('./prompt-messages'));

/** A line to the staff about one prompt. Its code is fetched once the page has settled. */
export function MessageDialog(props: MessageDialogProps) {
  useLater(messages);
  const openings = useOpenings(props.open);
  return openings > 0 ? (
    <Suspense>
      <messages.Part key={openings} {...props} />
    </Suspense>
  ) : null;
}
