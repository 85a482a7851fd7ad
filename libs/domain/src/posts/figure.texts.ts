import type { KnownFigures } from './engagement.rules.js';

/** A post's four figures by the name they are shown with, in the order in which they are shown. */
export const FIGURE_LABELS = {
  impressions: 'Impressions',
  likes: 'Likes',
  comments: 'Comments',
  shares: 'Shares',
} as const satisfies Readonly<Record<keyof KnownFigures, string>>;

export const FIGURES = Object.keys(FIGURE_LABELS) as readonly (keyof KnownFigures)[];
