import { lazy, Suspense, useState } from 'react';
import type { OwnPostDialogProps } from './own-post-dialog';

const OwnPostDialog = lazy(() => import('./own-post-dialog'));

/** Its code is fetched when it opens for the first time; afterwards it keeps what was typed. */
export function CreateOwnPostDialog(props: OwnPostDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <OwnPostDialog {...props} />
    </Suspense>
  ) : null;
}
