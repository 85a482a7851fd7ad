export { CACHE_SECONDS, CACHE_TAGS, type CacheArea, type CacheTag } from './cache.limits.js';
