import type { Mail } from '@drumbeat/sandbox';

/** The address of a mail's button. */
export function mailedLink({ text }: Mail): URL {
  const [address] = /https?:\/\/\S+/.exec(text) ?? [];
  if (address === undefined) throw new Error(`There is no link in this mail:\n${text}`);
  return new URL(address);
}

/** The token of a mail's link. */
export function mailedToken(mail: Mail): string {
  const token = mailedLink(mail).searchParams.get('token');
  if (token === null) throw new Error(`There is no token in ${mailedLink(mail).href}`);
  return token;
}
