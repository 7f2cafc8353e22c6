import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import type { App } from '../../platform/app.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getClient } from '../clients/index.ts';
import { type ExportFile, findExport, listExports } from './export.repository.ts';

/** How long a link to a file works: long enough to follow it, too short to hand it on. */
const LINK_SECONDS = 60;
/**
 * An export that the account itself asked for. @throws NotFoundError `export-not-found`, also for another account's or
 * client's; NotAllowedError without the right to its rows.
 */
export async function getExport(context: RequestContext, id: string): Promise<ExportFile> {
  const { accountId } = context.account;
  const found = isUuid(id) ? await context.inClient((scope) => findExport(scope, id, accountId)) : undefined;
  if (!found) throw new NotFoundError('export-not-found');
  context.require(found.module, 'access');
  return found;
}

/** What the account itself asked for, of one kind. */
export async function listOwnExports(context: RequestContext, kind: string): Promise<ExportFile[]> {
  const own = await context.inClient((scope) => listExports(scope, kind, context.account.accountId));
  const now = context.app.clock();
  return own.filter((one) => context.can(one.module, 'access') && (!one.expiresAt || one.expiresAt > now));
}

/** A link to the file for the next minute; every download is audited. */
export async function openExport(context: RequestContext, id: string): Promise<string> {
  const found = await getExport(context, id);
  const now = context.app.clock();
  if (found.state !== 'done' || !found.expiresAt || found.expiresAt <= now) {
    throw new NotFoundError('export-not-found');
  }
  await context.inClient((scope) =>
    writeAudit(scope, actorOf(context), {
      action: 'download-export',
      entity: 'export',
      entityId: id,
      after: { kind: found.kind, format: found.format, rowCount: found.rowCount },
    }),
  );
  const named = `${context.clientId}.${id}.${now.getTime() + LINK_SECONDS * 1000}`;
  return `/api/exports/${named}.${signatureOf(context.app.secrets, named)}`;
}

/** The export that a link names. @throws NotFoundError where the link is old, forged or of nothing. */
export async function findByLink(
  app: App,
  token: string,
): Promise<{ clientId: string; file: ExportFile; timeZone: string }> {
  const [clientId = '', id = '', until = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(app.secrets, `${clientId}.${id}.${until}`));
  const given = Buffer.from(signature);
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  const found =
    isGenuine && Number(until) > app.clock().getTime()
      ? await inClient(app.db, clientId, async (scope) => ({
          file: await findExport(scope, id),
          timeZone: (await getClient(scope)).timeZone,
        }))
      : undefined;
  if (found?.file?.state !== 'done') throw new NotFoundError('export-not-found');
  return { clientId, file: found.file, timeZone: found.timeZone };
}

function signatureOf(secrets: SecretBox, named: string): string {
  return secrets.derive('export-download', named).toString('base64url');
}
