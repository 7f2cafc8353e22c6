import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { oncePerCall } from '../../platform/once-per-call.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from './client.repository.ts';

/** The client of a call, as it is when the call first needs it. */
export const clientOfCall = oncePerCall(getClient);

/** Today, by the clocks of the client. */
export async function dateOfCall(call: RequestContext): Promise<LocalDate> {
  const { timeZone } = await clientOfCall(call);
  return localDateAt(call.app.clock(), timeZone);
}
