import type * as library from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { createContext, use, useRef, useState, type ReactNode } from 'react';
import { fetchCode } from '../../../lib/fetch-code';

type Adapter = Pick<typeof library, 'draggable' | 'dropTargetForElements'>;

const AdapterContext = createContext<Adapter | null>(null);

/** The drag library, once it is there; null without a fine pointer. */
export const useDragAdapter = () => use(AdapterContext);

/**
 * Below it things can be dragged. The library is fetched when a mouse comes near: touch and keyboard have "Move to…", and
 * no page waits for it.
 */
export function DragBoard({ children }: { children: ReactNode }) {
  const [adapter, setAdapter] = useState<Adapter | null>(null);
  const isAsked = useRef(false);
  return (
    <AdapterContext value={adapter}>
      <div
        onPointerMove={(event) => {
          if (isAsked.current || event.pointerType !== 'mouse') return;
          isAsked.current = true;
          fetchCode(() => import('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter')).then(
            (fetched) => setAdapter(fetched),
            // Without the library things stay where they are; "Move to…" moves them.
            () => undefined,
          );
        }}
      >
        {children}
      </div>
    </AdapterContext>
  );
}
