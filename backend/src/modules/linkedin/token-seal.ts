import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../platform/crypto/secret-box.js';

/** A token's place: a sealed token that is moved to another row or user does not open. */
export interface TokenPlace {
  readonly accountId: string;
  readonly userId: string;
}

/** Seals LinkedIn's tokens for their place in `social_accounts`. */
@Injectable()
export class TokenSeal {
  constructor(private readonly box: SecretBox) {}

  seal(token: string, place: TokenPlace): string {
    return this.box.seal(token, aad(place));
  }

  /** @throws SecretBoxError */
  open(sealed: string, place: TokenPlace): string {
    return this.box.open(sealed, aad(place));
  }

  /** What seals under each key begin with, by its id. */
  get prefixes(): ReadonlyMap<string, string> {
    return this.box.prefixes;
  }

  /** The keys that are known, lost ones too. */
  get keyIds(): readonly string[] {
    return this.box.ids;
  }

  /** What a seal under the newest key begins with. */
  get prefix(): string {
    return this.box.prefix;
  }

  /** The same token under the newest key. @throws SecretBoxError */
  renew(sealed: string, place: TokenPlace): string {
    return this.seal(this.open(sealed, place), place);
  }
}

function aad({ accountId, userId }: TokenPlace): string {
  return `social_accounts|${accountId}|${userId}|access_token_encrypted`;
}
