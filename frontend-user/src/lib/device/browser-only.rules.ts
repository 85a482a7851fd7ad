import { ACCOUNT_TEXTS } from '@drumbeat/domain';

/** The origin of the page that signs in; `scope` is `globalThis`. Throws where no browser is: signing in needs its cookies (SIGNIN-15). */
export function browserOrigin(scope: { readonly location?: { readonly origin: string } }): string {
  if (scope.location === undefined) throw new Error(ACCOUNT_TEXTS.noBrowser);
  return scope.location.origin;
}
