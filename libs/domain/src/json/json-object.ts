/** What a JSON object is read as before its fields are known. */
export type JsonObject = Record<string, unknown>;

/** True for an object of named values: neither an array nor null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
