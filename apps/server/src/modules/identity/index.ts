import './account-list.graphql.ts';
import './account-mutations.graphql.ts';
import './accounts.graphql.ts';
import './identity.graphql.ts';
import './menu-rights.graphql.ts';
import './own-account.graphql.ts';

export { findAccountByUsername, hasAccounts } from './account.repository.ts';
export { makeAccountLink } from './account-link.ts';
export { type ActingAdmin, leaveClients, startStay } from './act-in-client.ts';
export {
  type ActingStay,
  countStays,
  findOpenStay,
  listRecentStays,
  type StaysInClient,
} from './acting-session.repository.ts';
export { authenticate } from './authenticate.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { SupportedLocales } from './identity.graphql.ts';
export { identityRoutes } from './identity.routes.ts';
export { insertMenu } from './menu.repository.ts';
export { endClientSessions } from './session.repository.ts';
export { createSigningKeys, type SigningKeys } from './signing-keys.ts';
