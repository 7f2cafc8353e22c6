import type { ClientScope } from '../database/database.ts';
import { inClientReadOnly } from '../database/in-client.ts';
import type { RequestContext } from '../request-context.ts';
import type { GraphqlContext } from './builder.ts';

/**
 * The `resolve` of a field that reads: `read` gets one read-only transaction in the client of the call, in which the
 * database refuses every write and row lock (decision 0077).
 * @param read must not open a transaction of its own: it would need a second connection while it holds the first.
 */
export function reading<Parent, Args, Result>(
  read: (scope: ClientScope, parent: Parent, args: Args, call: RequestContext) => Promise<Result>,
) {
  return (parent: Parent, args: Args, context: GraphqlContext): Promise<Result> => {
    const call = context.signedIn();
    return inClientReadOnly(call.app.db, call.clientId, (scope) => read(scope, parent, args, call));
  };
}

/** The `load` of a loadable field: one read-only transaction, as `reading`, for the keys of all rows of a list. */
export function loading<Key, Result>(
  load: (scope: ClientScope, keys: Key[], call: RequestContext) => Promise<Result>,
) {
  return (keys: Key[], context: GraphqlContext): Promise<Result> => {
    const call = context.signedIn();
    return inClientReadOnly(call.app.db, call.clientId, (scope) => load(scope, keys, call));
  };
}
