/** Who writes: shown beside what was written, so that nobody takes the built-in writer for a model. */
export interface WriterDescription {
  readonly kind: 'built-in' | 'model';
  /** For the user: the model's name, or what the built-in writer is. */
  readonly label: string;
}
