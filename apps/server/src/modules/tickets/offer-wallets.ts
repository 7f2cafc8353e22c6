import type { WalletPlatform } from '@foyer/domain/wallet-passes/wallet-input.ts';
import type { Translator } from '@foyer/i18n/translator.ts';
import type { ClientScope } from '../../platform/database/database.ts';

type OfferedWallets = (scope: ClientScope, now: Date) => Promise<WalletPlatform[]>;

let offered: OfferedWallets = async () => [];

/** The module of wallet passes says here which wallets a museum offers; without it, none is in a mail. */
export function offerWallets(list: OfferedWallets): void {
  offered = list;
}

/** A link for each wallet: it opens the order's page, which asks for the passes at once. */
export async function listWalletLinks(
  scope: ClientScope,
  now: Date,
  { t }: Translator,
  orderUrl: string,
): Promise<{ label: string; url: string }[]> {
  return (await offered(scope, now)).map((platform) => {
    const url = new URL(orderUrl);
    url.searchParams.set('wallet', platform);
    return { label: t(platform === 'apple' ? 'wallet.addApple' : 'wallet.addGoogle'), url: url.href };
  });
}
