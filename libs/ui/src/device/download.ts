/** The name that the server gives the file. @param fallback when a proxy has removed it */
export const fileNameOf = (response: Response, fallback: string): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallback;

/** Starts a download by the browser. */
export function download(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the address by then; Safari takes it late.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
