import { sha256 } from '@noble/hashes/sha2.js';
import { type Challenge, solveChallenge } from 'altcha-lib';

/**
 * Finds the number that fulfils a challenge. By a hash written in JavaScript: that of browsers is only on pages of https
 * (`e2e/plain-http.spec.ts`), and answers each of thousands of calls later.
 * @returns challenge and solution as the server reads them; null = none was found.
 */
export async function solveBotChallenge(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({
    challenge,
    deriveKey: async ({ keyLength = 32 }, salt, password) => {
      const salted = new Uint8Array(salt.length + password.length);
      salted.set(salt);
      salted.set(password, salt.length);
      return { derivedKey: sha256(salted).subarray(0, keyLength) };
    },
  });
  if (!solution) return null;
  const { parameters, signature } = challenge;
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
}
