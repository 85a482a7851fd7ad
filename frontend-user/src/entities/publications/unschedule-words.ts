interface UnscheduleWords {
  label: string;
  done: string;
  failed: string;
}

/** A post whose time has come is on no schedule any more: what ends is the publishing. */
export function unscheduleWords(isDue: boolean): UnscheduleWords {
  return isDue
    ? {
        label: 'Cancel publishing',
        done: 'Publishing cancelled',
        failed: 'Publishing could not be cancelled',
      }
    : {
        label: 'Take off the schedule',
        done: 'Taken off the schedule',
        failed: 'The post is still scheduled',
      };
}
