import type { ClientScope } from './database/database.ts';
import type { RequestContext } from './request-context.ts';

/** A read whose result is kept as long as the call, for the fields of all rows that need it. */
export function oncePerCall<T>(
  read: (scope: ClientScope, call: RequestContext) => Promise<T>,
): (call: RequestContext) => Promise<T> {
  const results = new WeakMap<RequestContext, Promise<T>>();
  return (call) => {
    const known = results.get(call);
    if (known) return known;
    const result = call.inClientReadOnly((scope) => read(scope, call));
    results.set(call, result);
    return result;
  };
}
