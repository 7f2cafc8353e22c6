import type { PaymentEnvironment } from '@foyer/domain/clients/client.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { useCan } from '../../../components/use-can.ts';
import type { PaymentAccountsQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { TakesEffect } from '../takes-effect.tsx';
import { AccountRow } from './account-row.tsx';
import type { ShownAccount } from './check-report.tsx';
import { PaymentAccounts } from './payment-providers.graphql.ts';
import styles from './payment-providers.module.css';
import { WhoUsesWhat } from './who-uses-what.tsx';

const ProviderKeysDialog = onDemand(
  async () => (await import('./provider-keys-dialog.tsx')).ProviderKeysDialog,
);

interface PaymentProvidersCardsProps {
  timeZone: string;
  /** Of the client; a location can have another. */
  environment: PaymentEnvironment;
}

/** The client's accounts at payment providers, live and test apart, and which location is paid by which. */
export function PaymentProvidersCards(props: PaymentProvidersCardsProps) {
  const { t } = useMessages();
  const query = useGraphqlQuery(PaymentAccounts, {});
  return (
    <QueryView query={query} failed={t('settings.providers.failed')}>
      {(data) => <Cards {...props} data={data} />}
    </QueryView>
  );
}

function Cards({ timeZone, environment, data }: PaymentProvidersCardsProps & { data: PaymentAccountsQuery }) {
  const { t } = useMessages();
  const mayEdit = useCan('settings', 'edit');
  const [asked, setAsked] = useState<{ environment: PaymentEnvironment; account?: ShownAccount }>();
  const subdomain = data.clients.edges[0]?.node.subdomain ?? '';
  const noticeUrlOf = (provider: string) =>
    `${window.location.origin}/webhooks/payments/${provider}/${subdomain}`;
  return (
    <>
      {(['live', 'test'] as const).map((shown) => {
        const accounts = data.paymentAccounts.filter((account) => account.environment === shown);
        return (
          <Card
            key={shown}
            title={t(`settings.providers.${shown}`)}
            actions={
              <>
                <TakesEffect atOnce />
                {mayEdit && (
                  <Button
                    aria-label={t('settings.providers.addOf', {
                      environment: t(`settings.providers.${shown}`),
                    })}
                    leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
                    onClick={() => setAsked({ environment: shown })}
                  >
                    {t('settings.providers.add')}
                  </Button>
                )}
              </>
            }
          >
            <ul className={styles.accounts}>
              {shown === 'test' && (
                <li className={styles.account}>
                  <div className={styles.accountHead}>
                    <span className={styles.initial} aria-hidden="true">
                      B
                    </span>
                    <div>
                      <strong className={styles.name}>
                        {t('settings.providers.builtIn')}{' '}
                        <StatusTag tone="neutral">{t('settings.providers.alwaysOn')}</StatusTag>
                      </strong>
                      <small className={styles.facts}>{t('settings.providers.builtInText')}</small>
                    </div>
                  </div>
                </li>
              )}
              {accounts.map((account) => (
                <AccountRow
                  key={account.id}
                  account={account}
                  locationName={data.locations.find(({ id }) => id === account.locationId)?.name}
                  timeZone={timeZone}
                  noticeUrl={noticeUrlOf(account.provider)}
                  mayEdit={mayEdit}
                  onReplace={() => setAsked({ environment: shown, account })}
                />
              ))}
              {shown === 'live' && accounts.length === 0 && (
                <li className={styles.none}>{t('settings.providers.noLive')}</li>
              )}
            </ul>
          </Card>
        );
      })}
      <Card title={t('settings.providers.who')} flush>
        <WhoUsesWhat data={data} environment={environment} />
      </Card>
      {asked && (
        <ProviderKeysDialog
          {...asked}
          locations={data.locations}
          noticeUrlOf={noticeUrlOf}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
