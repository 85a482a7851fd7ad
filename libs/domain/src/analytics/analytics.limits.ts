import { QUOTAS } from '../quotas/quota.rules.js';

/** Posts that the table shows at a time, and that stand out above it (ANALYTICS-2). */
export const ANALYTICS_PAGE = 20;
export const TOP_POSTS = 5;
/** All that a user can have: figures leave none out. */
export const ANALYSED_POSTS_MAX = QUOTAS.posts + QUOTAS.training_posts;
