/** '22,100' */
export const inFigures = (value: number): string => value.toLocaleString('en-US');

/** '1 prompt', '6 prompts', '9,585 comments'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inFigures(count)} ${count === 1 ? one : many}`;
