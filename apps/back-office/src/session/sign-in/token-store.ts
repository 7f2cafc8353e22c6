import { forgetEnd, noteEnd } from './end-reason.ts';

/** The items that the session keeps in the browser (product.md, section 2). */
export const storedItems = {
  token: 'foyer.token',
  refreshToken: 'foyer.refreshToken',
  actingClient: 'foyer.actingClient',
  locale: 'foyer.locale',
  apiUrl: 'foyer.apiUrl',
  featureFlags: 'foyer.featureFlags',
} as const;

export interface TokenPair {
  token: string;
  refreshToken: string;
}

type SessionListener = (loggedIn: boolean) => void;

const listeners = new Set<SessionListener>();

/** Being logged in depends only on whether a token is stored. */
export function isLoggedIn(): boolean {
  return findToken() !== null;
}

/** The stored access token; throws 'Token is not available' without one. */
export function readToken(): string {
  const token = findToken();
  if (token === null) throw new Error('Token is not available');
  return token;
}

/** The stored access token, where there is one. */
export function findToken(): string | null {
  return localStorage.getItem(storedItems.token);
}

/** The stored refresh token, where there is one. */
export function findRefreshToken(): string | null {
  return localStorage.getItem(storedItems.refreshToken);
}

/** Stores a new pair and notifies the listeners. */
export function storeTokens({ token, refreshToken }: TokenPair): void {
  localStorage.setItem(storedItems.token, token);
  localStorage.setItem(storedItems.refreshToken, refreshToken);
  forgetEnd();
  notify();
}

/** After a refresh that the server refused: both tokens are removed. */
export function clearTokens(): void {
  localStorage.removeItem(storedItems.token);
  localStorage.removeItem(storedItems.refreshToken);
  notify();
}

/** After a logout: both tokens and the acting client go. */
export function clearSession(): void {
  localStorage.removeItem(storedItems.actingClient);
  clearTokens();
}

/**
 * Calls `listener` after sign-in, after each refresh, after logout, and when another tab did one of these.
 * Answers the way to stop listening.
 */
export function onSessionChange(listener: SessionListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Makes this tab hear of sign-ins and logouts in the others; called once at the start. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== storedItems.token && event.key !== null) return;
    if (isLoggedIn()) forgetEnd();
    else noteEnd('otherTab');
    notify();
  });
}

function notify(): void {
  for (const listener of [...listeners]) listener(isLoggedIn());
}
