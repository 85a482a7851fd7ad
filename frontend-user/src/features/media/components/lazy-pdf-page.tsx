import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import type { PdfPageProps } from './pdf-page';

const pdfPage = lazyPart(() => import('./pdf-page'));

/** Reading PDFs takes more code than all the rest of the page: it comes with the first document. */
export function LazyPdfPage(props: PdfPageProps) {
  return (
    <Suspense>
      <pdfPage.Part {...props} />
    </Suspense>
  );
}
