import type { PersonData } from '../person-data/index.ts';
import { deleteDevicesOfOrders } from './apple/wallet-device.repository.ts';

/** Which phones have a pass, as Apple calls them: nothing to read for a person, and it goes with the visitor. */
export const walletPersonData: PersonData = {
  name: 'wallet-passes',
  columns: ['wallet_device.device_id', 'wallet_device.platform', 'wallet_device.push_token'],
  find: async () => [],
  read: async () => ({}),
  async erase(_app, scope, { orderIds }) {
    if (orderIds.length > 0) await deleteDevicesOfOrders(scope, orderIds);
  },
};
