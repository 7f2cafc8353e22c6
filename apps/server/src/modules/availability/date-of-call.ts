import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';

/** Today, by the clocks of the client. */
export async function dateOfCall(context: RequestContext): Promise<LocalDate> {
  const { timeZone } = await context.inClient(getClient);
  return localDateAt(context.app.clock(), timeZone);
}
