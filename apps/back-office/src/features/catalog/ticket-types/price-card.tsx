import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Autocomplete, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import styles from '../field-grid.module.css';
import { SectionCard } from '../section-card.tsx';
import type { TicketTypeForm } from './ticket-type-form.ts';
import { hasErrors } from './ticket-type-sections.ts';

/** Offered, not imposed: rates of the Netherlands, the United Kingdom and South Africa. */
const usualRates = ['0', '9', '15', '20', '21'];

export function PriceCard({ fields }: { fields: UseFormReturnType<TicketTypeForm> }) {
  const { t } = useMessages();
  return (
    <SectionCard
      id="price"
      title={t('catalog.type.section.price')}
      failed={hasErrors(fields.errors, 'price')}
    >
      <div className={styles.four}>
        <TextInput label={t('catalog.type.price')} inputMode="decimal" {...fields.getInputProps('price')} />
        <TextInput
          label={t('catalog.type.originalPrice')}
          description={t('catalog.type.originalPriceHint')}
          inputMode="decimal"
          {...fields.getInputProps('originalPrice')}
        />
        <Autocomplete
          label={t('catalog.types.vat')}
          data={usualRates}
          filter={({ options }) => options}
          inputMode="decimal"
          rightSection="%"
          rightSectionPointerEvents="none"
          {...fields.getInputProps('vat')}
        />
        <TextInput label={t('fields.pluCode')} {...fields.getInputProps('pluCode')} />
      </div>
    </SectionCard>
  );
}
