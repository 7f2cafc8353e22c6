import { clientInput } from '@foyer/domain/clients/client-input.ts';
import { ratesFromDayInput } from '@foyer/domain/pricing/platform-rates-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { readSubject, settingConstraints, storeFromDay } from '../settings/index.ts';
import { updateManagedClient } from './managed-client.repository.ts';
import {
  auditValuesOfClient,
  clientConstraints,
  lockClient,
  refuseNoClientId,
  refuseTakenNames,
} from './managed-client.ts';

/**
 * Saves a client's form. With a new subdomain its addresses and sign-in names change at once; rates begin on their day.
 * Lock order: settings, client.
 * @param rates null = they stay as they are.
 * @param version as `refuseStale`.
 */
export async function changeClient(
  context: RequestContext,
  id: string,
  typed: unknown,
  { rates: typedRates, version }: { rates?: unknown; version?: number | null } = {},
): Promise<void> {
  context.require('clients', 'edit');
  refuseNoClientId(id);
  const { app } = context;
  const input = valueOrThrow(parseInput(clientInput, typed));
  const rates = typedRates ? valueOrThrow(parseInput(ratesFromDayInput, typedRates)) : null;
  await refuseTakenNames(app, input, id);
  await refuseViolations({ ...settingConstraints, ...clientConstraints }, () =>
    inClient(app.db, id, async (scope) => {
      const state = await readSubject(scope, 'platform-rates', app.clock());
      const before = await lockClient(scope);
      await refuseStale(scope, 'client', before, version);
      await updateManagedClient(scope, input);
      if (rates) {
        const { fromDay, ...value } = rates;
        await storeFromDay(context, scope, state, value, fromDay);
      }
      await writeAudit(scope, actorOf(context), {
        action: 'change-client',
        entity: 'client',
        entityId: id,
        before: auditValuesOfClient(before),
        after: auditValuesOfClient(await lockClient(scope)),
      });
    }),
  );
}
