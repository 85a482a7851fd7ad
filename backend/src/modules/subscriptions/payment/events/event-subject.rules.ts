/** Messages after which access, or what is said of it, may be different. Others are kept and change nothing. */
const RELEVANT = [
  /^customer\.subscription\./u,
  /^customer\.deleted$/u,
  /^checkout\.session\./u,
  /^invoice\.(?:paid|payment_failed|payment_action_required|voided|marked_uncollectible)$/u,
  /^charge\.refunded$/u,
  /^charge\.dispute\./u,
];

/** Those that the hourly comparison asks for: without them access would be wrong. */
export const COMPARED_TYPES: readonly string[] = [
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'charge.dispute.created',
];

export interface EventSubject {
  readonly customerId: string | null;
  /** For messages that name no customer. */
  readonly chargeId: string | null;
  /** A line of its own beside what the subscription says. */
  readonly note: 'refunded' | 'disputed' | null;
}

/** Null for a message that changes nothing. Only whom it is about is read: all else is asked for anew. */
export function subjectOf(type: string, body: string): EventSubject | null {
  if (!RELEVANT.some((pattern) => pattern.test(type))) return null;
  const object = fieldOf(fieldOf(JSON.parse(body), 'data'), 'object');
  const customer = type === 'customer.deleted' ? fieldOf(object, 'id') : fieldOf(object, 'customer');
  const customerId = textOf(customer) ?? textOf(fieldOf(customer, 'id'));
  const chargeId = textOf(fieldOf(object, 'charge'));
  if (customerId === null && chargeId === null) return null;
  return { customerId, chargeId, note: noteOf(type) };
}

function noteOf(type: string): EventSubject['note'] {
  if (type === 'charge.refunded') return 'refunded';
  return type === 'charge.dispute.created' ? 'disputed' : null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
