import { isSubject } from '@foyer/domain/settings/setting-subjects.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachClientOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { writeRowChange } from './client-facts.repository.ts';
import { listClientsWithBegunSettings, settleBegunSettings } from './setting.repository.ts';

/** Lets what began at midnight reach the client's row, which the other areas read. Doing it again changes nothing. */
export async function settleSettings(app: App): Promise<void> {
  const at = app.clock();
  const clients = await app.db.transaction().execute((tx) => listClientsWithBegunSettings({ tx }, at));
  await eachClientOnItsOwn(app, clients, 'the settings of a client were not settled', (clientId) =>
    inClient(app.db, clientId, (scope) => settleBegun(scope, at)),
  );
}

/** The same in a transaction that is about to save or show settings of its client. */
export async function settleBegun(scope: ClientScope, at: Date): Promise<void> {
  for (const setting of await settleBegunSettings(scope, at)) {
    if (isSubject(setting.subject)) await writeRowChange(scope, setting.subject, setting);
  }
}
