import type { BulkAct } from '@foyer/domain/bulk-acts/bulk-states.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ExportDialog } from '../../../components/export-dialog/export-dialog.tsx';
import type { OrderSelectionInput } from '../../../generated/operations.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { ExportOrders } from './bulk.graphql.ts';
import { BulkActDialog } from './bulk-act-dialog.tsx';

/** What is asked of the chosen orders. */
export interface AskedOfOrders {
  act: BulkAct | 'export';
  selection: OrderSelectionInput;
  count: number;
}

interface OrderBulkDialogsProps {
  asked: AskedOfOrders;
  onStarted: () => void;
  onClose: () => void;
}

/** The dialogs of what is done to many orders; outside the table, so that a device can be turned while one is open. */
export function OrderBulkDialogs({ asked, onStarted, onClose }: OrderBulkDialogsProps) {
  const { t } = useMessages();
  const startExport = useGraphqlMutation(ExportOrders);
  const { act, selection, count } = asked;
  if (act !== 'export') {
    return <BulkActDialog act={act} selection={selection} onStarted={onStarted} onClose={onClose} />;
  }
  return (
    <ExportDialog
      kind="orders"
      title={t('order-bulk.export.title', { count })}
      text={t('order-bulk.export.text')}
      start={(format) => startExport.mutateAsync({ selection, format })}
      onClose={onClose}
    />
  );
}
