/** Texts of the training tab. */
export const TRAINING_TEXTS = {
  contentRequired: 'Paste the text of a post first.',
  tooLong: 'A training post can have up to 20,000 characters. Paste the part that sounds most like you.',
  veryLong: 'Very long post',
  metricNotWhole: 'Enter a whole number from 0.',
  /** More reactions than impressions: kept as it is, and pointed out (POST-6). */
  rateOver100: 'More reactions than impressions. Check the numbers.',

  /** Beside "Great!". */
  qualityExample: 'This post will be used as a high-quality training example.',
  addPerformanceData: 'Add Performance Data',
  noAnalytics: 'No analytics',
  /** Post Date and Added (TRAINING-6). */
  noDate: 'No date',
  unknownDate: 'Unknown',

  saved: 'Training post saved successfully!',
  saveFailed: 'Failed to save training post',
  unreadableAnswer: 'Failed to parse server response',

  exists: 'This post is among your training posts already.',

  confirmDelete: 'Are you sure you want to delete this training post? This action cannot be undone.',
  deleted: 'Training post deleted successfully!',
  deleteFailed: 'Failed to delete training post',
  notFound: 'Post not found',
  missingId: 'Cannot delete post: missing analytics ID',
} as const;

/** Description of a failed save when the response has no detail (TRAINING-5). @param status of HTTP */
export function analyticsErrorText(status: number): string {
  return `Analytics API returned error: ${status}`;
}

/** A save that failed without a response (TRAINING-5). */
export function addFailedText(message: string): string {
  return `Failed to add sample post with analytics: ${message}`;
}
