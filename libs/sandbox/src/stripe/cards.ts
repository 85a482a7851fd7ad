/** What a card does when it is charged. */
export type CardBehaviour =
  | 'works'
  | 'declined'
  /** Asks its owner the first time, and not again. */
  | 'asks_once'
  /** Asks its owner each time: a renewal fails until they have answered. */
  | 'asks_always'
  /** Works with its owner present, and is declined at renewals. */
  | 'fails_at_renewal';

/** Stripe's numbers for tests: https://docs.stripe.com/testing */
export const testCards: Readonly<
  Record<string, { readonly behaviour: CardBehaviour; readonly label: string }>
> = {
  '4242424242424242': { behaviour: 'works', label: 'is paid' },
  '4000000000000002': { behaviour: 'declined', label: 'is declined' },
  '4000002500003155': { behaviour: 'asks_once', label: 'asks its owner once' },
  '4000002760003184': { behaviour: 'asks_always', label: 'asks its owner each time, also at renewals' },
  '4000000000000341': { behaviour: 'fails_at_renewal', label: 'is paid now and declined at renewals' },
};

/** The digits of what was typed; null for no number of a test card. */
export function cardNumber(typed: string): string | null {
  const digits = typed.replace(/\D/gu, '');
  return digits in testCards ? digits : null;
}

export function behaviourOf(number: string | undefined): CardBehaviour {
  return (number !== undefined && testCards[number]?.behaviour) || 'declined';
}
