import { modelErrors } from '../model.errors.js';
import type { Dialect } from './dialect.js';

const efforts = ['high', 'medium', 'low', 'max', 'none'];

/**
 * Ollama with a model that does not reason. Unknown fields are ignored, and so are `max_completion_tokens`, a schema's
 * name and `strict`; a prompt beyond the context is cut without a word.
 */
export const ollama: Dialect = {
  refusalOf: ({ model, reasoning_effort: effort, temperature }) => {
    if (temperature !== undefined && temperature !== null && typeof temperature !== 'number') {
      return modelErrors.invalidRequest(
        `json: cannot unmarshal ${typeof temperature} into Go struct field ChatCompletionRequest.temperature of type float64`,
      );
    }
    if (effort === undefined || effort === null || effort === 'none') return null;
    return typeof effort === 'string' && efforts.includes(effort)
      ? modelErrors.invalidRequest(`${JSON.stringify(model)} does not support thinking`)
      : modelErrors.invalidRequest(
          `invalid reasoning value: '${typeof effort === 'string' ? effort : JSON.stringify(effort)}' (must be "high", "medium", "low", "max", or "none")`,
        );
  },
  failures: {},
  wantsTheWordJson: false,
  alwaysCounts: false,
  takesCompletionLimit: false,
};
