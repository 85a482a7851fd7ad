import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

// Reading a document takes a while; the page that somebody types in stays free for that.
GlobalWorkerOptions.workerSrc = workerUrl;

interface OpenPdf {
  readonly task: PDFDocumentLoadingTask;
  readers: number;
}

/** By address. A document shows in more than one place of a page, and each reading of it takes a worker of its own. */
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
