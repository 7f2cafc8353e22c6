import { gzipSync } from 'node:zlib';
import type { PersonFileFormat } from '@foyer/domain/privacy/erasure.ts';
import { personDataKinds } from '@foyer/domain/privacy/person-data-kinds.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError, RefusedError } from '../../platform/errors.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getClient } from '../clients/index.ts';
import { listPersonData, type PersonRecords } from '../person-data/index.ts';
import {
  emptyExpiredFiles,
  findPersonFile,
  finishPersonFile,
  insertPersonFile,
  type PersonFile,
} from './person-file.repository.ts';
import { renderPersonPdf } from './person-pdf.ts';
import { findRequest } from './person-request.repository.ts';
import { getOwnRequest, openRequest, privacyModuleRight } from './sealed-request.ts';
import { tracePerson } from './trace-person.ts';

const openHours = 24;

/** Asks for all that is held about a person as a file; a worker makes it. Refusal: `nothing-to-hand-out`. */
export async function startPersonFile(
  context: RequestContext,
  id: string,
  format: PersonFileFormat,
): Promise<PersonFile> {
  context.require(privacyModuleRight, 'edit');
  const { app } = context;
  return context.inClient(async (scope) => {
    const { person } = await getOwnRequest(context, scope, id);
    if (person.emails.length + person.names.length === 0) {
      throw new RefusedError([{ code: 'nothing-to-hand-out' }]);
    }
    const now = app.clock();
    const file = await insertPersonFile(scope, {
      requestId: id,
      accountId: context.account.accountId,
      format,
      locale: context.account.locale,
      createdAt: now,
      expiresAt: new Date(now.getTime() + openHours * 3_600_000),
    });
    await writeAudit(scope, actorOf(context), {
      action: 'make-person-file',
      entity: 'person',
      entityId: id,
      after: { format },
    });
    const payload = { fileId: file.id };
    await sendMessages(scope, { bus: 'command', type: 'make-person-file', payload, source: 'privacy' });
    return file;
  });
}

/** Makes the file, sealed with the key of its look-up. It may come twice; without its look-up there is none to make. */
export const makePersonFileSubscription: Subscription = {
  bus: 'command',
  type: 'make-person-file',
  destination: 'privacy',
  handle: readingPayload(z.object({ fileId: z.uuid() }), async (app, { clientId, payload: { fileId } }) => {
    await inClient(app.db, clientId, async (scope) => {
      const file = await findPersonFile(scope, fileId, { isLocked: true });
      const stored = file && (await findRequest(scope, file.requestId));
      const request = stored && openRequest(app, stored);
      if (!request || file?.state !== 'waiting') return;
      const { trace } = await tracePerson(app, scope, request.person);
      const { name, timeZone } = await getClient(scope);
      const about = { name, at: app.clock(), timeZone, query: request.query };
      const records = await readRecords(app, scope, trace);
      const content =
        file.format === 'json'
          ? Buffer.from(
              JSON.stringify({ heldBy: about.name, at: about.at.toISOString(), ...records }, null, 2),
            )
          : await renderPersonPdf(about, records, file.locale);
      await finishPersonFile(scope, fileId, request.key.encrypt(gzipSync(content).toString('base64')));
    });
  }),
};

async function readRecords(
  app: App,
  scope: ClientScope,
  trace: Parameters<ReturnType<typeof listPersonData>[number]['read']>[2],
): Promise<PersonRecords> {
  const parts: PersonRecords[] = [];
  for (const part of listPersonData()) parts.push(await part.read(app, scope, trace));
  const all = personDataKinds.map((kind) => [kind, parts.flatMap((part) => part[kind] ?? [])] as const);
  return Object.fromEntries(all.filter(([, rows]) => rows.length > 0));
}

/** The account's own file. @throws NotFoundError `visitor-data-not-found`, also for another account's. */
export async function getPersonFile(context: RequestContext, id: string): Promise<PersonFile> {
  context.require(privacyModuleRight, 'edit');
  const file = await context.inClientReadOnly((scope) => findPersonFile(scope, id));
  if (file?.accountId !== context.account.accountId || file.expiresAt <= context.app.clock()) {
    throw new NotFoundError('visitor-data-not-found');
  }
  return file;
}

/** Empties files after their day. */
export const clearPersonFiles = (app: App): Promise<void> => emptyExpiredFiles(app.db, app.clock());
