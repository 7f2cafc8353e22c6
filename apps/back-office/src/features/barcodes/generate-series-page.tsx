import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useGoOnceSaved } from '../../components/edit-page/use-go-once-saved.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import type { TypesForCodesQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { GenerateSeries, SeriesList, TypesForCodes } from './barcodes.graphql.ts';
import { SeriesFields } from './series-fields.tsx';
import { newSeries } from './series-form.ts';
import { useSeriesForm } from './use-series-form.ts';

/** A new series whose codes are generated in the background. */
export default function GenerateSeriesPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(TypesForCodes, {});
  return (
    <QueryView query={query} failed={t('barcodes.failed')}>
      {(choices) => <GenerateSeriesForm choices={choices} />}
    </QueryView>
  );
}

function GenerateSeriesForm({ choices }: { choices: TypesForCodesQuery }) {
  const { t } = useMessages();
  const canEdit = useCan('barcodes-generated', 'edit');
  const [madeId, setMadeId] = useState<string | null>(null);
  const generate = useGraphqlMutation(GenerateSeries, { refetch: [SeriesList] });
  const form = useSeriesForm(newSeries, async (input, quantity) => {
    const { generateBarcodeSeries } = await generate.mutateAsync({ input, quantity });
    setMadeId(generateBarcodeSeries.id);
  });
  useGoOnceSaved(form, madeId && `/barcodes/${madeId}`, { replace: true });
  return (
    <EditPage
      title={t('barcodes.generate')}
      breadcrumbs={[{ label: t('barcodes.title'), to: '/barcodes-generated' }]}
      actions={
        canEdit && (
          <Button variant="filled" loading={form.saving} onClick={() => void form.submit()}>
            {t('barcodes.generate')}
          </Button>
        )
      }
      form={form}
      canEdit={canEdit}
      saveLabel={t('barcodes.generate')}
    >
      <Columns>
        <SeriesFields
          fields={form.fields}
          choices={choices}
          canEdit={canEdit}
          title={t('barcodes.newSeries')}
          asksQuantity
        />
      </Columns>
    </EditPage>
  );
}
