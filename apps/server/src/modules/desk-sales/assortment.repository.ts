import type { Assortment, DeskButton } from '@foyer/domain/desk-sales/assortments.ts';
import type { ClientScope } from '../../platform/database/database.ts';

export interface StoredAssortment {
  name: Assortment;
  version: number;
  buttons: DeskButton[];
}

/** Those that staff have set. */
export async function listAssortments(scope: ClientScope): Promise<StoredAssortment[]> {
  const stored = await scope.tx
    .selectFrom('deskAssortment')
    .select(['name', 'version'])
    .where('clientId', '=', scope.clientId)
    .$castTo<Omit<StoredAssortment, 'buttons'>>()
    .execute();
  const buttons = await scope.tx
    .selectFrom('deskButton')
    .select(['assortment', 'ticketGroupId', 'ticketTypeId', 'colour'])
    .where('clientId', '=', scope.clientId)
    .orderBy('assortment')
    .orderBy('position')
    .$castTo<DeskButton & { assortment: Assortment }>()
    .execute();
  return stored.map((one) => ({
    ...one,
    buttons: buttons
      .filter(({ assortment }) => assortment === one.name)
      .map(({ assortment: _assortment, ...button }) => button),
  }));
}

/** Held against every other change until the transaction ends; version 0 = staff have not set it yet. */
export async function lockAssortment(scope: ClientScope, name: Assortment): Promise<StoredAssortment> {
  await scope.tx
    .insertInto('deskAssortment')
    .values({ clientId: scope.clientId, name, version: 0 })
    .onConflict((conflict) => conflict.columns(['clientId', 'name']).doNothing())
    .execute();
  await scope.tx
    .selectFrom('deskAssortment')
    .select('version')
    .where('clientId', '=', scope.clientId)
    .where('name', '=', name)
    .forUpdate()
    .execute();
  const found = (await listAssortments(scope)).find((one) => one.name === name);
  return found ?? { name, version: 0, buttons: [] };
}

/** Replaces the buttons and raises the version. */
export async function replaceButtons(
  scope: ClientScope,
  name: Assortment,
  buttons: readonly DeskButton[],
): Promise<void> {
  const { clientId } = scope;
  await scope.tx
    .deleteFrom('deskButton')
    .where('clientId', '=', clientId)
    .where('assortment', '=', name)
    .execute();
  if (buttons.length > 0)
    await scope.tx
      .insertInto('deskButton')
      .values(buttons.map((button, position) => ({ clientId, assortment: name, position, ...button })))
      .execute();
  await scope.tx
    .updateTable('deskAssortment')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('clientId', '=', clientId)
    .where('name', '=', name)
    .execute();
}
