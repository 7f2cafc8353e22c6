import type { ChannelType } from '@foyer/domain/clients/client.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { getClient } from '../clients/index.ts';

/**
 * An Admin sets which kinds of sales page a client has (product.md, section 5). One that is published stays so when
 * its kind is taken away, but none is made or published any more.
 * @throws RefusedError `no-channel-types`.
 */
export async function refuseChannelType(scope: ClientScope, type: ChannelType): Promise<void> {
  const { channelTypes } = await getClient(scope);
  if (!channelTypes.includes(type)) throw new RefusedError([{ code: 'no-channel-types' }]);
}
