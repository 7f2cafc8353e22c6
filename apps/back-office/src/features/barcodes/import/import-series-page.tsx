import { Card } from '@foyer/ui/card.tsx';
import { Figure, Figures } from '@foyer/ui/figure.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Meter } from '@foyer/ui/states/meter.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button, FileInput } from '@mantine/core';
import { useState } from 'react';
import { EditPage } from '../../../components/edit-page/edit-page.tsx';
import { useGoOnceSaved } from '../../../components/edit-page/use-go-once-saved.ts';
import { QueryView } from '../../../components/query-view.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import type { TypesForCodesQuery } from '../../../generated/operations.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { ImportSeries, SeriesList, TypesForCodes } from '../barcodes.graphql.ts';
import { SeriesFields } from '../series-fields.tsx';
import { newSeries } from '../series-form.ts';
import { useSeriesForm } from '../use-series-form.ts';
import { type Upload, uploadFile } from './upload-file.ts';
import { UploadReport } from './upload-report.tsx';

/** A series of a file: what will be imported is shown before anything is. */
export default function ImportSeriesPage() {
  const { t } = useMessages();
  const [upload, setUpload] = useState<Upload | null>(null);
  const query = useGraphqlQuery(TypesForCodes, {});
  if (!upload) return <ChooseFile onRead={setUpload} />;
  return (
    <QueryView query={query} failed={t('barcodes.failed')}>
      {(choices) => <ImportForm upload={upload} choices={choices} onOther={() => setUpload(null)} />}
    </QueryView>
  );
}

function ChooseFile({ onRead }: { onRead: (upload: Upload) => void }) {
  const { t, number } = useMessages();
  const notice = useRefusalNotice();
  const canEdit = useCan('barcodes', 'edit');
  const [share, setShare] = useState<number | null>(null);
  const read = async (file: File | null) => {
    if (!file) return;
    setShare(0);
    await notice(async () => onRead(await uploadFile('barcodes', file, setShare)));
    setShare(null);
  };
  return (
    <Page
      kind="cards"
      title={t('barcodes.import')}
      breadcrumbs={[{ label: t('barcodes.title'), to: '/barcodes' }]}
    >
      <Columns>
        <Card title={t('barcodes.field.file')}>
          <FileInput
            label={t('barcodes.field.file')}
            description={t('barcodes.field.fileHint')}
            accept=".csv,.txt,text/csv,text/plain"
            disabled={!canEdit || share !== null}
            onChange={(file) => void read(file)}
          />
          {share !== null && (
            <Meter
              value={share}
              max={1}
              label={t('barcodes.reading', { share: number(Math.round(share * 100)) })}
            />
          )}
        </Card>
      </Columns>
    </Page>
  );
}

interface ImportFormProps {
  upload: Upload;
  choices: TypesForCodesQuery;
  onOther: () => void;
}

function ImportForm({ upload, choices, onOther }: ImportFormProps) {
  const { t, number } = useMessages();
  const canEdit = useCan('barcodes', 'edit');
  const [madeId, setMadeId] = useState<string | null>(null);
  const write = useGraphqlMutation(ImportSeries, { refetch: [SeriesList] });
  const name = upload.fileName.replace(/\.\w+$/, '').slice(0, 100);
  const form = useSeriesForm({ ...newSeries, name }, async (input) => {
    const { importBarcodeSeries } = await write.mutateAsync({ input, batchId: upload.id });
    setMadeId(importBarcodeSeries.id);
  });
  useGoOnceSaved(form, madeId && `/barcodes/${madeId}`, { replace: true });
  const importLabel = t('barcodes.importCount', { count: upload.usableCount });
  return (
    <EditPage
      title={t('barcodes.checkFile')}
      subtitle={t('barcodes.nothingYet', { file: upload.fileName, lines: number(upload.lineCount) })}
      breadcrumbs={[{ label: t('barcodes.title'), to: '/barcodes' }]}
      actions={
        <>
          <Button onClick={onOther}>{t('barcodes.otherFile')}</Button>
          {canEdit && (
            <Button
              variant="filled"
              loading={form.saving}
              disabled={upload.usableCount === 0}
              onClick={() => void form.submit()}
            >
              {importLabel}
            </Button>
          )}
        </>
      }
      form={form}
      canEdit={canEdit}
      saveLabel={importLabel}
    >
      <Figures>
        <Figure label={t('barcodes.willBeImported')} value={number(upload.usableCount)}>
          <small>{t('barcodes.newCodes')}</small>
        </Figure>
        <Figure label={t('barcodes.rejectedLines')} value={number(upload.rejectedCount)}>
          <small>{t('barcodes.leftOut')}</small>
        </Figure>
        <Figure label={t('barcodes.header')} value={number(upload.headerCount)}>
          <small>{upload.headerCount > 0 ? t('barcodes.headerLine') : t('barcodes.noHeader')}</small>
        </Figure>
        <Figure label={t('barcodes.longest')} value={number(upload.longest)}>
          <small>{t('barcodes.fits')}</small>
        </Figure>
      </Figures>
      <Columns
        summary={
          <SeriesFields
            fields={form.fields}
            choices={choices}
            canEdit={canEdit}
            title={t('barcodes.newSeries')}
          />
        }
      >
        <Card flush>
          <UploadReport upload={upload} />
        </Card>
      </Columns>
    </EditPage>
  );
}
