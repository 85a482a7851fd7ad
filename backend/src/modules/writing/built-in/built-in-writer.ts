import type { WriterDescription } from '../writer-description.js';

/** States its kind, so that nobody mistakes frames for a model's work. */
export const BUILT_IN_WRITER: WriterDescription = {
  kind: 'built-in',
  label: 'Built-in writer: connect a model for drafts in full sentences',
};
