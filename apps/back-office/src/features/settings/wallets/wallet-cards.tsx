import { type WalletPlatform, walletPlatforms } from '@foyer/domain/wallet-passes/wallet-input.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { WalletCard } from './wallet-card.tsx';
import { WalletAccounts } from './wallets.graphql.ts';
import styles from './wallets.module.css';

const AppleDialog = onDemand(async () => (await import('./apple-dialog.tsx')).AppleDialog);
const GoogleDialog = onDemand(async () => (await import('./google-dialog.tsx')).GoogleDialog);

/** Apple Wallet and Google Wallet: what is set, whether visitors see a button, and what the last check found. */
export function WalletCards({ timeZone }: { timeZone: string }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(WalletAccounts, {});
  const [asked, setAsked] = useState<WalletPlatform>();
  return (
    <QueryView query={query} failed={t('wallets.failed')}>
      {({ walletAccounts }) => {
        const accountOf = (platform: WalletPlatform) =>
          walletAccounts.find((account) => account.platform === platform);
        return (
          <>
            <p className={styles.intro}>{t('wallets.intro')}</p>
            {walletPlatforms.map((platform) => (
              <WalletCard
                key={platform}
                platform={platform}
                account={accountOf(platform)}
                timeZone={timeZone}
                onSet={() => setAsked(platform)}
              />
            ))}
            {asked === 'apple' && (
              <AppleDialog account={accountOf('apple')} onClose={() => setAsked(undefined)} />
            )}
            {asked === 'google' && (
              <GoogleDialog account={accountOf('google')} onClose={() => setAsked(undefined)} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}
