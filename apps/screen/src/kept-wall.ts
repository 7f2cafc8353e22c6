import type { KeptWall } from './screen-loop.ts';

const name = 'foyer-screen';

/** The last answer to this token on this device, for a reload without a network. Nothing of a person is in it. */
export function readKeptWall(token: string): KeptWall | null {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as (KeptWall & { token: string }) | null;
    return kept?.token === token ? kept : null;
  } catch {
    return null;
  }
}

/** A device that keeps nothing shows nothing after a reload without a network. */
export function keepWall(token: string, kept: KeptWall | null): void {
  try {
    if (kept) localStorage.setItem(name, JSON.stringify({ ...kept, token }));
    else localStorage.removeItem(name);
  } catch {
    // Private windows and full devices refuse: the screen does without.
  }
}
