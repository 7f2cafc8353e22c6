import type { Challenge } from 'altcha-lib';
import { RequestRefused, requestShop } from '../app/shop-request.ts';

/** A proof is used within this time, or computed again; the server takes it for longer. */
const freshMs = 20 * 60_000;

let prepared: { pagePath: string; at: number; proof: Promise<string> } | null = null;

/** Begins to compute the proof of the next cart, unless there is one. */
export function prepareBotProof(pagePath: string): Promise<string> {
  const isFresh = prepared?.pagePath === pagePath && Date.now() - prepared.at < freshMs;
  if (prepared && isFresh) return prepared.proof;
  const proof = computeProof(pagePath);
  prepared = { pagePath, at: Date.now(), proof };
  proof.catch(() => forget(proof));
  return proof;
}

/** Runs `take` with a proof, which is spent by it; once more with a new one where the server does not accept it. */
export async function withBotProof<Answer>(
  pagePath: string,
  take: (proof: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await take(await spend(pagePath));
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    // Whatever was refused, the proof is spent.
    if (error.code === 'bot-check-failed') return take(await spend(pagePath));
    void prepareBotProof(pagePath);
    throw error;
  }
}

async function spend(pagePath: string): Promise<string> {
  const proof = prepareBotProof(pagePath);
  try {
    return await proof;
  } finally {
    forget(proof);
  }
}

function forget(proof: Promise<string>): void {
  if (prepared?.proof === proof) prepared = null;
}

async function computeProof(pagePath: string): Promise<string> {
  const [client] = pagePath.split('/');
  const challenge = await requestShop<Challenge>(`${client}/bot-challenge`);
  const proof = await solveInWorker(challenge);
  if (proof === null) throw new RequestRefused(0, [{ field: 'main', code: 'bot-check-failed' }]);
  return proof;
}

/** Where a browser starts no worker, the page itself computes. */
async function solveInWorker(challenge: Challenge): Promise<string | null> {
  try {
    return await new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
        worker.terminate();
        resolve(data);
      });
      worker.addEventListener('error', reject);
      worker.postMessage(challenge);
    });
  } catch {
    const { solveBotChallenge } = await import('./solve-challenge.ts');
    return solveBotChallenge(challenge);
  }
}
