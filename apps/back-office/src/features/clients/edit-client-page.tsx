import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { decimalSignOf } from '../../components/fields/decimal-sign.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { findActingClient } from '../../session/sign-in/acting-client.ts';
import { ClientActions } from './client-actions.tsx';
import { clientControlOf, clientFormOf, type EditedClient, readClientForm } from './client-form.ts';
import { Avatar } from './client-letter.tsx';
import { ClientRatesCard } from './client-rates-card.tsx';
import { ClientSalesCard } from './client-sales-card.tsx';
import styles from './client-summary.module.css';
import { ClientTag } from './client-tag.tsx';
import { ChangeClient, ClientList, EditClient } from './clients.graphql.ts';
import { HealthCard } from './health-card.tsx';
import { LinkInClient } from './link-in-client.tsx';
import { OrganisationCard } from './organisation-card.tsx';
import { RelationsCard } from './relations-card.tsx';
import { useWorkInClient } from './use-work-in-client.ts';

const accountsPath = '/gebruikers/accounts';

export default function EditClientPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(EditClient, { id: useRouteParam('clientId') });
  return (
    <QueryView query={query} failed={t('clients.edit.failed')}>
      {({ managedClient }) => <EditClientForm key={managedClient.id} client={managedClient} />}
    </QueryView>
  );
}

function EditClientForm({ client }: { client: EditedClient }) {
  const { t, intlLocale, number, dateTime } = useMessages();
  const go = useGo();
  const canEdit = useCan('clients', 'edit');
  const { busy, work } = useWorkInClient();
  const change = useGraphqlMutation(ChangeClient, { refetch: [EditClient, ClientList] });
  const form = useEditForm({
    values: clientFormOf(client, decimalSignOf(intlLocale)),
    version: client.version,
    check: (typed) => readClientForm(typed, client),
    controlOf: clientControlOf,
    save: (_typed, { input, rates }, version) => change.mutateAsync({ id: client.id, input, rates, version }),
  });
  const { figures, stays } = client;
  const isHere = findActingClient() === client.id;
  return (
    <EditPage
      title={client.name}
      status={<ClientTag active={client.active} />}
      breadcrumbs={[{ label: t('menu.item.clients'), to: '/gebruikers' }]}
      actions={
        <>
          <Button
            disabled={busy}
            onClick={() => (isHere ? go(accountsPath) : void work(client.id, accountsPath))}
          >
            {t('clients.accounts', { count: figures.accounts })}
          </Button>
          <ClientActions client={client} onPage />
        </>
      }
      form={form}
      canEdit={canEdit}
      change={change}
      query={EditClient}
    >
      {client.disabledAt && (
        <Notice tone="neutral" title={t('clients.disabledSince', { since: dateTime(client.disabledAt) })}>
          {t('clients.disabledText')}
        </Notice>
      )}
      <Columns
        summary={
          <>
            <Card>
              <div className={styles.head}>
                <Avatar client={client} big />
              </div>
              <Facts
                facts={[
                  { label: t('clients.fact.since'), value: dateTime(client.createdAt).slice(0, 10) },
                  { label: t('clients.fact.locations'), value: number(figures.locations) },
                  { label: t('clients.fact.channels'), value: number(figures.channels) },
                  { label: t('clients.column.orders'), value: number(figures.orders30Days) },
                ]}
              />
            </Card>
            <HealthCard client={client} />
            <Card title={t('clients.card.acting')}>
              <p className={styles.text}>
                {t('clients.stays', { count: stays.count })}{' '}
                {stays.last &&
                  t('clients.lastStay', {
                    username: stays.last.username,
                    at: dateTime(stays.last.startedAt),
                  })}
              </p>
              {stays.last && (
                <LinkInClient clientId={client.id} to="/audit-log?action=enter-client">
                  {t('clients.showStays')}
                </LinkInClient>
              )}
            </Card>
          </>
        }
      >
        <OrganisationCard form={form.fields} />
        <ClientSalesCard form={form.fields} currencyIsFixed={figures.hasOrders} />
        <ClientRatesCard
          form={form.fields}
          edited={{ client, onChange: (changes) => form.fields.setValues(changes) }}
        />
        <RelationsCard form={form.fields} />
      </Columns>
    </EditPage>
  );
}
