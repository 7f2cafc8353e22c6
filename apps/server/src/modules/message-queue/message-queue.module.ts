import './client-failures.graphql.ts';
import './message-queue.graphql.ts';
import './failed-message.graphql.ts';
import './mail-outbox.graphql.ts';
import './order-mails.graphql.ts';
import './worker-pause.graphql.ts';
import './worker-process.graphql.ts';
import { copyMailSubscription } from '../../platform/mail/copy-mail.ts';
import { sendHeldMails } from '../../platform/mail/send-held-mails.ts';
import { sendMailSubscription } from '../../platform/mail/send-mail.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { clearOldMessages } from './clear-old-messages.ts';
import { giveUpMails } from './give-up-mails.ts';
import { mailPersonData } from './person-data/mail-person-data.ts';

offerPersonData(mailPersonData);

export const messageQueueModule: ServerModule = {
  name: 'message-queue',
  subscriptions: [sendMailSubscription, copyMailSubscription],
  jobs: [
    { name: 'clear old messages', everySeconds: 3600, run: clearOldMessages },
    { name: 'send held mails', everySeconds: 5, run: sendHeldMails },
    { name: 'give up mails', everySeconds: 60, run: giveUpMails },
  ],
};
