import { unmountPath } from './mount-path.ts';

/** The query parameter that carries the intended page over the sign-in. */
export const redirectParameter = 'redirect_to';

const somewhere = 'https://app.invalid';

/**
 * Where to go after sign-in, as a path of the app. Empty, just the prefix, the sign-in page itself, and anything
 * that would leave the site ('//host', 'https:', backslashes, control characters) lead to '/'.
 */
export function redirectTarget(value: string | undefined | null): string {
  if (!value?.startsWith('/') || hasUnsafeCharacter(value)) return '/';
  let url: URL;
  try {
    url = new URL(value, somewhere);
  } catch {
    return '/';
  }
  if (url.origin !== somewhere) return '/';
  const path = unmountPath(`${url.pathname}${url.search}${url.hash}`);
  if (path.startsWith('//') || /^\/login\b/.test(path)) return '/';
  return path;
}

/** Browsers drop tabs and line ends from an address and read a backslash as a slash. */
function hasUnsafeCharacter(value: string): boolean {
  return [...value].some((character) => character === '\\' || character < ' ' || character === '\u007f');
}
