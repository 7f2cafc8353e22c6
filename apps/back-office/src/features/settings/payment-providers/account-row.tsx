import type { ProviderAccountState } from '@foyer/domain/payments/check-lines.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag, type Tone } from '@foyer/ui/states/status-tag.tsx';
import { Button } from '@mantine/core';
import { IconPlugConnected, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { CheckReport, type ShownAccount } from './check-report.tsx';
import { CheckPaymentAccount, PaymentAccounts, SwitchPaymentAccount } from './payment-providers.graphql.ts';
import styles from './payment-providers.module.css';
import { methodNames, providerNames } from './provider-words.ts';

const tones: Record<ProviderAccountState, Tone> = {
  'in-use': 'success',
  'needs-attention': 'warning',
  'not-working': 'danger',
  off: 'neutral',
};

interface AccountRowProps {
  account: ShownAccount;
  /** The location whose payments it takes; undefined = all. */
  locationName: string | undefined;
  timeZone: string;
  noticeUrl: string;
  mayEdit: boolean;
  onReplace: () => void;
}

/** One account at a provider, what it can do, and what its last check found. */
export function AccountRow({
  account,
  locationName,
  timeZone,
  noticeUrl,
  mayEdit,
  onReplace,
}: AccountRowProps) {
  const words = useMessages();
  const { t, dateTime } = words;
  const attempt = useRefusalNotice();
  const check = useGraphqlMutation(CheckPaymentAccount, { refetch: [PaymentAccounts] });
  const change = useGraphqlMutation(SwitchPaymentAccount, { refetch: [PaymentAccounts] });
  const [wasChecked, setChecked] = useState(false);
  const { id, provider, state, methods, setAt, setByName, version, isOn } = account;
  const name = providerNames[provider];
  const isFine = state === 'in-use' || state === 'off';
  const facts = [
    methodNames(words, methods) || t('settings.providers.noMethods'),
    locationName ?? t('settings.providers.everyLocation'),
    t('settings.providers.keysSet', { at: dateTime(setAt, timeZone).slice(0, 10), who: setByName }),
  ];
  return (
    <li className={styles.account}>
      <div className={styles.accountHead}>
        <span className={styles.initial} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <div>
          <strong className={styles.name}>
            {name} <StatusTag tone={tones[state]}>{t(`settings.providers.state.${state}`)}</StatusTag>
          </strong>
          <small className={styles.facts}>{facts.join(' · ')}</small>
        </div>
        {mayEdit && (
          <div className={styles.acts}>
            <Button
              aria-label={t(wasChecked ? 'settings.providers.checkAgainOf' : 'settings.providers.checkOf', {
                name,
              })}
              loading={check.isPending}
              leftSection={
                wasChecked ? (
                  <IconRefresh size={15} stroke={1.6} aria-hidden="true" />
                ) : (
                  <IconPlugConnected size={15} stroke={1.6} aria-hidden="true" />
                )
              }
              onClick={async () => {
                await attempt(() => check.mutateAsync({ id }));
                setChecked(true);
              }}
            >
              {t(wasChecked ? 'settings.providers.checkAgain' : 'settings.providers.check')}
            </Button>
            <Button aria-label={t('settings.providers.replaceOf', { name })} onClick={onReplace}>
              {t('settings.providers.replace')}
            </Button>
            <Button
              variant="subtle"
              aria-label={t(isOn ? 'settings.providers.switchOffOf' : 'settings.providers.switchOnOf', {
                name,
              })}
              loading={change.isPending}
              onClick={() => void attempt(() => change.mutateAsync({ id, on: !isOn, version }))}
            >
              {t(isOn ? 'settings.providers.switchOff' : 'settings.providers.switchOn')}
            </Button>
          </div>
        )}
      </div>
      <div role="status">
        {(wasChecked || !isFine) && (
          <CheckReport account={account} timeZone={timeZone} noticeUrl={noticeUrl} />
        )}
      </div>
    </li>
  );
}
