import type { PaymentHealth } from '@foyer/domain/clients/payment-health.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { VisuallyHidden } from '@mantine/core';
import type { EditedClient } from './client-form.ts';
import { LinkInClient } from './link-in-client.tsx';

/** How the client fares: what is above nothing leads to where it can be mended. */
export function HealthCard({ client }: { client: EditedClient }) {
  const { t, number, dateTime } = useMessages();
  const { id, health, failedMessages } = client;
  const count = (label: string, value: number, to: string, danger: boolean) => ({
    label,
    value:
      value === 0 ? (
        number(0)
      ) : (
        <LinkInClient clientId={id} to={to} danger={danger}>
          {number(value)}
          <VisuallyHidden> {label}</VisuallyHidden>
        </LinkInClient>
      ),
  });
  const { gates, silentGates } = health;
  return (
    <Card title={t('clients.card.health')}>
      <Facts
        facts={[
          count(t('clients.fact.failedMessages'), failedMessages, '/message-queue/failed-messages', true),
          count(
            t('clients.fact.failedMails'),
            health.failedMails,
            '/message-queue?tab=outbox&state=failed',
            true,
          ),
          { label: t('clients.fact.payments'), value: <PaymentsTag payments={health.payments} /> },
          {
            label: t('clients.fact.lastSale'),
            value: health.lastSaleAt ? dateTime(health.lastSaleAt) : t('clients.health.never'),
          },
          {
            label: t('clients.fact.lastSignIn'),
            value: health.lastSignInAt ? dateTime(health.lastSignInAt) : t('clients.health.noSignIn'),
          },
          {
            label: t('clients.fact.silentGates'),
            value:
              gates === 0 ? (
                t('clients.health.noGates')
              ) : silentGates === 0 ? (
                t('clients.health.silentOf', { silent: 0, gates })
              ) : (
                <LinkInClient clientId={id} to="/ticketscannen" danger>
                  {t('clients.health.silentOf', { silent: silentGates, gates })}
                  <VisuallyHidden> {t('clients.fact.silentGates')}</VisuallyHidden>
                </LinkInClient>
              ),
          },
          count(t('clients.fact.comingSettings'), health.comingSettings, '/settings', false),
        ]}
      />
    </Card>
  );
}

function PaymentsTag({ payments }: { payments: PaymentHealth }) {
  const { t } = useMessages();
  if (payments === 'working') return <StatusTag tone="success">{t('clients.payments.working')}</StatusTag>;
  if (payments === 'failing') return <StatusTag tone="danger">{t('clients.payments.failing')}</StatusTag>;
  return (
    <StatusTag tone="neutral" mark="ring">
      {t('clients.payments.none')}
    </StatusTag>
  );
}
