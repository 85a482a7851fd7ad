/** The body of a successful response. The client throws on every error, so a missing body is a bug of the API. */
export function bodyOf<Body>(answer: { data?: Body }): Body {
  if (answer.data === undefined) throw new Error('The answer has no body');
  return answer.data;
}
