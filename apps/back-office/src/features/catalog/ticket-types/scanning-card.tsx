import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../../components/fields/count-field.tsx';
import { SectionCard } from '../section-card.tsx';
import type { TicketTypeForm } from './ticket-type-form.ts';
import { hasErrors } from './ticket-type-sections.ts';

/** How often a ticket lets in, and whose code it has. */
export function ScanningCard({ fields }: { fields: UseFormReturnType<TicketTypeForm> }) {
  const { t } = useMessages();
  return (
    <SectionCard
      id="scanning"
      title={t('catalog.type.section.scanning')}
      failed={hasErrors(fields.errors, 'scanning')}
    >
      <Fields>
        <Fields row>
          <CountField
            label={t('catalog.type.dailyScanLimit')}
            description={t('catalog.type.openHint')}
            {...fields.getInputProps('dailyScanLimit')}
          />
          <CountField
            label={t('catalog.type.totalScanLimit')}
            description={t('catalog.type.openHint')}
            {...fields.getInputProps('totalScanLimit')}
          />
        </Fields>
        <Checkbox
          label={t('catalog.type.groupTicket')}
          description={t('catalog.type.groupTicketHint')}
          {...fields.getInputProps('groupTicket', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('catalog.type.usesCustomBarcode')}
          description={t('catalog.type.usesCustomBarcodeHint')}
          {...fields.getInputProps('usesCustomBarcode', { type: 'checkbox' })}
        />
        <TextInput
          label={t('catalog.type.customBarcode')}
          description={t('catalog.type.customBarcodeHint')}
          disabled={!fields.values.usesCustomBarcode}
          {...fields.getInputProps('customBarcode')}
        />
      </Fields>
    </SectionCard>
  );
}
