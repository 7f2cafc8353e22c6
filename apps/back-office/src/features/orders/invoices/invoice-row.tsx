import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNotify } from '../../../components/use-notify.ts';
import { apiUrl } from '../../../session/graphql/api-url.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { OpenInvoice } from './invoices.graphql.ts';
import styles from './invoices.module.css';
import type { ShownDocument } from './invoicing.ts';

const SendInvoiceDialog = onDemand(async () => (await import('./send-invoice-dialog.tsx')).SendInvoiceDialog);

/** One document: what it is, its files, and mailing it once more. */
export function InvoiceRow({ document, maySend }: { document: ShownDocument; maySend: boolean }) {
  const { t, date, money } = useMessages();
  const [sending, setSending] = useState(false);
  const { kind, number, issuedOn, totalMinor, currency, creditsNumber, buyerName } = document;
  const about = [date(issuedOn), money(totalMinor, currency), buyerName].filter(Boolean).join(' · ');
  return (
    <li>
      <strong>{t(`order-invoices.document.${kind}`, { number })}</strong>
      <span className={styles.quiet}>{about}</span>
      {creditsNumber && (
        <span className={styles.quiet}>{t('order-invoices.credits', { number: creditsNumber })}</span>
      )}
      <span className={styles.acts}>
        <Download document={document} format="pdf" />
        <Download document={document} format="xml" />
        {maySend && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('order-invoices.sendOf', { number })}
            onClick={() => setSending(true)}
          >
            {t('order-invoices.send')}
          </Button>
        )}
      </span>
      {sending && <SendInvoiceDialog document={document} onClose={() => setSending(false)} />}
    </li>
  );
}

function Download({ document: { id, number }, format }: { document: ShownDocument; format: 'pdf' | 'xml' }) {
  const { t } = useMessages();
  const notify = useNotify();
  const open = useGraphqlMutation(OpenInvoice);
  const download = async () => {
    try {
      const { openInvoice } = await open.mutateAsync({ id, format });
      const link = window.document.createElement('a');
      link.href = apiUrl(openInvoice);
      link.download = '';
      link.click();
    } catch {
      notify.failed(t('order-invoices.downloadFailed'));
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-label={t(`order-invoices.${format}Of`, { number })}
      loading={open.isPending}
      onClick={() => void download()}
    >
      {t(`order-invoices.${format}`)}
    </Button>
  );
}
