/** What can be read from an error answer of LinkedIn; every field may be missing, as in a proxy's HTML page. */
export interface LinkedInError {
  serviceErrorCode: number | null;
  /** `code` of the envelope and of each input error, upper case. */
  codes: string[];
  message: string;
}

const URN_OF_POST = /urn:li:(?:share|ugcPost|activity):\d+/;

/** Reads LinkedIn's error envelope (external-apis §1.8); never throws, whatever the body holds. */
export function parseLinkedInError(responseBody: string): LinkedInError {
  const envelope = objectOf(parseJson(responseBody));
  const inputErrors: unknown = objectOf(envelope['errorDetails'])['inputErrors'];
  const codes = [envelope, ...(Array.isArray(inputErrors) ? inputErrors.map(objectOf) : [])]
    .map((part) => part['code'])
    .filter((code) => typeof code === 'string')
    .map((code) => code.toUpperCase());
  const { serviceErrorCode, message } = envelope;
  return {
    serviceErrorCode: typeof serviceErrorCode === 'number' ? serviceErrorCode : null,
    codes,
    message: typeof message === 'string' ? message : '',
  };
}

/** True for the answer to a text that LinkedIn already has from this member. */
export function isDuplicateError(error: LinkedInError): boolean {
  return error.codes.includes('DUPLICATE_POST') || /content is a duplicate of/i.test(error.message);
}

/** True for the answer to a post whose image or document has not arrived or is not prepared yet: nothing was made of it (external-apis §1.6). */
export function isMediaNotReadyError(error: LinkedInError): boolean {
  const notReady = /MEDIA_ASSET_(?:WAITING_UPLOAD|PROCESSING)/u;
  return error.codes.some((code) => notReady.test(code)) || notReady.test(error.message);
}

/** The post that a duplicate error names; null when the body is no such error or names none. */
export function duplicateUrn(responseBody: string): string | null {
  if (!isDuplicateError(parseLinkedInError(responseBody))) return null;
  return URN_OF_POST.exec(responseBody)?.[0] ?? null;
}

/** True when a 403 is about permissions and not about the text. */
export function isMissingScopeError(error: LinkedInError): boolean {
  return (
    error.serviceErrorCode === 100 ||
    error.codes.includes('ACCESS_DENIED') ||
    /not enough permissions/i.test(error.message)
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
