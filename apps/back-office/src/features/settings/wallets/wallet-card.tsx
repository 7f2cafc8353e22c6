import type { WalletState } from '@foyer/domain/wallet-passes/wallet-checks.ts';
import type { WalletPlatform } from '@foyer/domain/wallet-passes/wallet-input.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag, type Tone } from '@foyer/ui/states/status-tag.tsx';
import { Button, Switch } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useCan } from '../../../components/use-can.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import styles from '../setting-row.module.css';
import { TakesEffect } from '../takes-effect.tsx';
import type { ShownWallet } from './shown-wallet.ts';
import { WalletReport } from './wallet-report.tsx';
import { CheckWallet, ShowWallet, WalletAccounts } from './wallets.graphql.ts';

const tones: Record<WalletState, Tone> = {
  working: 'success',
  'needs-attention': 'warning',
  'not-working': 'danger',
};

interface WalletCardProps {
  platform: WalletPlatform;
  /** undefined = it is not set up. */
  account: ShownWallet | undefined;
  timeZone: string;
  onSet: () => void;
}

/** One wallet: its button, whose keys sign its passes, and what works. */
export function WalletCard({ platform, account, timeZone, onSet }: WalletCardProps) {
  const { t, dateTime } = useMessages();
  const mayEdit = useCan('settings', 'edit');
  const attempt = useRefusalNotice();
  const show = useGraphqlMutation(ShowWallet, { refetch: [WalletAccounts] });
  const check = useGraphqlMutation(CheckWallet, { refetch: [WalletAccounts] });
  const name = t(`wallets.${platform}`);
  const day = (at: string) => dateTime(at, timeZone).slice(0, 10);
  const rows: [label: string, hint: string | null, value: string][] = account
    ? platform === 'apple'
      ? [
          [t('wallets.passType'), t('wallets.fromCertificate'), account.identifier],
          [t('wallets.team'), t('wallets.fromCertificate'), account.teamId],
        ]
      : [[t('wallets.issuer'), null, account.identifier]]
    : [];
  return (
    <Card
      title={name}
      actions={
        <>
          <TakesEffect atOnce />
          {account ? (
            <StatusTag tone={tones[account.state]}>{t(`wallets.state.${account.state}`)}</StatusTag>
          ) : (
            <StatusTag tone="neutral">{t('wallets.state.none')}</StatusTag>
          )}
        </>
      }
    >
      {account && (
        <div className={styles.row}>
          <div>
            <span className={styles.label}>{t('wallets.show')}</span>
            <p className={styles.hint}>{t('wallets.showHint')}</p>
          </div>
          <div className={styles.boxes}>
            <Switch
              aria-label={t('wallets.showOf', { name })}
              checked={account.isShown}
              disabled={!mayEdit || show.isPending}
              onChange={({ currentTarget: { checked: on } }) =>
                void attempt(() => show.mutateAsync({ platform, on, version: account.version }))
              }
            />
          </div>
        </div>
      )}
      {rows.map(([label, hint, value]) => (
        <div key={label} className={styles.row}>
          <div>
            <span className={styles.label}>{label}</span>
            {hint && <p className={styles.hint}>{hint}</p>}
          </div>
          <div className={styles.boxes}>
            <span>{value}</span>
          </div>
        </div>
      ))}
      <div className={styles.row}>
        <span className={styles.label}>
          {t(platform === 'apple' ? 'wallets.certificate' : 'wallets.key')}
        </span>
        <div className={styles.boxes}>
          {account && (
            <span>
              {account.validUntil
                ? t('wallets.setUntil', {
                    at: day(account.setAt),
                    who: account.setByName,
                    until: day(account.validUntil),
                  })
                : t('wallets.setOn', { at: day(account.setAt), who: account.setByName })}
            </span>
          )}
          {mayEdit && (
            <Button
              size="compact-sm"
              aria-label={t(account ? 'wallets.replaceOf' : 'wallets.setUpOf', { name })}
              onClick={onSet}
            >
              {t(account ? 'wallets.replace' : 'wallets.setUp')}
            </Button>
          )}
          {mayEdit && account && (
            <Button
              size="compact-sm"
              aria-label={t('wallets.checkOf', { name })}
              loading={check.isPending}
              leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden="true" />}
              onClick={() => void attempt(() => check.mutateAsync({ platform }))}
            >
              {t('wallets.check')}
            </Button>
          )}
        </div>
      </div>
      <div role="status">{account && <WalletReport account={account} name={name} timeZone={timeZone} />}</div>
    </Card>
  );
}
