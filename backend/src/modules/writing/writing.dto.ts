/** Who writes prompts and drafts here. */
export class WriterResponse {
  kind: 'built-in' | 'model';

  /** For the user: the model's name, or what the built-in writer is. */
  label: string;
}
