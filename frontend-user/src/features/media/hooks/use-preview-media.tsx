import { documentTitle } from '@drumbeat/domain';
import type { PreviewMedia } from '@drumbeat/ui';
import { useCallback, useMemo, useState } from 'react';
import { LazyPdfPage } from '../components/lazy-pdf-page';
import type { MediaSet } from '../post-media';

/** The files as LinkedIn's card shows them: null where there are none. Which page of a document is open is kept here. */
export function usePreviewMedia({ items, title }: MediaSet): PreviewMedia | null {
  const [open, setOpen] = useState<{ id: string; page: number } | null>(null);
  const [ratio, setRatio] = useState<number | undefined>(undefined);
  const learnRatio = useCallback((learned: number) => setRatio(learned), []);
  return useMemo(() => {
    const [first] = items;
    if (!first) return null;
    if (first.kind === 'document') {
      const page = open?.id === first.id ? open.page : 1;
      return {
        kind: 'document',
        document: {
          title: documentTitle(title.trim() || null, first.file_name),
          pages: first.pages ?? 1,
          page,
          onPage: (next) => setOpen({ id: first.id, page: next }),
          drawn: <LazyPdfPage url={first.url} page={page} onRatio={learnRatio} />,
          ...(ratio === undefined ? {} : { ratio }),
        },
      };
    }
    return {
      kind: 'images',
      images: items.map(({ id, url, thumbnail_url, alt_text, width, height }) => ({
        id,
        url: items.length === 1 ? url : (thumbnail_url ?? url),
        altText: alt_text,
        width,
        height,
      })),
    };
  }, [items, title, open, ratio, learnRatio]);
}
