import type { MixedList } from 'typeorm';
import { Accounts1764000001000 } from './1764000001000-accounts.js';
import { Prompts1764000002000 } from './1764000002000-prompts.js';
import { Posts1764000003000 } from './1764000003000-posts.js';
import { Publishing1764000004000 } from './1764000004000-publishing.js';
import { SignInMethods1764000005000 } from './1764000005000-sign-in-methods.js';
import { Tracking1764000006000 } from './1764000006000-tracking.js';
import { NotesAndFeedback1764000007000 } from './1764000007000-notes-and-feedback.js';
import { Planning1764000008000 } from './1764000008000-planning.js';
import { Messages1764000009000 } from './1764000009000-messages.js';
import { GenerationHistory1764000010000 } from './1764000010000-generation-history.js';
import { PostPerformance1764000011000 } from './1764000011000-post-performance.js';
import { Media1764000012000 } from './1764000012000-media.js';
import { GenerationRetention1764000013000 } from './1764000013000-generation-retention.js';
import { MediaAhead1764000014000 } from './1764000014000-media-ahead.js';
import { PublicationsByPost1764000015000 } from './1764000015000-publications-by-post.js';
import { NoticeRetention1764000016000 } from './1764000016000-notice-retention.js';
import { NoLinkedInRefreshTokens1764000017000 } from './1764000017000-no-linkedin-refresh-tokens.js';
import { DuplicatesProveNothing1764000018000 } from './1764000018000-duplicates-prove-nothing.js';
import { TrainingPosts1764000019000 } from './1764000019000-training-posts.js';
import { StyleAnalysis1764000020000 } from './1764000020000-style-analysis.js';
import { Continuity1764000023000 } from './1764000023000-continuity.js';
import { WorkerHeartbeats1764000026000 } from './1764000026000-worker-heartbeats.js';
import { PlainEmailAddresses1764000027000 } from './1764000027000-plain-email-addresses.js';
import { PostSketches1764000030000 } from './1764000030000-post-sketches.js';
import { FoldedSearch1764000031000 } from './1764000031000-folded-search.js';
import { StarterPrompts1764000034000 } from './1764000034000-starter-prompts.js';
import { WordsOutside1764000038000 } from './1764000038000-words-outside.js';
import { HeartbeatPlaces1764000038100 } from './1764000038100-heartbeat-places.js';
import { FirstSignIn1764000042000 } from './1764000042000-first-sign-in.js';
import { SearchAsShown1764000046000 } from './1764000046000-search-as-shown.js';
import { DatabasesToldApart1764000047000 } from './1764000047000-databases-told-apart.js';
import { AsciiEmailDomains1764000048000 } from './1764000048000-ascii-email-domains.js';
import { JournalReach1764000050000 } from './1764000050000-journal-reach.js';
import { PauseAfterSilence1764000051000 } from './1764000051000-pause-after-silence.js';
import { BoundedVoiceHistory1764000052000 } from './1764000052000-bounded-voice-history.js';
import { NewestPublications1764000055000 } from './1764000055000-newest-publications.js';
import { UnmarkedSince1764000061000 } from './1764000061000-unmarked-since.js';
import { EndedAnalyses1764000064000 } from './1764000064000-ended-analyses.js';

/** Every migration in the order it runs. Listed explicitly so that a build, a test and production see the same set. */
export const migrations: NonNullable<MixedList<new () => object>> = [
  Accounts1764000001000,
  Prompts1764000002000,
  Posts1764000003000,
  Publishing1764000004000,
  SignInMethods1764000005000,
  Tracking1764000006000,
  NotesAndFeedback1764000007000,
  Planning1764000008000,
  Messages1764000009000,
  GenerationHistory1764000010000,
  PostPerformance1764000011000,
  Media1764000012000,
  GenerationRetention1764000013000,
  MediaAhead1764000014000,
  PublicationsByPost1764000015000,
  NoticeRetention1764000016000,
  NoLinkedInRefreshTokens1764000017000,
  DuplicatesProveNothing1764000018000,
  TrainingPosts1764000019000,
  StyleAnalysis1764000020000,
  Continuity1764000023000,
  WorkerHeartbeats1764000026000,
  PlainEmailAddresses1764000027000,
  PostSketches1764000030000,
  FoldedSearch1764000031000,
  StarterPrompts1764000034000,
  WordsOutside1764000038000,
  HeartbeatPlaces1764000038100,
  FirstSignIn1764000042000,
  SearchAsShown1764000046000,
  DatabasesToldApart1764000047000,
  AsciiEmailDomains1764000048000,
  JournalReach1764000050000,
  PauseAfterSilence1764000051000,
  BoundedVoiceHistory1764000052000,
  NewestPublications1764000055000,
  UnmarkedSince1764000061000,
  EndedAnalyses1764000064000,
];
