/**
 * The product's rules, constants and texts, for both frontends and the backend. Pure: time and ids come in as arguments.
 * The index of each noun names what others may use.
 */
export * from './analytics/index.js';
export * from './auth/index.js';
export * from './cache/index.js';
export * from './calendar/index.js';
export * from './content-strategy/index.js';
export * from './outgoing-channels/index.js';
export * from './dashboard/index.js';
export * from './feedback/index.js';
export * from './generations/index.js';
export * from './json/index.js';
export * from './linkedin/index.js';
export * from './live/index.js';
export * from './media/index.js';
export * from './messages/index.js';
export * from './navigation/index.js';
export * from './notes/index.js';
export * from './notices/index.js';
export * from './posts/index.js';
export * from './preferences/index.js';
export * from './profile/index.js';
export * from './prompts/index.js';
export * from './publications/index.js';
export * from './quotas/index.js';
export * from './session/index.js';
export * from './staff/index.js';
export * from './subscriptions/index.js';
export * from './text/index.js';
export * from './time/index.js';
export * from './tracking/index.js';
export * from './training-posts/index.js';
export * from './voice/index.js';
export * from './writing/index.js';
