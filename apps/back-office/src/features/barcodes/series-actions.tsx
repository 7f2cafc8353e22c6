import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { useState } from 'react';
import { withFailureMessage } from '../../components/failure-message.ts';
import { RowMenu } from '../../components/row-menu.tsx';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import type { SeriesDetailQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { RestoreSeries, SeriesDetail, SeriesList } from './barcodes.graphql.ts';
import { useSeriesRight } from './use-series-right.ts';

const DeleteSeriesDialog = onDemand(
  async () => (await import('./delete-series-dialog.tsx')).DeleteSeriesDialog,
);

/** Delete, archive and restore, for who has the right. */
export function SeriesActions({ series }: { series: SeriesDetailQuery['barcodeSeries'] }) {
  const { t } = useMessages();
  const notice = useRefusalNotice();
  const canEdit = useSeriesRight(series, 'edit');
  const [asking, setAsking] = useState(false);
  const restore = useGraphqlMutation(RestoreSeries, { refetch: [SeriesDetail, SeriesList] });
  if (!canEdit) return null;
  const { id, version, name, isArchived } = series;
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
                  // A series that is restored is active again (specification 001, section 8).
                  onClick: () =>
                    void notice(() =>
                      withFailureMessage(restore.mutateAsync({ id, version }), t('barcodes.restoreFailed')),
                    ),
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
