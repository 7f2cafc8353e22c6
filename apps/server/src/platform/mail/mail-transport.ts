import { hideSecretsInText } from '@foyer/content-html/hide-secrets.ts';
import { createTransport } from 'nodemailer';
import type { MailContent } from './mail-content.ts';

export interface MailToSend extends Omit<MailContent, 'attachments' | 'copyTo'> {
  /** Stays the same when a mail is sent again after a crash, so that mailboxes can tell. */
  messageId: string;
  /** Who gets it in the place of `to`, which it still names (RFC 5321, section 2.3.1). */
  envelope?: { from: string; to: string };
  attachments: readonly { filename: string; contentType: string; content: Buffer }[];
}

/**
 * server-down: no server answers, or it serves no client now (greeting, encryption, sign-in, code 421); deferred: it
 * says "later" to this mail (4xx); refused: it does not take this mail (5xx), or the mail cannot be made.
 */
export type NotTakenReason = 'server-down' | 'deferred' | 'refused';

export class MailNotTakenError extends Error {
  readonly reason: NotTakenReason;

  constructor(reason: NotTakenReason, words: string) {
    super(words);
    this.reason = reason;
  }
}

/** The way out for mail. Without one, mails are kept in the outbox. */
export interface MailTransport {
  /** @throws MailNotTakenError when the server did not take the mail. */
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
    async send({ secrets, ...mail }) {
      try {
        await transporter.sendMail({
          ...mail,
          headers: writtenByProgram,
          attachments: [...mail.attachments],
        });
      } catch (error) {
        // Some servers repeat the link that they took for spam.
        const words = hideSecretsInText(error instanceof Error ? error.message : String(error), secrets);
        throw new MailNotTakenError(reasonOf(error), words);
      }
    },
  };
}

/** Absence notices of mailboxes leave mails alone that say so (RFC 3834). */
const writtenByProgram = { 'Auto-Submitted': 'auto-generated' };

/** The library's codes of faults between the process and the server, before a mail is looked at. */
const codesOfServer = new Set([
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL'],
  ...['EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROXY'],
]);

function reasonOf(error: unknown): NotTakenReason {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (responseCode === 421 || (code !== undefined && codesOfServer.has(code))) return 'server-down';
  return responseCode >= 400 && responseCode < 500 ? 'deferred' : 'refused';
}
