import type { ClientScope } from '../database/database.ts';
import { inClientReadOnly } from '../database/in-client.ts';
import type { RequestContext } from '../request-context.ts';
import type { GraphqlContext } from './builder.ts';

/**
 * The `resolve` of a field that reads: `read` gets one read-only transaction in the client of the call (decision
 * 0077). It opens no transaction of its own: that would take a second connection while it holds the first.
 */
export function reading<Parent, Args, Result>(
  read: (scope: ClientScope, parent: Parent, args: Args, call: RequestContext) => Promise<Result>,
) {
  return (parent: Parent, args: Args, context: GraphqlContext): Promise<Result> => {
    const call = context.signedIn();
    return call.inClientReadOnly((scope) => read(scope, parent, args, call));
  };
}

/** Like `reading`, in another client than the call's: a client that Admins list, the platform, or the caller's own. */
export function readingIn<Parent, Args, Result>(
  clientIdOf: (parent: Parent, call: RequestContext) => string,
  read: (scope: ClientScope, parent: Parent, args: Args, call: RequestContext) => Promise<Result>,
) {
  return (parent: Parent, args: Args, context: GraphqlContext): Promise<Result> => {
    const call = context.signedIn();
    const clientId = clientIdOf(parent, call);
    return inClientReadOnly(call.app.db, clientId, (scope) => read(scope, parent, args, call));
  };
}

/** The `load` of a loadable field: like `reading`, in one transaction for all rows of a list. */
export function loading<Key, Result>(
  load: (scope: ClientScope, keys: Key[], call: RequestContext) => Promise<Result>,
) {
  return (keys: Key[], context: GraphqlContext): Promise<Result> => {
    const call = context.signedIn();
    return call.inClientReadOnly((scope) => load(scope, keys, call));
  };
}
