import { RenderingCancelledException, type PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { openPdf } from '../open-pdf';

/** Sharp on LinkedIn's widest card, on a dense screen too. */
const widestCard = 2 * 552;

export interface PdfPageProps {
  url: string;
  /** From 1 on. */
  page: number;
  /** Width in pixels at which it is rendered. */
  drawnWidth?: number;
  /** Called with the page's aspect ratio (width by height). */
  onRatio?: (ratio: number) => void;
}

/** One page of a document, drawn; an empty sheet where it cannot be read here. */
export default function PdfPage({ url, page, drawnWidth = widestCard, onRatio }: PdfPageProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let wanted = true;
    const { document, close } = openPdf(url);
    document.then(
      (read) => {
        if (wanted) setPdf(read);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
      setPdf(null);
      close();
    };
  }, [url]);
  useEffect(() => {
    const sheet = canvas.current;
    if (!pdf || !sheet) return undefined;
    let cancel = () => {};
    let wanted = true;
    async function draw(document: PDFDocumentProxy, target: HTMLCanvasElement) {
      const opened = await document.getPage(page);
      if (!wanted) return;
      const { width, height } = opened.getViewport({ scale: 1 });
      const viewport = opened.getViewport({ scale: drawnWidth / width });
      target.width = viewport.width;
      target.height = viewport.height;
      onRatio?.(width / height);
      const task = opened.render({ canvas: target, viewport });
      cancel = () => task.cancel();
      await task.promise;
    }
    draw(pdf, sheet).catch((error: unknown) => {
      if (wanted && !(error instanceof RenderingCancelledException)) sheet.width = 0;
    });
    return () => {
      wanted = false;
      cancel();
    };
  }, [pdf, page, drawnWidth, onRatio]);
  return <canvas ref={canvas} role="img" aria-label={`Page ${page}`} />;
}
