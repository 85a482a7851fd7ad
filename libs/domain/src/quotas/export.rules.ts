/** Time-out of a download of gigabytes; one that stands still ends long before. */
export const DOWNLOAD_MS = 60 * 60_000;

/** How much of an export has come; how much there will be is not known before its end. */
export const receivedLabel = (bytes: number): string =>
  bytes === 0 ? 'The file is being put together…' : `${(bytes / 1_000_000).toFixed(1)} MB so far`;
