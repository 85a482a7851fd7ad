import type { HttpAnswer } from './api/answer.js';

/** Error responses of LinkedIn's API (LINKEDIN-17). Messages are LinkedIn's own if known. */
interface ErrorEnvelope {
  message: string;
  serviceErrorCode?: number;
  code?: string;
  errorDetailType?: string;
  errorDetails?: { inputErrors: readonly { code: string; description: string; input: object }[] };
}

function refusal(status: number, outcome: string, envelope: ErrorEnvelope): HttpAnswer {
  return { status, outcome, body: { status, ...envelope } };
}

const badRequest = 'com.linkedin.common.error.BadRequest';
const badRequestException = 'com.linkedin.content.common.exception.BadRequestResponseException';

export const linkedInErrors = {
  emptyToken: () =>
    refusal(401, 'no_token', {
      serviceErrorCode: 65604,
      code: 'EMPTY_ACCESS_TOKEN',
      message: 'Empty oauth2 access token',
    }),
  invalidToken: () =>
    refusal(401, 'invalid_token', {
      serviceErrorCode: 65600,
      code: 'INVALID_ACCESS_TOKEN',
      message: 'Invalid access token',
    }),
  revokedToken: () =>
    refusal(401, 'revoked_token', {
      serviceErrorCode: 65601,
      code: 'REVOKED_ACCESS_TOKEN',
      message: 'The token used in the request has been revoked by the user',
    }),
  expiredToken: () =>
    refusal(401, 'expired_token', {
      serviceErrorCode: 65602,
      code: 'EXPIRED_ACCESS_TOKEN',
      message: 'The token used in the request has expired',
    }),
  /** `resource` as LinkedIn names it, such as `partnerApiPostsExternal.CREATE`; `version` is YYYYMM. */
  accessDenied: (resource: string, version: string | null) =>
    refusal(403, 'no_permission', {
      serviceErrorCode: 100,
      code: 'ACCESS_DENIED',
      message: `Not enough permissions to access: ${resource}${version === null ? '' : `.${version}01`}`,
    }),
  foreignAuthor: () =>
    refusal(403, 'foreign_author', {
      serviceErrorCode: 100,
      code: 'ACCESS_DENIED',
      message:
        'Field Value validation failed in REQUEST_BODY: Data Processing Exception while processing fields [/author]',
    }),
  forbiddenContent: () =>
    refusal(403, 'forbidden_content', {
      code: 'FORBIDDEN',
      message: 'Content is not allowed to be published on behalf of this member',
    }),
  missingVersion: () =>
    refusal(400, 'no_version', {
      code: 'VERSION_MISSING',
      message: 'A version must be present. Please specify a version by adding the LinkedIn-Version header.',
    }),
  inactiveVersion: (version: string) =>
    refusal(426, 'inactive_version', {
      code: 'NONEXISTENT_VERSION',
      message: `Requested version ${version}01 is not active`,
    }),
  wrongProtocol: () =>
    refusal(400, 'wrong_protocol', {
      code: 'ILLEGAL_ARGUMENT',
      message: 'The header X-Restli-Protocol-Version must be 2.0.0',
    }),
  wrongMethod: () =>
    refusal(400, 'wrong_method', {
      code: 'ILLEGAL_ARGUMENT',
      message: 'The header X-RestLi-Method must be PARTIAL_UPDATE for a POST to an entity',
    }),
  malformedBody: (status = 400) =>
    refusal(status, 'malformed_body', {
      code: 'ILLEGAL_ARGUMENT',
      message: 'Could not parse the request body as JSON',
    }),
  unencodedUrn: () =>
    refusal(400, 'unencoded_urn', {
      code: 'ILLEGAL_ARGUMENT',
      message: 'Syntax exception in path variables',
    }),
  notFound: () =>
    refusal(404, 'not_found', { code: 'RESOURCE_NOT_FOUND', message: 'No virtual resource found' }),
  /** A value that the Posts API documents a 400 for (LINKEDIN-17). */
  invalidField: (code: string, field: string, description: string) =>
    refusal(400, 'invalid_field', {
      message: `${description}: ${field}`,
      errorDetailType: badRequest,
      errorDetails: { inputErrors: [{ code, description, input: { inputPath: { fieldPath: field } } }] },
    }),
  /** A body that violates the resource's schema: a field too many, or a union without its one member. */
  unprocessable: (field: string, description: string) =>
    refusal(422, 'unprocessable', {
      message: `ERROR :: /${field} :: ${description}`,
      errorDetailType: badRequest,
      errorDetails: {
        inputErrors: [
          { code: 'INVALID_VALUE_FOR_FIELD', description, input: { inputPath: { fieldPath: field } } },
        ],
      },
    }),
  unknownField: (field: string) =>
    linkedInErrors.unprocessable(field, 'unrecognized field found but not allowed'),
  tooLong: (field: string, characters: number, limit: number) =>
    refusal(400, 'too_long', {
      message: `${badRequestException}: ${field} text length (${characters} characters) exceeded the maximum allowed (${limit} characters)`,
      errorDetailType: badRequest,
      errorDetails: {
        inputErrors: [
          {
            code: 'FIELD_LENGTH_TOO_LONG',
            description: `${field} text length exceeded the maximum allowed`,
            input: { inputPath: { fieldPath: field } },
          },
        ],
      },
    }),
  unsupportedContentType: () =>
    refusal(415, 'unsupported_content_type', {
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'The request body must be application/json',
    }),
  /** A write conflict: nothing was made, and the call may be repeated. */
  conflict: () =>
    refusal(409, 'conflict', {
      code: 'CONFLICT',
      message: 'Request cannot be completed due to a conflict with the current state of the resource',
    }),
  /** A post is known by more than one URN; a comment names the one of its thread. */
  otherThread: (given: string, actual: string) =>
    refusal(400, 'other_thread', {
      message: `Provided threadUrn: ${given} is not the same as the actual threadUrn: ${actual}`,
    }),
  /** A post that shows what has not arrived, or is not ready yet (LINKEDIN-16). */
  mediaNotReady: (code: 'MEDIA_ASSET_WAITING_UPLOAD' | 'MEDIA_ASSET_PROCESSING') =>
    refusal(400, 'media_not_ready', {
      code,
      message: `${badRequestException}: The media asset is not ready: ${code}`,
      errorDetailType: badRequest,
      errorDetails: { inputErrors: [{ code, description: 'Media asset is not available', input: {} }] },
    }),
  /** Processing failed permanently: the file has to be uploaded again. */
  mediaFailed: (code: 'MEDIA_ASSET_PROCESSING_FAILED' | 'INVALID_IMAGE_ID' | 'UPDATING_ASSET_FAILED') =>
    refusal(400, 'media_failed', {
      code,
      message: `${badRequestException}: The media asset cannot be used: ${code}`,
      errorDetailType: badRequest,
      errorDetails: { inputErrors: [{ code, description: 'Media asset cannot be used', input: {} }] },
    }),
  restliHeadersAtUpload: () =>
    refusal(400, 'wrong_header', {
      code: 'ILLEGAL_ARGUMENT',
      message: 'The address of an upload takes no Rest.li headers',
    }),
  unsupportedMedia: () =>
    refusal(400, 'unsupported_media', {
      code: 'INVALID_MEDIA',
      message: 'The uploaded bytes are not of a type that is supported',
    }),
  duplicate: (urn: string) =>
    refusal(422, 'duplicate', {
      message: `${badRequestException}: Content is a duplicate of ${urn}`,
      errorDetailType: badRequest,
      errorDetails: {
        inputErrors: [{ code: 'DUPLICATE_POST', description: 'Duplicate post is detected', input: {} }],
      },
    }),
  /** Without Retry-After or a similar header: LinkedIn sends none. */
  throttled: () =>
    refusal(429, 'throttled', {
      serviceErrorCode: 101,
      code: 'TOO_MANY_REQUESTS',
      message: 'Resource level throttle limit for calls to this resource is reached.',
    }),
  internal: () =>
    refusal(500, 'server_error', { code: 'INTERNAL_SERVER_ERROR', message: 'Internal Server Error' }),
} as const;
