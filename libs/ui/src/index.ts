export { BeatBar, type BeatState } from './components/beat-bar';
export { BeatLoader } from './components/beat-loader';
export { DateField } from './components/date-field/date-field';
export { dateAfterKey, sixWeeksOf } from './components/date-field/month-grid';
export type { DaySign } from './components/date-field/month-picker.styles';
export { DialogFrame } from './components/dialog-frame';
export { EmptyState } from './components/empty-state';
export { FieldError } from './components/field-error';
export { FieldFrame, helpIdOf } from './components/field-frame';
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
export { PillarMark, PillarNumber } from './components/pillar-mark';
export { PostStatus, postLook } from './components/post-status';
export { PillSwitch } from './components/pill-switch';
export { TrainingPostsTable } from './components/training-posts/training-posts-table';
export { SkeletonLines } from './components/skeleton-lines';
export { Status, type StatusTone } from './components/status';
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
export { DrumbeatTheme } from './theme/drumbeat-theme';
export { theme } from './theme/theme';
export { visuallyHidden } from './theme/visually-hidden';
