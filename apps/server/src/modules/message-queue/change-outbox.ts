import { NotFoundError } from '../../platform/errors.ts';
import { sendMessages } from '../../platform/outbox/send-message.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { emptyMail, requeueMail } from './mail-outbox.repository.ts';

/** Lets a worker try a mail now. @throws NotFoundError `mail-not-found`, also where it was sent already. */
export async function sendMailNow(context: RequestContext, mailId: string): Promise<void> {
  context.require('message-queue', 'edit');
  await context.inClient(async (scope) => {
    const kind = await requeueMail(scope, mailId);
    if (!kind) throw new NotFoundError('mail-not-found');
    await sendMessages(scope, {
      bus: 'command',
      type: kind === 'sms-code' ? 'send-sms' : 'send-mail',
      payload: { mailId },
      source: 'message-queue',
    });
    await writeAudit(scope, actorOf(context), { action: 'send-mail-now', entity: 'mail', entityId: mailId });
  });
}

/** Takes an unsent mail out of the outbox, its content too. @throws NotFoundError `mail-not-found` */
export async function deleteMail(context: RequestContext, mailId: string): Promise<void> {
  context.require('message-queue', 'edit');
  await context.inClient(async (scope) => {
    if (!(await emptyMail(scope, mailId))) throw new NotFoundError('mail-not-found');
    await writeAudit(scope, actorOf(context), { action: 'delete-mail', entity: 'mail', entityId: mailId });
  });
}
