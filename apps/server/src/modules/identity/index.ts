import './accounts/account-list.graphql.ts';
import './accounts/account-mutations.graphql.ts';
import './accounts/accounts.graphql.ts';
import './identity.graphql.ts';
import './rights/menu-rights.graphql.ts';
import './own-account.graphql.ts';

export { makeAccountLink } from './account-links/account-link.ts';
export { findAccountByUsername, hasAccounts } from './accounts/account.repository.ts';
export { auditNewAccount } from './accounts/add-account.ts';
export { checkColleague } from './accounts/check-colleague.ts';
export { createAccount, type NewAccount } from './accounts/create-account.ts';
export { isPasswordOf } from './accounts/is-password-of.ts';
export { SupportedLocales } from './identity.graphql.ts';
export { identityRoutes } from './identity.routes.ts';
export { hasRightFunction } from './rights/has-right-function.ts';
export { insertMenu } from './rights/menu.repository.ts';
export { type ActingAdmin, leaveClients, startStay } from './sessions/act-in-client.ts';
export {
  type ActingStay,
  countStays,
  findOpenStay,
  listRecentStays,
  type StaysInClient,
} from './sessions/acting-session.repository.ts';
export { authenticate } from './sessions/authenticate.ts';
export { endClientSessions } from './sessions/session.repository.ts';
export { createSigningKeys, type SigningKeys } from './sessions/signing-keys.ts';
