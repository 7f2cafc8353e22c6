import type { App } from '../app.ts';
import type { MailAttachment } from './mail-content.ts';

/**
 * Makes the bytes of one kind of attachment out of its reference, each time they are needed; undefined where what it shows
 * is gone since the mail was written.
 */
export interface AttachmentSource {
  readonly kind: string;
  open(app: App, clientId: string, reference: string): Promise<Buffer | undefined>;
}

const sources = new Map<string, AttachmentSource>();

/** Lets mails carry one more kind of attachment; a slice does so when its module file is loaded. */
export function offerAttachment(source: AttachmentSource): void {
  sources.set(source.kind, source);
}

/** The bytes of an attachment; undefined where there is none left. @throws when no source knows its kind, or the source cannot make it. */
export async function openAttachment(
  app: App,
  clientId: string,
  attachment: MailAttachment,
): Promise<Buffer | undefined> {
  const source = sources.get(attachment.kind);
  if (!source) {
    throw new Error(`Nothing makes attachments of the kind ${attachment.kind}`);
  }
  return source.open(app, clientId, attachment.reference);
}
