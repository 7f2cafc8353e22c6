import { createHash } from 'node:crypto';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { type AccessRequest, accessRequestInput } from '@foyer/domain/identity/access-request.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { findPersonKey } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { composeMail } from '../../templates/index.ts';
import { accountMailColours, accountMailSender } from '../account-links/account-mail.ts';
import { getMailingClient, type MailingClient } from '../client-lookup.repository.ts';
import { listGivers } from './right-giver.repository.ts';

type Giver = Awaited<ReturnType<typeof listGivers>>[number];

/** The accounts that can be asked for a right, by name; only those with an address get the mail. */
export async function listAccessGivers(context: RequestContext, typed: unknown): Promise<Giver[]> {
  const request = valueOrThrow(parseInput(accessRequestInput, typed));
  return context.inClient((scope) => listGivers(scope, request));
}

/**
 * An account without a right asks the accounts that can give it, by mail (design more.md, section 15). Each of them
 * gets one mail a day for the same right, however often the button is pressed.
 * @returns the names of the accounts that get it.
 */
export async function askForAccess(context: RequestContext, typed: unknown): Promise<string[]> {
  const request = valueOrThrow(parseInput(accessRequestInput, typed));
  if (context.can(request.module, request.right)) throw new RefusedError([{ code: 'access-is-there' }]);
  return context.inClient(async (scope) => {
    const givers = (await listGivers(scope, request)).filter(({ email }) => email !== '');
    if (givers.length === 0) throw new RefusedError([{ code: 'nobody-gives-access' }]);
    const client = await getMailingClient(scope);
    const written = [];
    for (const giver of givers) written.push(await writeRequest(context, { scope, client }, giver, request));
    const rights: Record<string, string> = { [request.module]: request.right };
    if (written.some(Boolean)) {
      await writeAudit(scope, actorOf(context), {
        action: 'send-access-request',
        entity: 'account',
        entityId: context.account.accountId,
        after: { rights },
      });
    }
    return givers.map(({ username }) => username);
  });
}

/** @returns whether the mail is new: the same question of one day is one mail. */
async function writeRequest(
  { app, account }: RequestContext,
  { scope, client }: { scope: ClientScope; client: MailingClient },
  giver: Giver,
  { module, right }: AccessRequest,
): Promise<boolean> {
  const key = giver.personKeyId && (await findPersonKey(scope, app.secrets, giver.personKeyId));
  if (!key) return false;
  const { t, intlLocale } = readTranslator(giver.locale, ['account-mail', 'menu', 'shell']);
  const words = {
    client: client.name,
    username: account.username,
    module: t(`menu.item.${module}`),
    right: t(`shell.right.${right}`),
  };
  const subject = t('account-mail.access.subject', words);
  const parts = await composeMail({
    locale: intlLocale,
    sender: client,
    colours: accountMailColours,
    heading: subject,
    paragraphs: [t('account-mail.access.text', words)],
    button: {
      label: t('account-mail.access.button'),
      url: `${app.publicUrl}/cms/account-edit/${account.accountId}`,
    },
    footer: [t('account-mail.access.footer', words)],
  });
  const today = localDateAt(app.clock(), client.timeZone);
  const { isNew } = await writeMail(scope, key, {
    id: idOfText([scope.clientId, giver.id, account.accountId, module, right, today].join(' ')),
    kind: 'access-request',
    language: giver.locale.slice(0, 2),
    accountId: giver.id,
    content: {
      to: { name: giver.username, address: giver.email },
      from: accountMailSender(app, client),
      subject,
      ...parts,
      copyTo: [],
      attachments: [],
    },
  });
  return isNew;
}

/** An id that is the same for the same text: a UUID of version 8, whose bits the application may choose. */
function idOfText(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
