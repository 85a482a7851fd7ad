export { CACHE_SECONDS } from './cache.limits.js';
export type { CacheArea } from './cache.limits.js';
