import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ExportButton } from '../../components/list-page/export-button.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useRouteParam } from '../../components/use-route-param.ts';
import type { SeriesDetailQuery } from '../../generated/operations.ts';
import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { ExportBarcodes, SeriesDetail } from './barcodes.graphql.ts';
import { CodesList } from './codes/codes-list.tsx';
import { SeriesActions } from './series-actions.tsx';
import { StockTag } from './stock-tag.tsx';
import { useSeriesRight } from './use-series-right.ts';

const AddCodesDialog = onDemand(async () => (await import('./codes/add-codes-dialog.tsx')).AddCodesDialog);

/** A series: how many codes are left and until when they last, its codes and who has them. */
export default function SeriesPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(
    SeriesDetail,
    { id: useRouteParam('seriesId') },
    { refetchEveryMs: (last) => (last?.barcodeSeries.batch?.state === 'running' ? 1_000 : 30_000) },
  );
  return (
    <QueryView query={query} failed={t('barcodes.failed')}>
      {({ barcodeSeries }) => <Series key={barcodeSeries.id} series={barcodeSeries} />}
    </QueryView>
  );
}

function Series({ series }: { series: SeriesDetailQuery['barcodeSeries'] }) {
  const { t } = useMessages();
  const canEdit = useSeriesRight(series, 'edit');
  const [adding, setAdding] = useState(false);
  const { id, name, figures, stock, kind, isArchived } = series;
  const canAdd = canEdit && kind !== 'foreign';
  return (
    <CodesList
      series={series}
      onAdd={canAdd ? () => setAdding(true) : undefined}
      page={{
        title: name,
        status: isArchived ? (
          <StatusTag tone="neutral" mark="ring">
            {t('barcodes.tab.archived')}
          </StatusTag>
        ) : (
          stock !== 'plenty' && <StockTag stock={stock} remaining={figures.remaining} />
        ),
        breadcrumbs: [{ label: t('barcodes.title'), to: '/barcodes' }],
        actions: (
          <>
            {canEdit && (
              <ExportButton
                label={t('barcodes.download')}
                kind="barcodes"
                title={t('barcodes.downloadTitle', { name })}
                text={t('barcodes.downloadText')}
                start={(format) => requestGraphql(ExportBarcodes, { seriesId: id, format })}
              />
            )}
            <Button component={Link} to={`/barcodes/${id}/edit`}>
              {canEdit ? t('barcodes.edit') : t('barcodes.show')}
            </Button>
            {canAdd && (
              <Button
                variant="filled"
                c="var(--on-ink)"
                leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
                onClick={() => setAdding(true)}
              >
                {t('barcodes.addCodes')}
              </Button>
            )}
            <SeriesActions series={series} />
          </>
        ),
      }}
    >
      {adding && <AddCodesDialog seriesId={id} onClose={() => setAdding(false)} />}
    </CodesList>
  );
}
