export { ApiError, type FieldProblem, apiErrorOf, isPage, wordsOf, bodyOf } from './api-error.js';
export { createApiClient, type ApiClient, type ApiClientOptions } from './client.js';
export { receiveFile } from './receive-file.js';
export type { components, operations, paths } from './generated/schema.js';
