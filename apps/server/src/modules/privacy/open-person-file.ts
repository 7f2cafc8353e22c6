import { timingSafeEqual } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { App } from '../../platform/app.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getPersonFile } from './make-person-file.ts';
import { findPersonFile, type PersonFile } from './person-file.repository.ts';
import { findRequest } from './person-request.repository.ts';
import { openRequest } from './sealed-request.ts';

/** Long enough to follow it, too short to hand it on. */
const linkSeconds = 60;

/** A link to the file for the next minute, for the account that asked for it; every download is audited. */
export async function openPersonFile(context: RequestContext, id: string): Promise<string> {
  const file = await getPersonFile(context, id);
  if (file.state !== 'done') throw new NotFoundError('visitor-data-not-found');
  await context.inClient((scope) =>
    writeAudit(scope, actorOf(context), {
      action: 'download-person-file',
      entity: 'person',
      entityId: file.requestId,
      after: { format: file.format },
    }),
  );
  const named = `${context.clientId}.${id}.${context.app.clock().getTime() + linkSeconds * 1000}`;
  return `/api/visitor-data/${named}.${signatureOf(context.app.secrets, named)}`;
}

/** The file that a link names. @throws NotFoundError where the link is old or forged, or the person was erased. */
export async function readPersonFile(
  app: App,
  token: string,
): Promise<{ format: PersonFile['format']; content: Buffer }> {
  const [clientId = '', id = '', until = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(app.secrets, `${clientId}.${id}.${until}`));
  const given = Buffer.from(signature);
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  const content =
    isGenuine && Number(until) > app.clock().getTime()
      ? await inClient(app.db, clientId, async (scope) => {
          const file = await findPersonFile(scope, id);
          const stored = file && (await findRequest(scope, file.requestId));
          const request = stored && openRequest(app, stored);
          if (!request || !file || file.sealed.length === 0) return undefined;
          const packed = String(request.key.decrypt(file.sealed));
          return { format: file.format, content: gunzipSync(Buffer.from(packed, 'base64')) };
        })
      : undefined;
  if (!content) throw new NotFoundError('visitor-data-not-found');
  return content;
}

function signatureOf(secrets: SecretBox, named: string): string {
  return secrets.derive('visitor-data-download', named).toString('base64url');
}
