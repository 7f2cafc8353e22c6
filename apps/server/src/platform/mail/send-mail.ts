import { z } from 'zod';
import { readingPayload } from '../outbox/read-payload.ts';
import type { Subscription } from '../outbox/subscription.ts';
import { deliverMail, waitForServer } from './deliver-mail.ts';
import { beginMailOutage, findMailOutage } from './mail-outage.repository.ts';
import { pauseOfServerMs } from './mail-pauses.ts';

/**
 * Carries out the command `send-mail`; it may come twice. While the mail server takes nothing, mails are held without
 * asking it: `sendHeldMails` tries it for all of them.
 */
export const sendMailSubscription: Subscription = {
  bus: 'command',
  type: 'send-mail',
  destination: 'mail',
  handle: readingPayload(z.object({ mailId: z.uuid() }), async (app, { clientId, payload: { mailId } }) => {
    const mail = { clientId, mailId };
    if (app.env.SMTP_URL && (await findMailOutage(app.db))) {
      await waitForServer(app, mail);
      return;
    }
    if ((await deliverMail(app, mail)) !== 'server-down') return;
    const since = app.clock();
    const nextTryAt = new Date(since.getTime() + pauseOfServerMs(1));
    if (await beginMailOutage(app.db, { since, tries: 1, nextTryAt })) {
      app.log.warn('the mail server takes nothing; mails are held');
    }
  }),
};
