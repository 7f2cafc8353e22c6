import type { App } from '../../../platform/app.ts';

/** The look of mails about accounts: the product's own, for they are about the back office. */
export const accountMailColours = { brand: '#26241F', ink: '#1E1C19' };

/** The sender of such a mail: the client's own address, where it has one. */
export function accountMailSender(
  { publicUrl }: Pick<App, 'publicUrl'>,
  client: { name: string; email: string },
) {
  return { name: client.name, address: client.email || `accounts@${new URL(publicUrl).hostname}` };
}
