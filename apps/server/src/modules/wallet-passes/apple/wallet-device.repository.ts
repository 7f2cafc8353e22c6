import type { ClientScope } from '../../../platform/database/database.ts';

/** A phone that wants to be told when a pass changes. */
export interface WalletDevice {
  ticketId: string;
  deviceId: string;
  pushToken: string;
}

/** @returns whether the phone was not registered for this pass yet. */
export async function upsertDevice(scope: ClientScope, device: WalletDevice, at: Date): Promise<boolean> {
  const key = { ticketId: device.ticketId, deviceId: device.deviceId };
  const known = await ofPass(scope, key).forUpdate().executeTakeFirst();
  await scope.tx
    .insertInto('walletDevice')
    .values({ clientId: scope.clientId, ...device, registeredAt: at })
    .onConflict((conflict) =>
      conflict.columns(['clientId', 'deviceId', 'ticketId']).doUpdateSet({ pushToken: device.pushToken }),
    )
    .execute();
  return known === undefined;
}

export async function deleteDevice(
  scope: ClientScope,
  { ticketId, deviceId }: Pick<WalletDevice, 'ticketId' | 'deviceId'>,
): Promise<void> {
  await scope.tx
    .deleteFrom('walletDevice')
    .where('clientId', '=', scope.clientId)
    .where('ticketId', '=', ticketId)
    .where('deviceId', '=', deviceId)
    .execute();
}

/** Apple said of these that no such phone has the pass any more. */
export async function forgetPushTokens(scope: ClientScope, pushTokens: readonly string[]): Promise<void> {
  if (pushTokens.length === 0) return;
  await scope.tx
    .deleteFrom('walletDevice')
    .where('clientId', '=', scope.clientId)
    .where('pushToken', 'in', [...pushTokens])
    .execute();
}

/** The tokens of all phones with a pass of the order, each once. */
export async function listPushTokens(scope: ClientScope, orderId: string): Promise<string[]> {
  const rows = await scope.tx
    .selectFrom('walletDevice as d')
    .innerJoin('walletPass as p', (join) =>
      join
        .onRef('p.clientId', '=', 'd.clientId')
        .onRef('p.ticketId', '=', 'd.ticketId')
        .onRef('p.platform', '=', 'd.platform'),
    )
    .select('d.pushToken')
    .distinct()
    .where('d.clientId', '=', scope.clientId)
    .where('p.orderId', '=', orderId)
    .execute();
  return rows.map(({ pushToken }) => pushToken);
}

/** The passes of a phone that changed after an instant, with when each did. */
export async function listChangedPasses(
  scope: ClientScope,
  deviceId: string,
  since: Date,
): Promise<{ ticketId: string; changedAt: Date }[]> {
  return scope.tx
    .selectFrom('walletDevice as d')
    .innerJoin('walletPass as p', (join) =>
      join
        .onRef('p.clientId', '=', 'd.clientId')
        .onRef('p.ticketId', '=', 'd.ticketId')
        .onRef('p.platform', '=', 'd.platform'),
    )
    .select(['p.ticketId', 'p.changedAt'])
    .where('d.clientId', '=', scope.clientId)
    .where('d.deviceId', '=', deviceId)
    .where('p.changedAt', '>', since)
    .execute();
}

const ofPass = (scope: ClientScope, { ticketId, deviceId }: Pick<WalletDevice, 'ticketId' | 'deviceId'>) =>
  scope.tx
    .selectFrom('walletDevice')
    .select('deviceId')
    .where('clientId', '=', scope.clientId)
    .where('ticketId', '=', ticketId)
    .where('deviceId', '=', deviceId);

/** No push of these orders goes to a phone any more. */
export async function deleteDevicesOfOrders(scope: ClientScope, orderIds: readonly string[]): Promise<void> {
  await scope.tx
    .deleteFrom('walletDevice')
    .where('clientId', '=', scope.clientId)
    .where('ticketId', 'in', (query) =>
      query
        .selectFrom('walletPass')
        .select('ticketId')
        .where('clientId', '=', scope.clientId)
        .where('orderId', 'in', [...orderIds]),
    )
    .execute();
}
