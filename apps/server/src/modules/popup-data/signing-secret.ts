import { createHmac } from 'node:crypto';
import type { App } from '../../platform/app.ts';
import { makeSecretToken } from '../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getChannel, requireChannelRight } from '../channels/index.ts';
import { findPopupDataState, findWrappedSecret, upsertSigningSecret } from './popup-data.repository.ts';

/** What a secret is sealed with: the same bytes under another channel do not open. */
const contextOf = (clientId: string, channelId: string) => `popup-data ${clientId} ${channelId}`;

/** The secret with which a channel signs; undefined where none was made. */
export async function findSigningSecret(
  app: App,
  scope: ClientScope,
  channelId: string,
): Promise<string | undefined> {
  const sealed = await findWrappedSecret(scope, channelId);
  return sealed && app.secrets.unwrap(sealed, contextOf(scope.clientId, channelId)).toString();
}

/** Makes a new secret, which replaces the one before at once. @returns it: this is the only time that it is shown. */
export async function renewSigningSecret(context: RequestContext, channelId: string): Promise<string> {
  requireChannelRight(context, null, 'edit');
  const { app, account, clientId } = context;
  return context.inClient(async (scope) => {
    const channel = await getChannel(scope, channelId);
    requireChannelRight(context, channel.kind, 'edit');
    const before = await findPopupDataState(scope, channelId);
    const secret = makeSecretToken();
    const madeAt = app.clock();
    await upsertSigningSecret(scope, channelId, {
      wrappedSecret: app.secrets.wrap(Buffer.from(secret), contextOf(clientId, channelId)),
      madeAt,
      madeByName: account.username,
    });
    await writeAudit(scope, actorOf(context), {
      action: 'renew-popup-data-secret',
      entity: 'channel',
      entityId: channelId,
      before: { setAt: before.madeAt?.toISOString() ?? null },
      after: { setAt: madeAt.toISOString() },
    });
    return secret;
  });
}

/** `t={seconds},v1={hex}`: HMAC-SHA-256 of `{seconds}.{body}` (docs/popup-data.md). */
export function signatureOf(secret: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
