import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

// Reading a document takes a while; a worker keeps the page responsive.
GlobalWorkerOptions.workerSrc = workerUrl;

interface OpenPdf {
  readonly task: PDFDocumentLoadingTask;
  readers: number;
}

/** Cache by address. A document is shown in several places of a page, and each read needs its own worker. */
const opened = new Map<string, OpenPdf>();

/** A document for drawing its pages, read once however many show it. `close` has to be called when it is no longer shown. */
export function openPdf(url: string) {
  const known = opened.get(url);
  // The content security policy allows no WebAssembly.
  const pdf = known ?? { task: getDocument({ url, useWasm: false, disableAutoFetch: true }), readers: 0 };
  pdf.readers += 1;
  opened.set(url, pdf);
  return {
    document: pdf.task.promise,
    close: () => {
      pdf.readers -= 1;
      if (pdf.readers > 0) return;
      opened.delete(url);
      void pdf.task.destroy();
    },
  };
}
