/** The writer of prompts and drafts in this installation. */
export class WriterResponse {
  kind: 'built-in' | 'model';

  /** Displayed: the model's name, or a description of the built-in writer. */
  label: string;
}
