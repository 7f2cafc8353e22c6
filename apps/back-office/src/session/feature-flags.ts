import { type FeatureFlag, featureFlags } from '@foyer/domain/identity/feature-flags.ts';
import { apiUrl } from './graphql/api-url.ts';
import { storedItems } from './sign-in/token-store.ts';

const timeoutMs = 30_000;

let fetched: Readonly<Record<string, unknown>> | null = null;

/**
 * Fetches the flags, once a page load and without sign-in. Until the answer comes, and when it fails, the copy of
 * the last page load serves (product.md, section 2).
 */
export async function loadFeatureFlags(): Promise<void> {
  try {
    const response = await fetch(apiUrl('/v1/feature-flags'), { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return;
    const flags: Record<string, unknown> = await response.json();
    fetched = flags;
    localStorage.setItem(storedItems.featureFlags, JSON.stringify(flags));
  } catch {
    fetched = null;
  }
}

/** Whether a part of the product is switched on; a flag that neither answer nor copy knows has its default. */
export function isFeatureOn(flag: FeatureFlag): boolean {
  const value = (fetched ?? cachedFlags())[flag];
  return typeof value === 'boolean' ? value : featureFlags[flag];
}

function cachedFlags(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(storedItems.featureFlags) ?? '{}');
  } catch {
    return {};
  }
}
