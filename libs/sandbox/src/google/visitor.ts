import type { AccountInput } from './accounts.js';

/** A browser reduced to what a sign-in needs: cookies, and redirects that it follows one at a time. */
class Visitor {
  readonly #cookies = new Map<string, string>();

  /** The redirect target of the response. @throws Error when the response is a page */
  async follow(address: string, form?: Record<string, string>): Promise<string> {
    const answer = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form),
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    });
    const page = await answer.text();
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`No redirect, but a page (${answer.status}): ${textOf(page)}`);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    return new URL(location, address).href;
  }
}

function textOf(page: string): string {
  const [, main = page] = /<main[^>]*>(.*)<\/main>/s.exec(page) ?? [];
  return main
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * From an authorization address over the account chooser back to the application.
 * @returns the application's callback address, with code or error
 */
export async function walkThrough(
  authorizationUrl: string,
  choice: AccountInput | 'cancel',
): Promise<string> {
  const visitor = new Visitor();
  const chooser = await visitor.follow(authorizationUrl);
  // Refused before the chooser: the error is returned to the application at once.
  if (!new URL(chooser).pathname.startsWith('/google/')) return chooser;
  const { email = '', name = '', email_verified = true } = choice === 'cancel' ? {} : choice;
  const resume = await visitor.follow(chooser, {
    decision: choice === 'cancel' ? 'cancel' : 'continue',
    account: 'new',
    email,
    name,
    ...(email_verified && { verified: 'yes' }),
  });
  return visitor.follow(resume);
}
