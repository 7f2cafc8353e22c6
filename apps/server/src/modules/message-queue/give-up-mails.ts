import type { App } from '../../platform/app.ts';
import { failLostMails } from './mail-outbox.repository.ts';

/**
 * Marks mails as failed that no command will send any more. The command `send-mail` reports the failure of its last
 * try itself, except where it cannot: its worker was killed in every try, the command was deleted by hand, or the
 * person was erased.
 */
export async function giveUpMails(app: App): Promise<void> {
  await failLostMails(app.db);
}
