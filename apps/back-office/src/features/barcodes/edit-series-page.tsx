import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useRouteParam } from '../../components/use-route-param.ts';
import type { SeriesDetailQuery, TypesForCodesQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { ChangeSeries, SeriesDetail, SeriesList, TypesForCodes } from './barcodes.graphql.ts';
import { SeriesFields } from './series-fields.tsx';
import { seriesFormOf } from './series-form.ts';
import { useSeriesForm } from './use-series-form.ts';
import { useSeriesRight } from './use-series-right.ts';

/** The fields of a series; its codes are on its page. */
export default function EditSeriesPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(SeriesDetail, { id: useRouteParam('seriesId') });
  const choices = useGraphqlQuery(TypesForCodes, {});
  return (
    <QueryView query={query} failed={t('barcodes.failed')}>
      {({ barcodeSeries }) => (
        <QueryView query={choices} failed={t('barcodes.failed')}>
          {(types) => <EditSeriesForm key={barcodeSeries.id} series={barcodeSeries} choices={types} />}
        </QueryView>
      )}
    </QueryView>
  );
}

interface EditSeriesFormProps {
  series: SeriesDetailQuery['barcodeSeries'];
  choices: TypesForCodesQuery;
}

function EditSeriesForm({ series, choices }: EditSeriesFormProps) {
  const { t } = useMessages();
  const canEdit = useSeriesRight(series, 'edit');
  const { id, version, name } = series;
  const change = useGraphqlMutation(ChangeSeries, { refetch: [SeriesDetail, SeriesList] });
  const form = useSeriesForm(
    seriesFormOf(series),
    (input, _quantity, seen) => change.mutateAsync({ id, input, version: seen }),
    version,
  );
  return (
    <EditPage
      title={t('barcodes.editTitle', { name })}
      breadcrumbs={[
        { label: t('barcodes.title'), to: '/barcodes' },
        { label: name, to: `/barcodes/${id}` },
      ]}
      form={form}
      canEdit={canEdit}
      change={change}
      query={SeriesDetail}
    >
      <Columns summary={<HistoryCard entity="barcode-series" id={id} />}>
        <SeriesFields fields={form.fields} choices={choices} canEdit={canEdit} title={t('barcodes.series')} />
      </Columns>
    </EditPage>
  );
}
