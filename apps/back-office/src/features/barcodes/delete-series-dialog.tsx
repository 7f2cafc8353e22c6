import { type BarcodeDeletion, barcodeDeletions } from '@foyer/domain/barcodes/barcode-series-input.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useErrorText } from '../../components/use-error-text.ts';
import { useGo } from '../../components/use-go.ts';
import type { SeriesDetailQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { DeleteSeries, SeriesDetail, SeriesList } from './barcodes.graphql.ts';
import { useSeriesRight } from './use-series-right.ts';

interface DeleteSeriesDialogProps {
  series: SeriesDetailQuery['barcodeSeries'];
  onClose: () => void;
}

const isChoice = (value: string): value is BarcodeDeletion => barcodeDeletions.some((one) => one === value);

/** Asks what is deleted: nothing is chosen beforehand (specification 001, section 5). */
export function DeleteSeriesDialog({ series, onClose }: DeleteSeriesDialogProps) {
  const { t, number } = useMessages();
  const go = useGo();
  const errorText = useErrorText();
  const canDelete = useSeriesRight(series, 'extra');
  const [choice, setChoice] = useState<BarcodeDeletion | null>(null);
  const [error, setError] = useState<string | null>(null);
  const remove = useGraphqlMutation(DeleteSeries, { refetch: [SeriesDetail, SeriesList] });
  const { id, version, name, figures, isArchived } = series;
  const submit = async () => {
    setError(null);
    try {
      await remove.mutateAsync({ id, deletion: choice, version });
      onClose();
      if (choice === 'whole') go('/barcodes', { replace: true });
    } catch (failure) {
      const refusal = failure instanceof ValidationError ? (failure.fields[0] ?? failure.main) : undefined;
      setError(refusal ? errorText({ ...refusal, code: refusal.errorKey }) : t('barcodes.deleteFailed'));
    }
  };
  return (
    <FormDialog
      opened
      title={t('barcodes.deleteTitle', { name })}
      submitLabel={choice === 'archive' ? t('barcodes.archive') : t('barcodes.delete')}
      destructive={choice !== 'archive'}
      busy={remove.isPending}
      error={null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Radio.Group
        label={t('barcodes.deleteChoice')}
        value={choice ?? ''}
        onChange={(value) => setChoice(isChoice(value) ? value : null)}
        error={error}
      >
        <Stack gap="sm" py="xs">
          {barcodeDeletions.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`barcodes.deletion.${value}`)}
              description={t(`barcodes.deletionHint.${value}`, { remaining: number(figures.remaining) })}
              disabled={value === 'archive' ? isArchived : !canDelete}
            />
          ))}
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}
