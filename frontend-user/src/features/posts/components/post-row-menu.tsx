import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconAction } from '../../../components/icon-action';
import { lazyPart, useEver, useLater } from '../../../components/lazy-part';
import type { RowAction } from './row-action';

const list = lazyPart(() => import('./post-row-menu-list'));

export function PostRowMenu({ title, actions }: { title: string; actions: RowAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useEver(anchor !== null);
  useLater(list);
  return (
    <>
      <IconAction
        icon={Ellipsis}
        size="small"
        label={`More for “${title}”`}
        hint="More"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={list.fetch}
        onFocus={list.fetch}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {wasOpened ? (
        <Suspense>
          <list.Part anchor={anchor} actions={actions} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
