export { AccountButton } from './components/account-button';
export { BeatBar, type BeatState } from './components/beat-bar';
export { BeatLoader } from './components/beat-loader';
export { DateField } from './components/date-field/date-field';
export { dateAfterKey, sixWeeksOf } from './components/date-field/month-grid';
export type { DaySign } from './components/date-field/month-picker.styles';
export { DialogFrame } from './components/dialog-frame';
export { EmptyState } from './components/empty-state';
export { FieldFrame, helpIdOf, FieldError } from './components/field-frame';
export { InitialsAvatar } from './components/initials-avatar';
export { LevelBeats } from './components/level-beats';
export { InputField } from './components/input-field';
export { LinkedInPreview } from './components/linkedin-preview/linkedin-preview';
export {
  Stage as LinkedInStage,
  type LinkedInScheme,
} from './components/linkedin-preview/linkedin-preview.styles';
export type { PreviewMedia } from './components/linkedin-preview/preview-media';
export type { Fold } from './components/linkedin-preview/fold';
export { Logo, LogoMark } from './components/logo';
export { moveFocus } from './components/move-focus';
export { PillarMark, PillarNumber } from './components/pillar-mark';
export { PostStatus, postLook } from './components/post-status';
export { PillSwitch } from './components/pill-switch';
export { SegmentedChoice } from './components/segmented-choice';
export { DeleteTrainingPostDialog } from './components/training-posts/delete-training-post-dialog';
export { TrainingPostsTable } from './components/training-posts/training-posts-table';
export { SkeletonLines } from './components/skeleton-lines';
export { Status, type StatusTone } from './components/status';
export { useKeptFocus } from './components/use-kept-focus';
export { BriefCard } from './components/writing-profile/brief-card';
export { CardSection } from './components/writing-profile/card-section';
export { EvolutionTimeline } from './components/writing-profile/evolution-timeline';
export { Habits } from './components/writing-profile/habits';
export { KnowledgeCard } from './components/writing-profile/knowledge-card';
export { LanguageAndPatterns } from './components/writing-profile/language-and-patterns';
export { ProfileReaderContext } from './components/writing-profile/profile-reader';
export { ProfileStrengthCard } from './components/writing-profile/profile-strength';
export { VoiceDna } from './components/writing-profile/voice-dna';
export { WritingPersonality } from './components/writing-profile/writing-personality';
export { WritingProfileView } from './components/writing-profile/writing-profile-view';
export {
  dateWithYear,
  longDate,
  monthAndDay,
  monthAndYear,
  shortDate,
  weekdayName,
  weekdayShort,
} from './plain-date-names';
export { otherTabs, type TabMessage } from './device/other-tabs';
export { forgetDevice } from './device/forget-device';
export { download, fileNameOf } from './device/download';
export { DrumbeatTheme } from './theme/drumbeat-theme';
export { theme } from './theme/theme';
export { visuallyHidden } from './theme/visually-hidden';
