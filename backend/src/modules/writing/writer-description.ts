/** The writer's description, shown with its output, so that nobody mistakes the built-in writer for a model. */
export interface WriterDescription {
  readonly kind: 'built-in' | 'model';
  /** Displayed: the model's name, or a description of the built-in writer. */
  readonly label: string;
}
