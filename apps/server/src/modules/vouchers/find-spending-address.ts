import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { findOpenChannel } from '../channels/index.ts';
import { getClient } from '../clients/index.ts';
import { findSetting } from '../settings/index.ts';

/**
 * Where vouchers say that they are spent: the museum's own address, else a page of it that takes vouchers today
 * (insight-and-settings, decision 22); null = there is neither.
 */
export async function findSpendingAddress(app: App, scope: ClientScope): Promise<string | null> {
  const at = app.clock();
  const { voucherUrl } = await findSetting(scope, 'vouchers', at);
  if (voucherUrl) return voucherUrl;
  const { subdomain } = await getClient(scope);
  const open = await findOpenChannel(scope, at, { taking: 'vouchers' });
  return open ? `${app.publicUrl}/shop/${subdomain}/${open.url}` : null;
}
