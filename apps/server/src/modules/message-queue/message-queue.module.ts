import './message-queue.graphql.ts';
import './mail-outbox.graphql.ts';
import { sendMailSubscription } from '../../platform/mail/send-mail.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const messageQueueModule: ServerModule = {
  name: 'message-queue',
  subscriptions: [sendMailSubscription],
};
