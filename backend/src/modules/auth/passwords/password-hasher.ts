import { Injectable } from '@nestjs/common';
import { hash, parseOptions, verify, type Options } from '@node-rs/argon2';

/** OWASP's minimum for argon2id, which the library takes by itself (Password Storage Cheat Sheet, 2026-08): 19 MiB, 2 passes. */
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const satisfies Options;

/** Hash of an unknown text, made with PARAMETERS: a sign-in without an account takes as long as one with. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$dfatoNVZx84CxUjRsrfksg$RJC9nKqdQ0Tk9sQSFaPvlxf1B9Vg1XblbkkBLAHQAFs';

@Injectable()
export class PasswordHasher {
  async hash(password: string): Promise<string> {
    return hash(password, PARAMETERS);
  }

  /** Takes equally long whether there is a hash or not. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    const isSame = await verify(passwordHash ?? NOBODYS_HASH, password);
    return isSame && passwordHash !== null;
  }

  /** True when a stored hash was made with weaker parameters than today's. */
  isOutdated(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
    return (
      !passwordHash.startsWith('$argon2id$') ||
      memoryCost < PARAMETERS.memoryCost ||
      timeCost < PARAMETERS.timeCost ||
      parallelism < PARAMETERS.parallelism
    );
  }
}
