import { getDocumentProxy } from 'unpdf';

export interface PdfTask {
  readonly content: Uint8Array;
  /** The last page is opened when there are no more than this. */
  readonly lastPageMax: number;
}

/**
 * Says how many pages a PDF has, in a process of its own (inspection.program.ts). The count is only what the file says of itself; opening
 * the last page shows whether the tree of pages holds together.
 */
export async function read({ content, lastPageMax }: PdfTask): Promise<object> {
  try {
    const document = await getDocumentProxy(new Uint8Array(content), { stopAtErrors: true, verbosity: 0 });
    const pages = document.numPages;
    if (pages > 0 && pages <= lastPageMax) await document.getPage(pages);
    return { kind: 'read', pages };
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    return { kind: isProtected ? 'protected' : 'unreadable' };
  }
}
