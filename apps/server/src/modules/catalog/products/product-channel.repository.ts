import type { ProductChannel } from '@foyer/domain/catalog/product-input.ts';
import type { ClientScope } from '../../../platform/database/database.ts';

/** Writes what was decided for some channels; of the others it stays as it is. */
export async function saveProductChannels(
  scope: ClientScope,
  productId: string,
  channels: readonly ProductChannel[],
): Promise<void> {
  if (channels.length === 0) return;
  await scope.tx
    .insertInto('productChannel')
    .values(channels.map((channel) => ({ clientId: scope.clientId, productId, ...channel })))
    .onConflict((conflict) =>
      conflict.columns(['clientId', 'productId', 'channelId']).doUpdateSet((eb) => ({
        enabled: eb.ref('excluded.enabled'),
        nameOnChannel: eb.ref('excluded.nameOnChannel'),
      })),
    )
    .execute();
}
