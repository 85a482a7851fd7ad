import {
  getDocument,
  GlobalWorkerOptions,
  RenderingCancelledException,
  type PDFDocumentProxy,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';

// Reading a document takes a while; the page that somebody types in stays free for that.
GlobalWorkerOptions.workerSrc = workerUrl;

/** Sharp on LinkedIn's widest card, on a dense screen too. */
const drawnWidth = 2 * 552;

interface PdfPageProps {
  url: string;
  /** From 1 on. */
  page: number;
  /** Told how wide the page is by its height. */
  onRatio: (ratio: number) => void;
}

/** One page of a document, drawn; an empty sheet where it cannot be read here. */
export default function PdfPage({ url, page, onRatio }: PdfPageProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // The content security policy allows no WebAssembly.
    const loading = getDocument({ url, useWasm: false, disableAutoFetch: true });
    loading.promise.then(setPdf, () => undefined);
    return () => {
      setPdf(null);
      void loading.destroy();
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
      onRatio(width / height);
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
  }, [pdf, page, onRatio]);
  return <canvas ref={canvas} role="img" aria-label={`Page ${page}`} />;
}
