/** The product's rules, constants and texts, for both frontends and the backend. Pure: time and ids come in as arguments. */
export * from './time/plain-date.js';
export * from './time/date-limits.js';
export * from './time/plain-month.js';
export * from './time/clock-time.js';
export * from './time/typed-date.js';
export * from './time/typed-time.js';
export { isTimeZone, todayInZone } from './time/time-zone.js';
export * from './time/wall-clock.js';
export * from './time/clock-changes.js';
export * from './time/time-labels.js';
export * from './text/characters.js';
export * from './text/counted.js';
export * from './text/edit-history.js';
export { WEB_ADDRESS_SOURCE } from './text/hashtag.js';
export * from './text/in-quotes.js';
export * from './text/mention-like.js';

export * from './calendar/calendar-pages.rules.js';
export * from './calendar/calendar-week.rules.js';
export * from './calendar/plan-slots.rules.js';
export * from './calendar/move-place.rules.js';
export * from './calendar/move-post.rules.js';
export * from './calendar/move.texts.js';
export * from './calendar/move-prompt.rules.js';
export * from './calendar/calendar.texts.js';

export * from './prompts/prompt-category.rules.js';
export * from './prompts/prompt-status.rules.js';
export * from './prompts/prompt-display.rules.js';
export * from './prompts/prompt-library.rules.js';
export * from './prompts/prompt-list.rules.js';
export * from './prompts/prompt.limits.js';
export * from './prompts/prompt.texts.js';
export * from './prompts/prompt-post.rules.js';

export * from './notes/note-title.rules.js';
export * from './notes/note.limits.js';
export * from './notes/notes.texts.js';

export * from './feedback/feedback-aspects.js';
export * from './feedback/feedback.rules.js';
export * from './feedback/feedback.limits.js';
export * from './feedback/feedback.texts.js';

export * from './messages/message-input.rules.js';
export * from './messages/message.limits.js';
export * from './messages/message.texts.js';
export { isOneLine } from './messages/one-line.rules.js';

export * from './posts/post-status.machine.js';
export * from './posts/display-state.rules.js';
export * from './posts/post-name.rules.js';
export * from './posts/post-text.rules.js';
export * from './posts/reworded-post.rules.js';
export * from './posts/schedule.rules.js';
export * from './posts/open-beat.rules.js';
export * from './posts/engagement.rules.js';
export * from './posts/post-group.rules.js';
export * from './posts/text-range.js';
export * from './posts/first-lines.rules.js';
export * from './posts/post.texts.js';

export * from './continuity/outgoing-channels.js';
export * from './publications/publication.machine.js';
export * from './publications/publication.constants.js';
export { duplicateUrn } from './publications/linkedin-error.js';
export * from './publications/outcome.rules.js';
export * from './publications/outcome.texts.js';
export * from './publications/held-posts.texts.js';
export * from './publications/retry.rules.js';
export * from './publications/publication-facts.rules.js';
export * from './publications/publication-text.rules.js';
export * from './publications/delivery.texts.js';
export * from './publications/first-comment.js';
export * from './publications/timeline.rules.js';

export * from './linkedin/little-text.js';
export * from './linkedin/post-urn.js';
export * from './linkedin/scopes.js';
export * from './linkedin/token-life.rules.js';
export * from './linkedin/linkedin.texts.js';

export * from './media/media.limits.js';
export * from './media/media-type.rules.js';
export * from './media/media-list.rules.js';
export * from './media/media.texts.js';

export * from './subscriptions/plans.js';
export * from './subscriptions/access.rules.js';

export * from './accounts/email.rules.js';
export * from './accounts/demo-accounts.js';
export * from './accounts/password.rules.js';
export * from './accounts/sign-in.rules.js';
export { roleLabel, roleOf } from './accounts/role.rules.js';
export * from './accounts/quota.rules.js';
export { redactSignIn } from './accounts/sign-in-log.rules.js';
export * from './accounts/account.texts.js';
export * from './accounts/profile.limits.js';

export * from './profile/pillar-list.rules.js';
export * from './accounts/icp.rules.js';
export * from './accounts/pillar.rules.js';

export * from './navigation/safe-return-path.rules.js';
export * from './navigation/routing.rules.js';

export * from './preferences/usage-level.js';
export * from './preferences/tone.rules.js';
export * from './preferences/writing-profile.js';
export * from './preferences/style-labels.js';
export * from './voice/style-analysis.js';
export { analyseStyle } from './voice/analyse-style.rules.js';
export { keepProvenEvidence } from './voice/proven-evidence.rules.js';
export * from './voice/analysis.limits.js';
export * from './voice/profile-changes.rules.js';
export * from './voice/voice-dna.rules.js';
export * from './voice/style-knowledge.rules.js';
export * from './voice/voice-changes.rules.js';
export * from './voice/style-patterns.rules.js';

export * from './training/training-post.limits.js';
export * from './training/training-post.rules.js';
export * from './training/training-post.texts.js';

export * from './writing/never-use.rules.js';
export * from './writing/season.rules.js';
export * from './writing/why.rules.js';
export * from './writing/lessons.rules.js';
export * from './writing/near-duplicate.rules.js';
export * from './writing/written-prompt.rules.js';
export * from './writing/generation.js';
export * from './writing/thin-material.rules.js';
export * from './writing/opening.rules.js';

export * from './session/session.settings.js';
export { BROWSER_MARKS } from './session/browser-marks.js';
export * from './session/call-retry.rules.js';
export * from './session/session.texts.js';
export * from './session/for-user.rules.js';

export * from './tracking/tracking.limits.js';
