/** The product's rules, constants and texts, for both frontends and the backend. Pure: time and ids come in as arguments. */
export { addDays, daysBetween, isPlainDate, mondayOf, weekdayOf } from './time/plain-date.js';
export type { PlainDate, Weekday } from './time/plain-date.js';
export { DATE_LIMITS, isPlannableDate, nearestPlannableDate } from './time/date-limits.js';
export { firstOfMonth, monthAfter, monthWeeks } from './time/plain-month.js';
export { type ClockTime, isClockTime, type WallClock } from './time/clock-time.js';
export { parseTypedDate, typedDateProblem, UNREAD_DATE } from './time/typed-date.js';
export { parseTypedTime } from './time/typed-time.js';
export { isTimeZone, todayInZone } from './time/time-zone.js';
export { type ResolvedTime, resolveWallClock, wallClockAt } from './time/wall-clock.js';
export { clockChangeNote, clockChanges } from './time/clock-changes.js';
export { clockLabel, dateLabel, wallClockLabel } from './time/time-labels.js';

export { cutWithDots, firstCharacters, lengthInCodePoints } from './text/characters.js';
export { counted } from './text/counted.js';
export {
  beginHistory,
  differingStretch,
  recordStep,
  recordTyping,
  redoStep,
  undoStep,
} from './text/edit-history.js';
export type { EditHistory } from './text/edit-history.js';
export { EMOJI_SOURCE, emojiRanges } from './text/emoji.js';
export {
  extractHashtags,
  HASHTAG_SOURCE,
  hashtagRanges,
  isHashtagLine,
  WEB_ADDRESS_SOURCE,
} from './text/hashtag.js';
export { inQuotes } from './text/in-quotes.js';
export { mentionLike } from './text/mention-like.js';

export {
  beatFrom,
  calendarPage,
  calendarRange,
  hasPage,
  isCalendarDay,
  lastDayAhead,
  openingWeek,
  weekArrows,
  weekToPlan,
} from './calendar/calendar-pages.rules.js';
export type { CalendarRange } from './calendar/calendar-pages.rules.js';
export { calendarCounts, calendarWeek, nothingYetText } from './calendar/calendar-week.rules.js';
export type { CalendarDay, CalendarPlaceFacts, CalendarWeek } from './calendar/calendar-week.rules.js';
export { countOpenSlots, type PlannedSlot, planSlots } from './calendar/plan-slots.rules.js';
export {
  firstFreePlace,
  FREE_PLACES_DAYS,
  freePlacesFrom,
  promptStaysBecause,
} from './calendar/move-place.rules.js';
export type { PromptPlace } from './calendar/move-place.rules.js';
export { type PostMove, postMove, postStaysBecause } from './calendar/move-post.rules.js';
export { MOVE_TEXTS } from './calendar/move.texts.js';
export { movePrompt, type PlacedPrompt } from './calendar/move-prompt.rules.js';
export { CALENDAR_TEXTS } from './calendar/calendar.texts.js';

export {
  CATEGORIES,
  categoriesOfType,
  PROMPT_TYPE_LABELS,
  PROMPT_TYPES,
  promptTags,
  promptTypeOf,
} from './prompts/prompt-category.rules.js';
export type { PromptType } from './prompts/prompt-category.rules.js';
export {
  archivePrompt,
  calendarArchiveAction,
  effectiveStatus,
  libraryArchiveStatus,
  PROMPT_STATUSES,
  promptDateChange,
  promptStatusChange,
  unarchivePrompt,
} from './prompts/prompt-status.rules.js';
export type { PromptStatus, PromptStatusChange, PromptStatusFacts } from './prompts/prompt-status.rules.js';
export { pillarLabel, promptTitle, themeFilterLabel } from './prompts/prompt-display.rules.js';
export { comparePromptsForLibrary, matchesPromptSearch } from './prompts/prompt-library.rules.js';
export {
  calendarCountsAfterChange,
  listAfterChange,
  promptCountsAfterChange,
  uniquePrompts,
} from './prompts/prompt-list.rules.js';
export type { PromptCounts, PromptListFilter } from './prompts/prompt-list.rules.js';
export { PROMPT_LIMITS, STARTER_BATCH } from './prompts/prompt.limits.js';
export { PROMPT_TEXTS } from './prompts/prompt.texts.js';
export { isToWrite, promptPostWords } from './prompts/prompt-post.rules.js';

export { isBlankNote, noteTitle, noteTitleAfterEdit } from './notes/note-title.rules.js';
export { NOTE_LIMITS, NOTES_IN_ADDRESS_MAX } from './notes/note.limits.js';
export { NOTE_TEXTS } from './notes/notes.texts.js';

export { FEEDBACK_ASPECTS, FEEDBACK_TYPES, isAspectOf } from './feedback/feedback-aspects.js';
export type { FeedbackAspect, FeedbackType } from './feedback/feedback-aspects.js';
export {
  contradictoryAspects,
  feedbackContext,
  isRating,
  opinionsAfterClick,
  ratingAfterClick,
} from './feedback/feedback.rules.js';
export type { AspectOpinion, AspectOpinions } from './feedback/feedback.rules.js';
export { FEEDBACK_LIMITS, NO_RATING, RATING_MAX } from './feedback/feedback.limits.js';
export { FEEDBACK_TEXTS } from './feedback/feedback.texts.js';

export { asOneLine, lineLength, lineProblem } from './messages/message-input.rules.js';
export { MESSAGE_LIMITS } from './messages/message.limits.js';
export { MESSAGE_TEXTS } from './messages/message.texts.js';
export { isOneLine } from './messages/one-line.rules.js';

export { nextPostStatus, POST_STATUSES, type PostStatus } from './posts/post-status.machine.js';
export {
  NEEDS_ANALYTICS_AFTER_MS,
  postDisplay,
  postTabOf,
  waitsForItsTime,
} from './posts/display-state.rules.js';
export type { DisplayState } from './posts/display-state.rules.js';
export { postName, TRAINING_POST_TITLE } from './posts/post-name.rules.js';
export {
  cleanPostText,
  countCharacters,
  countWords,
  POST_CONTENT_MAX,
  POST_TEXT_MAX,
  POST_TITLE_MAX,
  postTextProblems,
  schedulePreview,
  titleFromContent,
  tooLongToSave,
} from './posts/post-text.rules.js';
export { rewordedPost } from './posts/reworded-post.rules.js';
export {
  HOURLY_SLOTS,
  isFarEnoughAhead,
  MIN_SCHEDULE_LEAD_MS,
  SCHEDULE_TOO_SOON,
  suggestSchedule,
} from './posts/schedule.rules.js';
export { nextOpenBeat, usualTime } from './posts/open-beat.rules.js';
export {
  engagementRate,
  EXAMPLE_IMPRESSIONS_MIN,
  GREAT_ENGAGEMENT_RATE,
  PERFORMANCE_FIGURE_MAX,
} from './posts/engagement.rules.js';
export type { PerformanceFigures } from './posts/engagement.rules.js';
export { GROUPS_OF_TAB, POST_GROUP_TITLES, POST_GROUPS, postGroupOf } from './posts/post-group.rules.js';
export type { PostGroup } from './posts/post-group.rules.js';
export { joinedRanges, type TextRange } from './posts/text-range.js';
export { estimateFold, findRunUp, firstSentence } from './posts/first-lines.rules.js';
export { POST_TEXTS } from './posts/post.texts.js';

export {
  isOutgoingChannel,
  OUTGOING_CHANNEL_LABELS,
  OUTGOING_CHANNELS,
} from './continuity/outgoing-channels.js';
export type { OutgoingChannel } from './continuity/outgoing-channels.js';

export {
  DECISION_STATES,
  eventsAllowed,
  IN_PROGRESS_STATES,
  isInProgress,
  PUBLICATION_STATES,
  statesAllowing,
  TERMINAL_STATES,
  transition,
} from './publications/publication.machine.js';
export type {
  NextPublicationState,
  PublicationEvent,
  PublicationState,
} from './publications/publication.machine.js';
export { GRACE_MINUTES, PUBLISHING } from './publications/publication.constants.js';
export { classifySendResult, connectionFailure } from './publications/outcome.rules.js';
export type { OutcomeClass, OutcomeEvent, SendOutcome, SendResult } from './publications/outcome.rules.js';
export { remedyAhead, type OutcomeCode, outcomeText } from './publications/outcome.texts.js';
export { endedConnectionText } from './publications/ended-connection.texts.js';
export {
  heldPostsText,
  mayHaveGoneOutText,
  NEW_TIME_ON_HOLD,
  stillRightText,
} from './publications/held-posts.texts.js';
export { isPastGrace, minutesLate, notSentDelayMs, rateLimitRetryAt } from './publications/retry.rules.js';
export { type KeptPublication, nextTryAt, publicationFacts } from './publications/publication-facts.rules.js';
export {
  isDuplicateInDoubt,
  isRefusedText,
  isTextRefused,
  postNowInPauseText,
  publicationActions,
  publicationText,
  reconnectedInPauseText,
  scheduleInPauseText,
  WORDS_REFUSED,
} from './publications/publication-text.rules.js';
export type {
  PublicationAction,
  PublicationText,
  RefusedText,
} from './publications/publication-text.rules.js';
export { DELIVERY_TEXTS } from './publications/delivery.texts.js';
export {
  actualThreadUrn,
  COMMENT_SCOPE,
  FIRST_COMMENT_MAX,
  FIRST_COMMENT_NOTICE,
  firstCommentOutcome,
  firstCommentWords,
  mayComment,
} from './publications/first-comment.js';
export type { FirstCommentReason, FirstCommentState } from './publications/first-comment.js';
export { publicationTimeline } from './publications/timeline.rules.js';
export type {
  TimelineAttempt,
  TimelineEntry,
  TimelineEvent,
  TimelineKind,
} from './publications/timeline.rules.js';

export { encodeLittleText } from './linkedin/little-text.js';
export {
  isLinkedInUrl,
  LINKEDIN_ACTIVITY_URL,
  notOnLinkedInText,
  permalink,
  urnFromUrl,
} from './linkedin/post-urn.js';
export { LINKEDIN_SCOPES, missingScopes, parseScopes } from './linkedin/scopes.js';
export {
  CONNECTION_DAYS,
  connectionDaysLeft,
  connectionEndLabel,
  daysLeftLabel,
  endsSoon,
  outlivesToken,
} from './linkedin/token-life.rules.js';
export { LINKEDIN_TEXTS } from './linkedin/linkedin.texts.js';

export {
  ALT_TEXT_MAX,
  ANIMATION_PIXELS_MAX,
  DOCUMENT_BYTES_MAX,
  DOCUMENT_PAGES_MAX,
  DOCUMENT_TITLE_MAX,
  FILE_NAME_MAX,
  GIF_FRAMES_MAX,
  IMAGE_BYTES_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_SIDE_MAX,
  JPEG_SCANS_MAX,
  POST_IMAGES_MAX,
} from './media/media.limits.js';
export {
  bytesMaxOf,
  MEDIA_MIME_TYPES,
  MEDIA_TYPE_WITHIN,
  mediaKindOf,
  mediaTypeOf,
} from './media/media-type.rules.js';
export type { MediaKind, MediaMimeType } from './media/media-type.rules.js';
export { documentTitle, mediaListProblem } from './media/media-list.rules.js';
export { MEDIA_TEXTS } from './media/media.texts.js';

export { PLANS, type PlanType } from './subscriptions/plans.js';
export { isActiveSubscription, type SubscriptionFacts } from './subscriptions/access.rules.js';

export { emailProblem, normalizeEmail } from './auth/email.rules.js';
export { DEMO_ACCOUNTS, isDemoAddress } from './auth/demo-accounts.js';
export { PASSWORD_MAX, PASSWORD_MIN, passwordProblem } from './auth/password.rules.js';
export { canSubmitSignIn, firstNameOf } from './auth/sign-in.rules.js';
export { roleLabel } from './auth/role.rules.js';
export { redactSignIn } from './auth/sign-in-log.rules.js';
export { ACCOUNT_TEXTS, resendText } from './auth/account.texts.js';

export {
  EXPORT_FILE_BYTES_MAX,
  exportRefusal,
  quotaRefusal,
  QUOTAS,
  quotaWarning,
} from './quotas/quota.rules.js';
export type { QuotaKind } from './quotas/quota.rules.js';

export { PROFILE_LIMITS } from './profile/profile.limits.js';
export {
  cleanPillars,
  newSuggestions,
  pillarListProblem,
  pillarProblem,
} from './profile/pillar-list.rules.js';
export { hasIcpAnswers, hasPillarAnswers, ICP_FIELDS, icpFieldsChanged } from './profile/icp.rules.js';
export type { IcpAnswers } from './profile/icp.rules.js';
export { hasEnoughPillars, pillarKey, suggestedPillarProblems } from './profile/pillar.rules.js';

export { paths } from './navigation/paths.js';
export { safeReturnPath } from './navigation/safe-return-path.rules.js';
export { type AuthState, decideRoute, type SubscriptionState } from './navigation/routing.rules.js';

export { USAGE_LEVELS, type UsageLevel } from './preferences/usage-level.js';
export {
  FORMALITY_BY_TONE,
  parseTone,
  QUESTION_USAGE_BY_TONE,
  type Tone,
  TONES,
} from './preferences/tone.rules.js';
export { defaultWritingProfile, PREFERENCE_LIMITS } from './preferences/writing-profile.js';
export type { EditingPatterns, WritingProfile } from './preferences/writing-profile.js';
export { ALL_STYLE_SETTINGS, STYLE_LABELS, styleValue } from './preferences/style-labels.js';
export type { StyleSettingName, StyleValue } from './preferences/style-labels.js';

export { ANALYSED_FIELDS } from './voice/analysis/style-analysis.js';
export type {
  AnalysedField,
  StyleAnalysis,
  VoiceEvidence,
  VoiceGap,
  VoiceQuote,
} from './voice/analysis/style-analysis.js';
export { evidenceGap, quotedEvidence } from './voice/analysis/evidence.rules.js';
export { type AnalysedPostFigures, performanceWeight } from './voice/analysis/post-weights.rules.js';
export type { PhrasePlace, SignaturePhrase } from './voice/phrases/signature-phrases.rules.js';
export { isQuestion } from './voice/reading/style-figures.js';
export { type ReadPost, type ReadSentence, readPosts } from './voice/reading/read-posts.js';
export { analyseStyle } from './voice/analysis/analyse-style.rules.js';
export { archetypeOf } from './voice/scales/voice-dna.rules.js';
export { keepProvenEvidence } from './voice/analysis/proven-evidence.rules.js';
export { STYLE_ANALYSIS_LIMITS, VOICE_EVIDENCE } from './voice/analysis/analysis.limits.js';
export { INTERVIEW_LIMITS, INTERVIEW_TEXT_WEIGHT } from './voice/interview/interview.limits.js';
export {
  INTERVIEW_KEYS,
  INTERVIEW_QUESTIONS,
  INTERVIEW_TEXTS,
  type InterviewAnswer,
  type InterviewKey,
  type InterviewQuestion,
  type InterviewText,
  mergeAnswers,
  type PairChoice,
  type PairKey,
  pairChoice,
  type Stance,
  STANCES,
} from './voice/interview/interview-answers.js';
export { pairOfTurn, type PairTurn, pairTurns } from './voice/interview/interview-pairs.rules.js';
export {
  INTERVIEW_FIELDS,
  type InterviewField,
  type InterviewFindings,
  interviewFindings,
} from './voice/interview/interview-findings.rules.js';
export {
  ADDRESS_FORMS,
  type AddressForm,
  ALL_ADDRESS_FORMS,
  addressMarker,
  withAddress,
} from './voice/interview/address-forms.js';
export { type VoiceChange, voiceChanges } from './voice/history/voice-changes.rules.js';
export {
  LANGUAGE_WORDS_MIN,
  languageOfFewWords,
  shownLanguage,
} from './voice/language/shown-language.rules.js';
export type { PostLanguage } from './voice/language/stop-words.js';
export { isStopWord, POST_LANGUAGES } from './voice/language/stop-words.js';
export { isListItem, sentenceRanges, sentencesOf } from './voice/reading/sentences.js';
export { MONTH_NAMES, SECOND_NAMES, WEEKDAY_NAMES } from './voice/language/calendar-names.js';
export { countEmojis } from './voice/reading/extraction.rules.js';
export { MATCH_LANGUAGES, type MatchLanguage } from './voice/match/function-words.js';
export { readMasked } from './voice/match/masked-text.js';
export { layoutVector } from './voice/match/layout.js';
export {
  prepareReference,
  type Reference,
  type ReferencePopulation,
} from './voice/match/reference-population.js';
export {
  learnVoice,
  likeness,
  measures,
  type Voice,
  VOICE_POSTS_MIN,
  VOICE_WORDS_MIN,
} from './voice/match/voice.js';
export { CALIBRATION, MATCH_FROM, matchScore } from './voice/match/match-score.js';
export {
  MATCH_WORDS_MIN,
  type MatchedSentence,
  matchLanguageOf,
  matchVoice,
  type VoiceMatch,
} from './voice/match/voice-match.rules.js';
export { breakReasonText, unusualLayoutText } from './voice/match/match.texts.js';

export {
  type KnowledgeArea,
  type KnownOfStyle,
  styleKnowledge,
  type StyleKnowledge,
} from './voice/knowledge/style-knowledge.rules.js';

export { RECOMMENDED_TRAINING_POSTS, TRAINING_POST_MAX } from './training-posts/training-post.limits.js';
export {
  IMPORT_FILE_BYTES_MAX,
  IMPORT_FILES_MAX,
  IMPORT_ITEMS_MAX,
  IMPORT_KEPT_HOURS,
  IMPORTED_COMMENT_WORDS_MIN,
} from './training-posts/import/import.limits.js';
export { IMPORT_REFUSALS, LEFT_OUT_REASONS } from './training-posts/import/import.texts.js';
export type { ImportRefusal, LeftOutReason } from './training-posts/import/import.texts.js';
export { joinFigures } from './training-posts/import/join-figures.rules.js';
export { knownEngagementRate } from './training-posts/import/known-engagement.rules.js';
export { PASTED_POSTS_RULE, splitPastedPosts } from './training-posts/import/pasted-posts.rules.js';
export { momentOfUrn } from './training-posts/import/post-moment.rules.js';
export {
  engagementBadge,
  engagementLabel,
  isVeryLongPost,
  metricFrom,
  performanceCategory,
  savedDescription,
  totalEngagement,
  trainingPostProblem,
} from './training-posts/training-post.rules.js';
export type { PerformanceCategory } from './training-posts/training-post.rules.js';
export { linkedInPostOf, trainingAddressProblem } from './training-posts/training-post-address.rules.js';
export type {
  TrainingPostDifference,
  TrainingPostField,
  TrainingPostFields,
} from './training-posts/training-post-difference.js';
export { addFailedText, analyticsErrorText, TRAINING_TEXTS } from './training-posts/training-post.texts.js';

export { isNoAnswer } from './writing/no-answer.rules.js';
export { findNeverUsePhrases, neverUsePlaces } from './writing/never-use.rules.js';
export {
  findStockPhrases,
  type FoundStockPhrase,
  NAMED_STOCK_PHRASES,
} from './writing/review/stock-phrases.js';
export {
  FINDING_KINDS,
  isFactFinding,
  isKeptFinding,
  standingFindings,
  withoutDoubts,
} from './writing/review/text-finding.js';
export type {
  EvenLengths,
  FindingKind,
  KeptFindingKind,
  PlacedFinding,
  RhythmPart,
  TextFinding,
} from './writing/review/text-finding.js';
export { findingForAuthor, findingForWriter } from './writing/review/finding.texts.js';
export { type Season, SEASON_MEANINGS, seasonOf } from './writing/season.rules.js';
export { type PastWinner, pillarWhy, planReasons, WHY_MAX, type WhyReason } from './writing/why.rules.js';
export { describeLessons, LESSONS_TOLD, NO_LESSONS, opinionOf, weightOf } from './writing/lessons.rules.js';
export type { Opinion, PastContent, WritingLessons } from './writing/lessons.rules.js';
export { checkWrittenPrompt, type WrittenPrompt } from './writing/written-prompt.rules.js';
export { isThinMaterial, THIN_WORDS, withoutPlaces, wordsOfMaterial } from './writing/thin-material.rules.js';
export {
  ledBy,
  openingOf,
  openingProblems,
  problemsByOpening,
  tidyOpening,
} from './writing/opening.rules.js';

export { KEPT_SHARE_DAYS, KEPT_SHARE_DRAFTS, KEPT_SHARE_ENOUGH } from './generations/kept-share.rules.js';
export { GENERATION_OUTCOMES, WRITING_LIMITS } from './generations/generation.js';
export type {
  AnsweredQuestion,
  GenerationKind,
  GenerationOutcome,
  GenerationStatus,
  WritingSource,
  WritingSourceKind,
} from './generations/generation.js';

export {
  LOADING_STEPS_MS,
  RESEND_COOLDOWN_SECONDS,
  SESSION_SETTINGS,
  TIMEOUTS,
} from './session/session.settings.js';
export { BROWSER_MARKS } from './session/browser-marks.js';
export { retryDelayMs, retryDelaysMs, throttledDelayMs } from './session/call-retry.rules.js';
export { SESSION_TEXTS } from './session/session.texts.js';
export { FOR_USER_HEADER, forUserProblem, OTHER_ACCOUNT } from './session/for-user.rules.js';

export {
  cutErrorStack,
  cutErrorStacks,
  trackedPath,
  trackedReferrer,
  TRACKING_LIMITS,
} from './tracking/tracking.limits.js';
