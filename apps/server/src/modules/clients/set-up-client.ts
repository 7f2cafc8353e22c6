import { newClientInput } from '@foyer/domain/clients/client-input.ts';
import { firstRatesInput } from '@foyer/domain/pricing/platform-rates-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { auditNewAccount } from '../identity/index.ts';
import { createClient } from './create-client.ts';
import { rowOf } from './managed-client.repository.ts';
import { auditValuesOfClient, clientConstraints, lockClient, refuseTakenNames } from './managed-client.ts';

/**
 * An Admin creates a client. Its main account gets a mail with a link to choose a password; until then no account can
 * sign in there.
 * @returns the client's id.
 */
export async function setUpClient(context: RequestContext, typed: unknown): Promise<string> {
  context.require('clients', 'edit');
  const { app } = context;
  const { username, accountEmail, locale, ...input } = valueOrThrow(parseInput(newClientInput, typed));
  const firstRates = firstRatesInput.parse(input);
  await refuseTakenNames(app, input, null);
  return refuseViolations(clientConstraints, async () => {
    const { clientId } = await createClient(
      app,
      { ...rowOf(input), defaultLocale: locale },
      { username, email: accountEmail, locale, password: null },
      async (scope, mainAccountId) => {
        const client = await lockClient(scope);
        await writeAudit(scope, actorOf(context), {
          action: 'create-client',
          entity: 'client',
          entityId: client.id,
          after: { ...auditValuesOfClient(client), ...firstRates },
        });
        await auditNewAccount(context, scope, mainAccountId);
      },
    );
    return clientId;
  });
}
