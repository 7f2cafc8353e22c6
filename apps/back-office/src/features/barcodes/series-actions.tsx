import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { useState } from 'react';
import { RowMenu } from '../../components/row-menu.tsx';
import { useErrorText } from '../../components/use-error-text.ts';
import { useNotify } from '../../components/use-notify.ts';
import type { SeriesDetailQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { unexpected, ValidationError } from '../../session/graphql/validation-error.ts';
import { RestoreSeries, SeriesDetail, SeriesList } from './barcodes.graphql.ts';
import { useSeriesRight } from './use-series-right.ts';

const DeleteSeriesDialog = onDemand(
  async () => (await import('./delete-series-dialog.tsx')).DeleteSeriesDialog,
);

/** Delete, archive and restore, for who has the right. */
export function SeriesActions({ series }: { series: SeriesDetailQuery['barcodeSeries'] }) {
  const { t } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const canEdit = useSeriesRight(series, 'edit');
  const [asking, setAsking] = useState(false);
  const restore = useGraphqlMutation(RestoreSeries, { refetch: [SeriesDetail, SeriesList] });
  if (!canEdit) return null;
  const { id, version, name, isArchived } = series;
  /** A series that is restored is active again (specification 001, section 8). */
  const activate = async () => {
    try {
      await restore.mutateAsync({ id, version });
    } catch (failure) {
      const refusal = failure instanceof ValidationError ? (failure.main ?? failure.fields[0]) : undefined;
      const isSpoken = refusal && refusal.errorKey !== unexpected;
      notify.failed(
        isSpoken ? errorText({ ...refusal, code: refusal.errorKey }) : t('barcodes.restoreFailed'),
      );
    }
  };
  return (
    <>
      <RowMenu
        label={name}
        variant="default"
        actions={[
          ...(isArchived
            ? [
                {
                  label: t('barcodes.restore'),
                  onClick: () => void activate(),
                },
              ]
            : []),
          { label: t('barcodes.delete'), destructive: true, onClick: () => setAsking(true) },
        ]}
      />
      {asking && <DeleteSeriesDialog series={series} onClose={() => setAsking(false)} />}
    </>
  );
}
