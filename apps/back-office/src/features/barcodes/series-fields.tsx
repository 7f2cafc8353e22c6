import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { MultiSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../components/fields/count-field.tsx';
import { DateField } from '../../components/fields/date-field.tsx';
import { useStaffLanguage } from '../../components/names/use-staff-language.ts';
import type { TypesForCodesQuery } from '../../generated/operations.ts';
import type { SeriesForm } from './series-form.ts';
import { typeChoices } from './type-choices.ts';

interface SeriesFieldsProps {
  fields: UseFormReturnType<SeriesForm>;
  choices: TypesForCodesQuery;
  canEdit: boolean;
  title: string;
  /** A series that is generated asks how many. */
  asksQuantity?: boolean;
  /** Tickets of another system: nothing is sold with their codes. */
  onlyName?: boolean;
}

/** What a series is called, until when it is valid, who takes its codes, and when staff are warned. */
export function SeriesFields(props: SeriesFieldsProps) {
  const { fields, choices, canEdit, title, asksQuantity = false, onlyName = false } = props;
  const { t } = useMessages();
  const language = useStaffLanguage();
  const { getInputProps } = fields;
  return (
    <Card title={title}>
      <Fields>
        <TextInput label={t('barcodes.field.name')} maxLength={100} {...getInputProps('name')} />
        {!onlyName && (
          <>
            <Fields row>
              <TextInput
                label={t('barcodes.field.prefix')}
                description={t('barcodes.field.prefixHint')}
                {...getInputProps('prefix')}
              />
              <TextInput
                label={t('fields.pluCode')}
                description={t('barcodes.field.pluHint')}
                {...getInputProps('pluCode')}
              />
            </Fields>
            {asksQuantity && (
              <CountField
                label={t('barcodes.field.number')}
                description={t('barcodes.field.numberHint')}
                min={1}
                max={1_000_000}
                {...getInputProps('quantity')}
              />
            )}
            <MultiSelect
              label={t('barcodes.field.ticketTypes')}
              description={t('barcodes.field.ticketTypesHint')}
              data={typeChoices(choices, language)}
              searchable
              {...getInputProps('ticketTypeIds')}
              readOnly={!canEdit}
            />
            <Fields row>
              <DateField
                label={t('barcodes.field.validUntil')}
                description={t('barcodes.field.validHint')}
                past="warned"
                {...getInputProps('validUntil')}
                readOnly={!canEdit}
              />
              <CountField
                label={t('barcodes.field.warnPercentage')}
                description={t('barcodes.field.warnHint')}
                min={0}
                max={100}
                {...getInputProps('warnPercentage')}
              />
            </Fields>
          </>
        )}
      </Fields>
    </Card>
  );
}
