import type { App } from '../app.ts';
import { deliverMail, waitForServer } from './deliver-mail.ts';
import {
  areWorkersPaused,
  endMailOutage,
  failMailsHeldSince,
  findHeldMail,
  findMailOutage,
  type MailOutage,
  prolongMailOutage,
  requeueHeldMails,
} from './mail-outage.repository.ts';
import { mostWaitMs, pauseOfServerMs } from './mail-pauses.ts';

/**
 * Lets held mails go: those that were deferred after their pause, and all at once when the mail server takes mail
 * again. During an outage one mail at a time asks it, with growing pauses. A job: one worker at a time does it.
 */
export async function sendHeldMails(app: App): Promise<void> {
  if (await areWorkersPaused(app.db)) return;
  const now = app.clock();
  await failMailsHeldSince(app.db, new Date(now.getTime() - mostWaitMs));
  const outage = await findMailOutage(app.db);
  if (outage && !(await hasEnded(app, outage, now))) return;
  if (outage) {
    await endMailOutage(app.db);
    app.log.info({ since: outage.since }, 'the mail server takes mail again');
  }
  await requeueHeldMails(app.db, now);
}

/** Tries the mail that was not tried for the longest, so that none that breaks the connection blocks the rest. */
async function hasEnded(app: App, outage: MailOutage, now: Date): Promise<boolean> {
  if (outage.nextTryAt > now) return false;
  const mail = await findHeldMail(app.db);
  if (!mail) return true;
  try {
    if ((await deliverMail(app, mail)) !== 'server-down') return true;
  } catch {
    // The server serves again, and refuses this mail: a command of its own settles it.
    await waitForServer(app, mail);
    return true;
  }
  const tries = outage.tries + 1;
  const nextTryAt = new Date(now.getTime() + pauseOfServerMs(tries));
  await prolongMailOutage(app.db, { ...outage, tries, nextTryAt });
  return false;
}
