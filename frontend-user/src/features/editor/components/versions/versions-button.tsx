import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconAction } from '../../../../components/icon-action';
import { lazyPart, useLater } from '../../../../components/lazy-part';
import type { Post } from '../../../../entities/types';
import type { DraftWords } from '../../../../entities/posts/local-draft';
import { notify } from '../../../../lib/notices/notify';

const versionsDialog = lazyPart(() => import('./versions-dialog'));

interface VersionsButtonProps {
  post: Post;
  /** The text in the editor. */
  present: DraftWords;
  readOnly: boolean;
  saveNow: () => Promise<Post>;
}

/** Opens the earlier texts of the post, once the present one is saved: it is what they are compared with. */
export function VersionsButton({ post, present, readOnly, saveNow }: VersionsButtonProps) {
  const [open, setOpen] = useState(false);
  useLater(versionsDialog);
  const show = () =>
    readOnly
      ? setOpen(true)
      : void saveNow().then(
          () => setOpen(true),
          () =>
            notify.warning('The versions cannot be shown now', {
              description: 'The text has to be saved first. It is kept on this device.',
            }),
        );
  return (
    <>
      <IconAction icon={History} label="Versions" onClick={show} />
      {open ? (
        <Suspense>
          <versionsDialog.Part
            post={post}
            present={present}
            readOnly={readOnly}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
