import { readEmail } from '@foyer/domain/abuse-limits/email-reading.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { storedMark } from './judge-orders.ts';
import { type RestrictedOrder, restrictToChannels } from './restrict-to-channel.ts';

/** Why a channel would refuse an order of this address for the address; null = it would not. Nothing is counted. */
export async function refuseAddress(
  app: Pick<App, 'secrets'>,
  scope: ClientScope,
  { email, ...wanted }: Omit<RestrictedOrder, 'holdId'> & { email: string },
): Promise<Refusal | null> {
  const order = { ...wanted, holdId: '' };
  const refused = new Map<RestrictedOrder, Refusal>();
  const known = [{ order, reading: readEmail(email) }];
  await restrictToChannels(scope, known, refused, (mark) => storedMark(app, scope, mark));
  return refused.get(order) ?? null;
}
