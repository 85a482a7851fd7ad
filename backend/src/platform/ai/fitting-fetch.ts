import { readRefusal } from './endpoint-refusal.js';
import { impatientFetch } from './impatient-fetch.js';
import type { DispensableParameter, RefusedParameters, RequestBody } from './refused-parameters.js';

/**
 * fetch for endpoints that refuse some parameters: asks again without the one that a 400 or 422 names, and leaves it out
 * from then on. Each repetition lacks a parameter that the one before had, so there are few. For streams as well: a
 * refusal comes before the first piece.
 */
export function fittingFetch(
  parameters: RefusedParameters,
  onLearnt: (parameter: DispensableParameter, status: number) => void,
): typeof fetch {
  return async (input, init) => {
    if (typeof init?.body !== 'string') return impatientFetch(input, init);
    const wanted = JSON.parse(init.body) as RequestBody;
    for (;;) {
      const body = parameters.fit(wanted);
      const response = await impatientFetch(input, { ...init, body: JSON.stringify(body) });
      if (response.status !== 400 && response.status !== 422) return response;
      const learnt = parameters.learn(readRefusal(response.status, await response.clone().text()), body);
      if (learnt === undefined) return response;
      await response.body?.cancel();
      onLearnt(learnt, response.status);
    }
  };
}
