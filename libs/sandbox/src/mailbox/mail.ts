import PostalMime, { type Address } from 'postal-mime';

/** A mail as it was received. */
export interface Mail {
  id: string;
  /** ISO 8601. */
  received_at: string;
  /** Name and address from its header. */
  from: string;
  /** The addresses that it was delivered to, in lower case. */
  to: readonly string[];
  subject: string;
  text: string;
  html: string | null;
  /** The Message-ID, which identifies a mail delivered twice. */
  message_id: string | null;
}

function addressText(address: Address | undefined): string {
  if (address?.address === undefined) return '';
  return address.name === '' ? address.address : `${address.name} <${address.address}>`;
}

/**
 * Reads a raw message.
 * @param to the addresses of the envelope, which alone decide who gets it
 */
export async function readMail(
  raw: Buffer,
  { id, to, receivedAt }: { id: string; to: readonly string[]; receivedAt: Date },
): Promise<Mail> {
  const { from, subject = '', text = '', html = null, messageId = null } = await PostalMime.parse(raw);
  return {
    id,
    received_at: receivedAt.toISOString(),
    from: addressText(from),
    to: to.map((address) => address.toLowerCase()),
    subject,
    text,
    html,
    message_id: messageId,
  };
}
