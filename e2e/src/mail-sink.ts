import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@foyer/server/platform/free-port.ts';
import { patience } from '@foyer/testkit/patience.ts';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  /** For SMTP_URL. */
  url: string;
  /** Everything that arrived, oldest first. */
  mails: Email[];
  /** Those that were delivered to this address, whatever name is in their `To` line. */
  deliveredTo(address: string): Email[];
  /** The first mail to this address, waiting for it; fails when none comes. */
  waitForMailTo(address: string): Promise<Email>;
  close(): Promise<void>;
}

/** A real SMTP server that keeps what it is sent. */
export async function startMailSink(): Promise<MailSink> {
  const mails: Email[] = [];
  const receivers = new Map<Email, string[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          receivers.set(mail, to);
          mails.push(mail);
          done();
        }, done);
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  const waitForMailTo = async (address: string): Promise<Email> => {
    for (let waited = 0; waited < patience.timeout; waited += 100) {
      const found = mails.find(({ to }) => to?.some((recipient) => recipient.address === address));
      if (found) return found;
      await sleep(100);
    }
    throw new Error(`No mail to ${address}; ${mails.length} others came`);
  };
  const deliveredTo = (address: string) => mails.filter((mail) => receivers.get(mail)?.includes(address));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, mails, deliveredTo, waitForMailTo, close };
}
