import type { Selectable } from 'kysely';
import type { Tables } from '../generated/tables.ts';
import type { App } from './app.ts';
import type { ClientScope } from './database/database.ts';

export type Right = 'access' | 'edit' | 'extra';

type StoredAccount = Selectable<Tables['account']>;

/** A limit on a right that the call does not meet (specification 001, section 3: menu rights). */
export type RefusedLimit = 'management only' | 'reception only' | 'office IP only';

export interface SignedInAccount {
  readonly kind: 'account' | 'admin';
  readonly accountId: string;
  /** The client that the account belongs to; for an Admin this is the platform, also while acting elsewhere. */
  readonly homeClientId: string;
  readonly sessionId: string;
  readonly username: string;
  readonly accountType: StoredAccount['accountType'];
  readonly locale: StoredAccount['locale'];
  readonly mustChangePassword: boolean;
}

/** One signed-in call: its account, client and rights. */
export interface RequestContext {
  readonly app: App;
  readonly requestId: string;
  readonly clientId: string;
  readonly account: SignedInAccount;
  /** The language of the caller's interface, as two letters; undefined where the call names none. */
  readonly language?: string | undefined;
  /** Where the call comes from. */
  readonly ip?: string | undefined;
  can(module: string, right: Right): boolean;
  /** @throws NotAllowedError when the right is missing. */
  require(module: string, right: Right): void;
  /** One transaction in the client of this call. */
  inClient<T>(work: (scope: ClientScope) => Promise<T>): Promise<T>;
  /** The same for reads: the database refuses every write and every row lock. */
  inClientReadOnly<T>(work: (scope: ClientScope) => Promise<T>): Promise<T>;
}
