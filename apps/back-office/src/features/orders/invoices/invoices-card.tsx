import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { useCan } from '../../../components/use-can.ts';
import type { OrderInvoicingQuery } from '../../../generated/operations.ts';
import { InvoiceReasons } from './invoice-reasons.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import styles from './invoices.module.css';
import type { Invoicing } from './invoicing.ts';

const IssueInvoiceDialog = onDemand(
  async () => (await import('./issue-invoice-dialog.tsx')).IssueInvoiceDialog,
);

interface InvoicesCardProps {
  orderId: string;
  query: UseQueryResult<OrderInvoicingQuery>;
}

/** The invoices and credit notes of an order, and the act that makes one. */
export function InvoicesCard({ orderId, query }: InvoicesCardProps) {
  const { t } = useMessages();
  return (
    <Card title={t('order-invoices.title')}>
      <QueryView query={query} failed={t('order-invoices.failed')}>
        {({ order: { invoicing } }) => invoicing && <Documents orderId={orderId} invoicing={invoicing} />}
      </QueryView>
    </Card>
  );
}

function Documents({ orderId, invoicing }: { orderId: string; invoicing: Invoicing }) {
  const { t } = useMessages();
  const [issuing, setIssuing] = useState(false);
  const mayIssue = useCan('order-management', 'edit');
  const { documents, refusals, isInvoiced, isRequested } = invoicing;
  return (
    <>
      {documents.length === 0 ? (
        <p className={styles.quiet}>{t('order-invoices.none')}</p>
      ) : (
        <ul className={styles.documents}>
          {documents.map((document) => (
            <InvoiceRow key={document.id} document={document} maySend={mayIssue} />
          ))}
        </ul>
      )}
      {isRequested && <p className={styles.quiet}>{t('order-invoices.requested')}</p>}
      {mayIssue && (
        <Button
          fullWidth
          leftSection={<IconFileInvoice size={15} stroke={1.6} aria-hidden="true" />}
          disabled={refusals.length > 0}
          onClick={() => setIssuing(true)}
        >
          {t(isInvoiced ? 'order-invoices.correct' : 'order-invoices.make')}
        </Button>
      )}
      {mayIssue && refusals.length > 0 && <InvoiceReasons codes={refusals} />}
      {issuing && (
        <IssueInvoiceDialog orderId={orderId} invoicing={invoicing} onClose={() => setIssuing(false)} />
      )}
    </>
  );
}
