/** The readable parts of an error response of LinkedIn; every field may be missing, as in a proxy's HTML page. */
export interface LinkedInError {
  serviceErrorCode: number | null;
  /** `code` of the envelope and of each input error, upper case. */
  codes: string[];
  message: string;
  /** Paths of the fields that were found wrong, such as `commentary` or `content/media/altText`. */
  fields: string[];
}

const URN_OF_POST = /urn:li:(?:share|ugcPost|activity):\d+/;

/** Reads LinkedIn's error envelope (LINKEDIN-17); never throws, whatever the body. */
export function parseLinkedInError(responseBody: string): LinkedInError {
  const envelope = objectOf(parseJson(responseBody));
  const inputErrors: unknown = objectOf(envelope['errorDetails'])['inputErrors'];
  const inputs = Array.isArray(inputErrors) ? inputErrors.map(objectOf) : [];
  const codes = [envelope, ...inputs]
    .map((part) => part['code'])
    .filter((code) => typeof code === 'string')
    .map((code) => code.toUpperCase());
  const { serviceErrorCode, message } = envelope;
  return {
    serviceErrorCode: typeof serviceErrorCode === 'number' ? serviceErrorCode : null,
    codes,
    message: typeof message === 'string' ? message : '',
    fields: inputs
      .map((part) => objectOf(objectOf(part['input'])['inputPath'])['fieldPath'])
      .filter((field) => typeof field === 'string'),
  };
}

/** True for the response to a text that LinkedIn already has from this member. */
export function isDuplicateError(error: LinkedInError): boolean {
  return error.codes.includes('DUPLICATE_POST') || /content is a duplicate of/i.test(error.message);
}

/**
 * True for the response to a post whose image or document has not arrived or is not prepared yet: nothing was made of
 * it (LINKEDIN-16).
 */
export function isMediaNotReadyError(error: LinkedInError): boolean {
  return names(error, /MEDIA_ASSET_(?:WAITING_UPLOAD|PROCESSING)(?!_)/u);
}

/** True when LinkedIn will never show this upload; the file may be uploaded again (LINKEDIN-16). */
export function isMediaFailedError(error: LinkedInError): boolean {
  return names(error, /MEDIA_ASSET_PROCESSING_FAILED|INVALID_IMAGE_ID|UPDATING_ASSET_FAILED/u);
}

/** True for a write conflict: nothing was made, and the same call may be made again (LINKEDIN-17). */
export function isConflictError(error: LinkedInError): boolean {
  return error.codes.includes('CONFLICT') || /\bconflict\b/iu.test(error.message);
}

/** The user's text that LinkedIn refuses; null when the call itself is at fault, or unspecified. */
export type RefusedText = 'too_long' | 'blank' | 'invalid';

/** The parts of a post that come from its user; everything else in a request is ours. */
const OF_THE_USER = /^\/?(?:commentary|content|message)\b/u;

/** Reads a refusal of the user's text (LINKEDIN-17). */
export function refusedText(error: LinkedInError): RefusedText | null {
  if (error.fields.some((field) => !OF_THE_USER.test(field))) return null;
  const has = (code: string): boolean => error.codes.includes(code);
  if (has('FIELD_LENGTH_TOO_LONG') || /exceeded the maximum allowed/iu.test(error.message)) return 'too_long';
  if (has('INVALID_VALUE_BLANK_FIELD')) return 'blank';
  return has('INVALID_VALUE_FOR_FIELD') ? 'invalid' : null;
}

function names({ codes, message }: LinkedInError, code: RegExp): boolean {
  return codes.some((candidate) => code.test(candidate)) || code.test(message);
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
