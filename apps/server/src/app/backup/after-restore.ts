import { writeAudit } from '../../modules/audit-log/index.ts';
import { eraseListedKeys } from '../../modules/privacy/index.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import type { BackupManifest } from './backup-manifest.ts';

/**
 * Erases again what was erased after the backup, and lets each client's audit log say that a backup was restored. A second time
 * changes nothing more than that entry.
 * @param listFolder where the list of erased keys is; undefined = there is none.
 * @returns how many keys were erased.
 */
export async function settleRestored(
  app: App,
  { madeAt }: BackupManifest,
  { listFolder, clientIds }: { listFolder: string | undefined; clientIds: readonly string[] },
): Promise<number> {
  const erased = listFolder === undefined ? 0 : await eraseListedKeys(app, listFolder);
  for (const clientId of clientIds) {
    await inClient(app.db, clientId, (scope) =>
      writeAudit(
        scope,
        { kind: 'system' },
        { action: 'restore-backup', entity: 'backup', entityId: null, after: { createdAt: madeAt } },
      ),
    );
  }
  return erased;
}
