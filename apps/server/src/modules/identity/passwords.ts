import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';

// Argon2id is the library's default; parameters as OWASP's password storage cheat sheet advises.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = Math.max(2, availableParallelism());
/** A second or two of work; beyond it a sign-in is refused at once (503, Retry-After) instead of waiting ever longer. */
export const WAITING = 100;

/** Password checks are heavy on purpose: only a few run at once, and a bounded number waits. */
const inTurn = limitConcurrency(AT_ONCE, WAITING);

/** @throws BusyError when too many wait already; so does `verifyPassword`. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

let decoy: Promise<string> | undefined;

/** Also takes its time where there is no password to compare with, so that timing tells nothing. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  // not in turn: what is kept must not be a refusal
  decoy ??= hash('no such account', options);
  const against = passwordHash ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && Boolean(passwordHash);
}
