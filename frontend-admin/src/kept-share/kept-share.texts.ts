import type { components } from '@drumbeat/api-client';
import { counted, KEPT_SHARE_ENOUGH } from '@drumbeat/domain';

export type KeptShare = components['schemas']['KeptShareResponse'];

const HOUR = 60;
const DAY = 24 * HOUR;

/** '14 minutes', '3 hours', '2 days': to the nearest of the largest unit that is full twice. */
export function spanText(minutes: number): string {
  if (minutes >= 2 * DAY) return counted(Math.round(minutes / DAY), 'day');
  if (minutes >= 2 * HOUR) return counted(Math.round(minutes / HOUR), 'hour');
  return counted(minutes, 'minute');
}

/** 'Built-in writer', or the model with the version of the brief that it was given. */
export function writerText({ writer, brief_version }: KeptShare): string {
  return brief_version === null ? writer.label : `${writer.label}, brief ${brief_version}`;
}

/** The two medians, or what is missing for them. */
export function keptText({ kept_share, minutes_to_release, sample_size }: KeptShare): string {
  if (kept_share === null || minutes_to_release === null) {
    return `Not enough yet: ${sample_size} of ${KEPT_SHARE_ENOUGH} released drafts`;
  }
  return `${Math.round(kept_share * 100)}% of the words kept, ${spanText(minutes_to_release)} to release`;
}

/** 'Median of 10 drafts', and of how many people where it may be more than one. */
export function sampleText({ sample_size, user_count }: KeptShare, isOfAll: boolean): string {
  const drafts = `Median of ${counted(sample_size, 'draft')}`;
  return isOfAll ? `${drafts} by ${counted(user_count, 'person', 'people')}` : drafts;
}
