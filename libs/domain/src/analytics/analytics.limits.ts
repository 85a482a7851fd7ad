/** Posts that the table shows at a time, and that stand out above it (ANALYTICS-2). */
export const ANALYTICS_PAGE = 20;
export const TOP_POSTS = 5;
/** The newest posts that figures are taken of: twice what a user may keep of training posts. */
export const ANALYSED_POSTS_MAX = 5_000;
