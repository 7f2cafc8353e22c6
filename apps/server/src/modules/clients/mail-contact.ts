import type { App } from '../../platform/app.ts';
import type { MailAddress } from '../../platform/mail/mail-content.ts';
import type { Client } from './client.repository.ts';
import type { Contact } from './get-contact.ts';

export interface MailContact {
  from: MailAddress;
  /** Left out = answers go to the sender. */
  replyTo?: MailAddress;
  /** How to reach the museum, a line each. */
  lines: string[];
}

/**
 * Whom a mail of a client comes from, and what its foot says.
 * @param say its words in the language of the mail: the line that invites questions, and those that name a page.
 */
export function mailContactOf(
  app: Pick<App, 'publicUrl'>,
  { name, email: sender }: Pick<Client, 'name' | 'email'>,
  { address, postalCode, town, email, phone, website, privacyUrl, imprintUrl }: Contact,
  say: (what: 'contact' | 'privacy' | 'imprint', params: Record<string, string>) => string,
): MailContact {
  return {
    from: { name, address: sender || `tickets@${new URL(app.publicUrl).hostname}` },
    ...(email ? { replyTo: { name, address: email } } : {}),
    lines: [
      email && say('contact', { email }),
      [address, `${postalCode} ${town}`.trim()].filter(Boolean).join(', '),
      [phone, website].filter(Boolean).join(' · '),
      privacyUrl && say('privacy', { url: privacyUrl }),
      imprintUrl && say('imprint', { url: imprintUrl }),
    ].filter(Boolean),
  };
}
