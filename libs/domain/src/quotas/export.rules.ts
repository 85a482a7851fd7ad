/** Time-out of a download of gigabytes; one that stands still ends long before. */
export const DOWNLOAD_MS = 60 * 60_000;

/**
 * The end of an archive that staff downloaded: `<seconds since 1970>.<43 signs>`, its comment as a ZIP. Who sends it back has read the
 * archive to its last byte, which the server cannot know of what lies in the buffers of a network.
 */
export const EXPORT_RECEIPT_LENGTH = 54;

/** How much of an export has come; how much there will be is not known before its end. */
export const receivedLabel = (bytes: number): string =>
  bytes === 0 ? 'The file is being put together…' : `${(bytes / 1_000_000).toFixed(1)} MB so far`;
