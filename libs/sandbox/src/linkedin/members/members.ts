import { createHash } from 'node:crypto';

export interface Member {
  /** LinkedIn's subject is pairwise: the same person has another one with another application. */
  sub: string;
  client_id: string;
  name: string;
  given_name: string;
  family_name: string;
  email: string;
  last_seen_at: string;
}

const maxMembers = 1_000;
export const maxNameLength = 100;

/** The name without stray blanks, or null when nothing or too much remains. */
export function memberName(input: unknown): string | null {
  if (typeof input !== 'string') return null;
  const name = input.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return name === '' || name.length > maxNameLength ? null : name;
}

function subjectOf(clientId: string, name: string): string {
  return createHash('sha256').update(`${clientId}\n${name.toLowerCase()}`).digest('base64url').slice(0, 10);
}

function emailOf(name: string, sub: string): string {
  const local = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '');
  return `${local || sub.toLowerCase()}@example.com`;
}

/** The members of the stand-in: every name entered on the consent page. The same name is the same member. */
export class Members {
  readonly #members = new Map<string, Member>();

  constructor(private readonly onChange: () => void) {}

  /** Finds the member of this name with this application, or makes one. */
  signIn(clientId: string, name: string, now: Date, email?: string): Member {
    const sub = subjectOf(clientId, name);
    const words = name.split(' ');
    const member: Member = {
      sub,
      client_id: clientId,
      name,
      given_name: words.length > 1 ? words.slice(0, -1).join(' ') : name,
      family_name: words.length > 1 ? (words.at(-1) ?? '') : '',
      email: email ?? this.#members.get(sub)?.email ?? emailOf(name, sub),
      last_seen_at: now.toISOString(),
    };
    // Removed first, so that the map is ordered by last use and the least recently used is removed first.
    this.#members.delete(sub);
    this.#members.set(sub, member);
    if (this.#members.size > maxMembers) {
      const oldest = this.#members.keys().next();
      if (!oldest.done) this.#members.delete(oldest.value);
    }
    this.onChange();
    return member;
  }

  find(sub: string): Member | null {
    return this.#members.get(sub) ?? null;
  }

  /** The members who signed in to this application last, newest first. */
  recent(clientId: string, limit: number): Member[] {
    return [...this.#members.values()]
      .filter((member) => member.client_id === clientId)
      .reverse()
      .slice(0, limit);
  }

  all(): Member[] {
    return [...this.#members.values()];
  }

  restore(members: readonly Member[]): void {
    for (const member of members) this.#members.set(member.sub, member);
  }

  clear(): void {
    this.#members.clear();
    this.onChange();
  }
}
