import { unmountPath } from './mount-path.ts';

/** The first parts of the addresses that need no sign-in, the sign-in page itself apart (`signedOut` of a route). */
export const openPaths = [
  'account-activation',
  'password-reset',
  'password-forgotten',
  'company-form',
  'help',
] as const;

/** Whether the app shows an address without a sign-in: '/cms/help/orders'. */
export function isOpenToAll(pathname: string): boolean {
  const [first] = unmountPath(pathname).slice(1).split('/');
  return openPaths.some((path) => path === first);
}
