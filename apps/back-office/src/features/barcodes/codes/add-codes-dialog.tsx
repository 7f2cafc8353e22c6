import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { FileInput, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { type Upload, uploadFile } from '../../../components/code-upload/upload-file.ts';
import { CountField } from '../../../components/fields/count-field.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { ValidationError } from '../../../session/graphql/validation-error.ts';
import { AddBarcodes, CodesOfSeries, SeriesDetail, SeriesList } from '../barcodes.graphql.ts';
import { UploadReport } from '../import/upload-report.tsx';

interface AddCodesDialogProps {
  seriesId: string;
  onClose: () => void;
}

/** More codes for a series: of a file, whose lines are shown first, or generated. */
export function AddCodesDialog({ seriesId, onClose }: AddCodesDialogProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const notice = useRefusalNotice();
  const [way, setWay] = useState('file');
  const [quantity, setQuantity] = useState<number | null>(1000);
  const [upload, setUpload] = useState<Upload | null>(null);
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const add = useGraphqlMutation(AddBarcodes, { refetch: [SeriesDetail, SeriesList, CodesOfSeries] });
  const read = async (file: File | null) => {
    setUpload(null);
    if (!file) return;
    setReading(true);
    await notice(async () => setUpload(await uploadFile('barcodes', file, () => {})));
    setReading(false);
  };
  const submit = async () => {
    setError(null);
    try {
      const what = way === 'file' ? { batchId: upload?.id ?? null } : { quantity };
      await add.mutateAsync({ id: seriesId, ...what });
      onClose();
    } catch (failure) {
      const refusal = failure instanceof ValidationError ? (failure.fields[0] ?? failure.main) : undefined;
      setError(refusal ? errorText({ ...refusal, code: refusal.errorKey }) : t('barcodes.failed'));
    }
  };
  const isFile = way === 'file';
  return (
    <FormDialog
      opened
      title={t('barcodes.addCodes')}
      submitLabel={
        isFile ? t('barcodes.importCount', { count: upload?.usableCount ?? 0 }) : t('barcodes.addCodes')
      }
      disabled={isFile && !upload?.usableCount}
      busy={add.isPending || isReading}
      error={isFile ? error : null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Fields>
        <Radio.Group label={t('barcodes.addHow')} value={way} onChange={setWay}>
          <Stack gap="xs" py="xs">
            <Radio value="file" label={t('barcodes.addFile')} />
            <Radio value="generate" label={t('barcodes.addGenerated')} />
          </Stack>
        </Radio.Group>
        {isFile ? (
          <FileInput
            label={t('barcodes.field.file')}
            description={t('barcodes.field.fileHint')}
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(file) => void read(file)}
          />
        ) : (
          <CountField
            label={t('barcodes.field.number')}
            description={t('barcodes.field.numberHint')}
            min={1}
            max={1_000_000}
            value={quantity}
            onChange={setQuantity}
            error={error}
          />
        )}
        {isFile && upload && <UploadReport upload={upload} compact />}
      </Fields>
    </FormDialog>
  );
}
