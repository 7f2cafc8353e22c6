import { smsCodeMinutes } from '@foyer/domain/abuse-limits/sms-verification.ts';
import { z } from 'zod';
import { inClient } from '../../../platform/database/in-client.ts';
import { openForSending, settleMail } from '../../../platform/mail/mail.repository.ts';
import { readingPayload } from '../../../platform/outbox/read-payload.ts';
import type { Subscription } from '../../../platform/outbox/subscription.ts';
import { findSecret, findSetting } from '../../settings/index.ts';
import { askMessageBird, SmsRefusedError } from './ask-messagebird.ts';

/** What phones show where the client names no sender. */
const DEFAULT_SENDER = 'Tickets';

/**
 * Carries out the command `send-sms`; it may come twice. Without a provider, or without its key, the message stays in the
 * outbox, where staff open it.
 */
export const sendSmsSubscription: Subscription = {
  bus: 'command',
  type: 'send-sms',
  destination: 'sms',
  handle: readingPayload(z.object({ mailId: z.uuid() }), async (app, { clientId, payload: { mailId } }) => {
    const found = await inClient(app.db, clientId, async (scope) => ({
      opened: await openForSending(app, scope, mailId),
      settings: await findSetting(scope, 'verification', app.clock()),
      key: await findSecret(app, scope, 'sms-key'),
    }));
    const { opened, settings, key } = found;
    if (!opened) return;
    const { content, attempts, createdAt } = opened;
    const settle = (state: 'sent' | 'kept' | 'failed', error: string | null) =>
      inClient(app.db, clientId, (scope) =>
        settleMail(scope, mailId, {
          state,
          attempts: state === 'kept' ? attempts : attempts + 1,
          error,
          ...(state === 'sent' ? { sentAt: app.clock() } : {}),
        }),
      );
    if (settings.smsProvider === 'outbox' || !key) return void (await settle('kept', null));
    const endsAt = createdAt.getTime() + smsCodeMinutes * 60_000;
    if (app.clock().getTime() >= endsAt)
      return void (await settle('failed', 'The code expired before it was sent'));
    try {
      await askMessageBird(app, {
        key,
        sender: settings.smsSender || DEFAULT_SENDER,
        number: content.to.address,
        text: content.text,
        reference: mailId,
      });
    } catch (error) {
      if (!(error instanceof SmsRefusedError)) throw error;
      return void (await settle('failed', error.message));
    }
    await settle('sent', null);
  }),
};
