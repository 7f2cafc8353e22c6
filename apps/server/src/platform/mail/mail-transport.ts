import { createTransport } from 'nodemailer';
import type { MailContent } from './mail-content.ts';

export interface MailToSend extends Omit<MailContent, 'attachments'> {
  /** Stays the same when a mail is sent again after a crash, so that mailboxes can tell. */
  messageId: string;
  attachments: readonly { filename: string; contentType: string; content: Buffer }[];
}

/** The way out for mail. Without one, mails are kept in the outbox. */
export interface MailTransport {
  /** @throws when the server did not take the mail. */
  send(mail: MailToSend): Promise<void>;
}

const transports = new Map<string, MailTransport>();

/** The transport of an SMTP address, one pool of connections per process; undefined without an address. */
export function findMailTransport(smtpUrl: string | undefined): MailTransport | undefined {
  if (!smtpUrl) {
    return undefined;
  }
  const known = transports.get(smtpUrl) ?? openSmtp(smtpUrl);
  transports.set(smtpUrl, known);
  return known;
}

function openSmtp(smtpUrl: string): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transporter.sendMail({ ...mail, attachments: [...mail.attachments] });
    },
  };
}
