import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import { useOpenings } from '../../../lib/use-openings';
import type { OwnPostDialogProps } from './own-post-dialog';

const { Part: OwnPostDialog } = lazyPart(() => import('./own-post-dialog'));

/** Its code is fetched when it opens for the first time; each opening shows what this device keeps. */
export function CreateOwnPostDialog(props: OwnPostDialogProps) {
  const openings = useOpenings(props.open);
  return openings > 0 ? (
    <Suspense>
      <OwnPostDialog key={openings} {...props} />
    </Suspense>
  ) : null;
}
