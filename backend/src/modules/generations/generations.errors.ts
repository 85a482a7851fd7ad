import { NotFoundError } from '../../platform/http/errors/app-error.js';

/** Also for another user's. */
export class GenerationNotFoundError extends NotFoundError {
  constructor() {
    super('The generated text');
  }
}
