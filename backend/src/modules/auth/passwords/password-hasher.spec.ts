import { describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { PasswordHasher } from './password-hasher.js';

describe('Passwords', () => {
  const hasher = new PasswordHasher();

  it('are stored as argon2id with at least the parameters of OWASP, each with its own salt', async () => {
    const [first, second] = await Promise.all([hasher.hash('correct horse'), hasher.hash('correct horse')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
    expect(hasher.isOutdated(first)).toBe(false);
  });

  it('match only themselves, to the last character', async () => {
    const stored = await hasher.hash('correct horse');
    expect(await hasher.matches('correct horse', stored)).toBe(true);
    expect(await hasher.matches('correct horse ', stored)).toBe(false);
    expect(await hasher.matches('Correct horse', stored)).toBe(false);
  });

  it('match nobody where there is no account', async () => {
    expect(await hasher.matches('', null)).toBe(false);
    expect(await hasher.matches('correct horse', null)).toBe(false);
  });

  it.each([
    { memoryCost: 12_288, timeCost: 3, parallelism: 1 },
    { memoryCost: 19_456, timeCost: 1, parallelism: 1 },
    { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 1 },
  ])('are outdated when they were hashed with %j', async (parameters) => {
    expect(hasher.isOutdated(await hash('correct horse', parameters))).toBe(true);
  });
});
