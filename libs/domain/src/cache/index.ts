export { FRESH_MS } from './cache.limits.js';
export type { CacheArea } from './cache.limits.js';
