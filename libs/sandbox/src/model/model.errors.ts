/** A refusal: its status, and its body in the form of the endpoint. */
export interface ModelError {
  status: number;
  body: object;
}

function modelError(
  status: number,
  type: string,
  message: string,
  code: string | null = null,
  param: string | null = null,
): ModelError {
  return { status, body: { error: { message, type, param, code } } };
}

export const modelErrors = {
  invalidKey: () =>
    modelError(401, 'invalid_request_error', 'Incorrect API key provided.', 'invalid_api_key'),
  unknownModel: (model: string) =>
    modelError(
      404,
      'invalid_request_error',
      `The model '${model}' does not exist or you do not have access to it.`,
      'model_not_found',
      'model',
    ),
  unknownPath: () => modelError(404, 'invalid_request_error', 'Unknown request URL.', 'unknown_url'),
  unreadableBody: () =>
    modelError(400, 'invalid_request_error', 'We could not parse the JSON body of your request.'),
  invalidRequest: (message: string, param: string | null = null, code: string | null = null) =>
    modelError(400, 'invalid_request_error', message, code, param),
  noJsonSchema: () =>
    modelError(
      400,
      'invalid_request_error',
      "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
      null,
      'response_format',
    ),
  noCredit: () =>
    modelError(
      429,
      'insufficient_quota',
      'You exceeded your current quota, please check your plan and billing details.',
      'insufficient_quota',
    ),
  throttled: () => modelError(429, 'requests', 'Rate limit reached for requests.', 'rate_limit_exceeded'),
  internal: () => modelError(500, 'server_error', 'The server had an error while processing your request.'),
} as const;
