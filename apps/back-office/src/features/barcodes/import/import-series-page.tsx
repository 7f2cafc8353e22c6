import type { CodeKind } from '@foyer/domain/code-batches/code-batch.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Figure, Figures } from '@foyer/ui/figure.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Meter } from '@foyer/ui/states/meter.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button, FileInput, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { type Upload, uploadFile } from '../../../components/code-upload/upload-file.ts';
import { EditPage } from '../../../components/edit-page/edit-page.tsx';
import { useGoOnceSaved } from '../../../components/edit-page/use-go-once-saved.ts';
import { QueryView } from '../../../components/query-view.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import type { TypesForCodesQuery } from '../../../generated/operations.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { ImportSeries, ImportTickets, SeriesList, TypesForCodes } from '../barcodes.graphql.ts';
import { SeriesFields } from '../series-fields.tsx';
import { newSeries } from '../series-form.ts';
import { useSeriesForm } from '../use-series-form.ts';
import { UploadReport } from './upload-report.tsx';

/** A series of a file: what will be imported is shown before anything is. */
export default function ImportSeriesPage() {
  const { t } = useMessages();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [kind, setKind] = useState<ImportedKind>('barcodes');
  const query = useGraphqlQuery(TypesForCodes, {});
  if (!upload) return <ChooseFile kind={kind} onKind={setKind} onRead={setUpload} />;
  return (
    <QueryView query={query} failed={t('barcodes.failed')}>
      {(choices) => (
        <ImportForm kind={kind} upload={upload} choices={choices} onOther={() => setUpload(null)} />
      )}
    </QueryView>
  );
}

interface ChooseFileProps {
  kind: ImportedKind;
  onKind: (kind: ImportedKind) => void;
  onRead: (upload: Upload) => void;
}

function ChooseFile({ kind, onKind, onRead }: ChooseFileProps) {
  const { t, number } = useMessages();
  const notice = useRefusalNotice();
  const canEdit = useCan('barcodes', 'edit');
  const [share, setShare] = useState<number | null>(null);
  const read = async (file: File | null) => {
    if (!file) return;
    setShare(0);
    await notice(async () => onRead(await uploadFile(kind, file, setShare)));
    setShare(null);
  };
  const page = {
    kind: 'cards' as const,
    title: t('barcodes.import'),
    breadcrumbs: [{ label: t('barcodes.title'), to: '/barcodes' }],
  };
  if (!canEdit) {
    const needed = { right: t('shell.right.edit'), module: t('menu.item.barcodes') };
    return (
      <Page {...page}>
        <Card title={t('barcodes.field.file')}>
          <p>{t('shell.noRight.text', needed)}</p>
        </Card>
      </Page>
    );
  }
  return (
    <Page {...page}>
      <Columns>
        <Card title={t('barcodes.field.file')}>
          <Radio.Group
            label={t('barcodes.fileHolds')}
            value={kind}
            onChange={(value) => onKind(value === 'foreign-tickets' ? value : 'barcodes')}
          >
            <Stack gap="xs" py="xs">
              <Radio value="barcodes" label={t('barcodes.fileOfCodes')} />
              <Radio
                value="foreign-tickets"
                label={t('barcodes.fileOfTickets')}
                description={t('barcodes.fileOfTicketsHint')}
              />
            </Stack>
          </Radio.Group>
          <FileInput
            label={t('barcodes.field.file')}
            description={t(kind === 'barcodes' ? 'barcodes.field.fileHint' : 'barcodes.ticketsHint')}
            accept=".csv,.txt,text/csv,text/plain"
            disabled={share !== null}
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

type ImportedKind = Extract<CodeKind, 'barcodes' | 'foreign-tickets'>;

interface ImportFormProps {
  kind: ImportedKind;
  upload: Upload;
  choices: TypesForCodesQuery;
  onOther: () => void;
}

function ImportForm({ kind, upload, choices, onOther }: ImportFormProps) {
  const { t, number } = useMessages();
  const canEdit = useCan('barcodes', 'edit');
  const [madeId, setMadeId] = useState<string | null>(null);
  const write = useGraphqlMutation(ImportSeries, { refetch: [SeriesList] });
  const writeTickets = useGraphqlMutation(ImportTickets, { refetch: [SeriesList] });
  const name = upload.fileName.replace(/\.\w+$/, '').slice(0, 100);
  const isForeign = kind === 'foreign-tickets';
  const form = useSeriesForm({ ...newSeries, name }, async (input) => {
    const batchId = upload.id;
    const { made } = isForeign
      ? await writeTickets.mutateAsync({ name: input.name, batchId })
      : await write.mutateAsync({ input, batchId });
    setMadeId(made.id);
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
            onlyName={isForeign}
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
