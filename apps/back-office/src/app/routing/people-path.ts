/**
 * /gebruikers and /clients are one door: for Admins to the clients, with the accounts as their second tab, for
 * ClientUsers to the accounts (routes.md, legacy group 2). Answers the path whose screen is shown.
 */
export function peoplePath(path: string, isAdmin: boolean): string {
  if (!/^\/(gebruikers|clients)/.test(path)) return path;
  return isAdmin && !path.startsWith(accountsOfAdmin) ? '/clients' : '/gebruikers';
}

const accountsOfAdmin = '/gebruikers/accounts';
