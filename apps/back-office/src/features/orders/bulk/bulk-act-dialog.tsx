import type { BulkAct } from '@foyer/domain/bulk-acts/bulk-states.ts';
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx';
import { randomUuid } from '@foyer/ui/random-uuid.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import type { BulkPreviewQuery, OrderSelectionInput } from '../../../generated/operations.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { BulkPreview, BulkRuns, StartBulkRun } from './bulk.graphql.ts';
import styles from './bulk.module.css';

interface BulkActDialogProps {
  act: BulkAct;
  selection: OrderSelectionInput;
  onStarted: () => void;
  onClose: () => void;
}

/** Asks before an act on many orders: how many, what it comes to, who is left out and why. Its button says both. */
export function BulkActDialog({ act, selection, onStarted, onClose }: BulkActDialogProps) {
  const { t } = useMessages();
  const [reason, setReason] = useState('');
  const preview = useGraphqlQuery(BulkPreview, { input: { act, selection } });
  return (
    <Dialog opened size={480} title={t(`order-bulk.act.${act}`)} onClose={onClose}>
      <QueryView query={preview} failed={t('order-bulk.previewFailed')}>
        {({ bulkPreview }) => (
          <Preview
            act={act}
            selection={selection}
            preview={bulkPreview}
            reason={reason}
            onReason={setReason}
            onMovedOn={() => void preview.refetch()}
            onStarted={onStarted}
            onClose={onClose}
          />
        )}
      </QueryView>
    </Dialog>
  );
}

interface PreviewProps extends BulkActDialogProps {
  preview: BulkPreviewQuery['bulkPreview'];
  reason: string;
  onReason: (reason: string) => void;
  onMovedOn: () => void;
}

function Preview({ act, selection, preview, reason, onReason, onMovedOn, onStarted, onClose }: PreviewProps) {
  const { t, money } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const facts = useClientFacts();
  const start = useGraphqlMutation(StartBulkRun, { refetch: [BulkRuns] });
  // Pressed twice, it starts once.
  const [requestId] = useState(randomUuid);
  const { orderCount: count, amountMinor, seen, skipped } = preview;
  const values = { count, amount: money(amountMinor, facts?.currency ?? 'EUR') };
  const refusal = start.error && (start.error.main ?? start.error.fields[0]);
  const go = () =>
    start.mutate(
      { input: { act, selection, reason, seen, requestId } },
      {
        onSuccess: () => {
          notify.done(t('order-bulk.started'));
          onStarted();
        },
        onError: onMovedOn,
      },
    );
  return (
    <div className={styles.dialog}>
      {refusal && <Notice tone="danger">{errorText({ ...refusal, code: refusal.errorKey })}</Notice>}
      <p aria-live="polite">
        <strong>{t(`order-bulk.title.${act}`, values)}.</strong>{' '}
        {count > 0 && t(`order-bulk.text.${act}`, values)}
      </p>
      {skipped.length > 0 && (
        <ul className={styles.skips}>
          {skipped.map((one) => (
            <li key={one.code}>{t('order-bulk.skips', { count: one.count, reason: errorText(one) })}</li>
          ))}
        </ul>
      )}
      {act !== 'resend-tickets' && (
        <TextInput
          label={t('order-bulk.reason')}
          description={t('order-bulk.reasonHint')}
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => onReason(currentTarget.value)}
        />
      )}
      <div className={styles.dialogActs}>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button
          variant="filled"
          {...(act === 'resend-tickets' ? {} : { color: 'red' })}
          disabled={count === 0}
          loading={start.isPending}
          onClick={go}
        >
          {t(`order-bulk.confirm.${act}`, values)}
        </Button>
      </div>
    </div>
  );
}
