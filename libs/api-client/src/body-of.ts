/** The body of a successful response. The client throws on every error, so a missing body is a bug of the API. */
export function bodyOf<Body>({ data }: { data?: Body }): Body {
  if (data === undefined) throw new Error('Empty answer');
  return data;
}
