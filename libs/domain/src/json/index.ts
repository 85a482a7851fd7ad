export { isJsonObject, type JsonObject } from './json-object.js';
