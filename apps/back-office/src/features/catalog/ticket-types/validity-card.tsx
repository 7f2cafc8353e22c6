import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../../components/fields/count-field.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { SectionCard } from '../section-card.tsx';
import type { TicketTypeForm } from './ticket-type-form.ts';
import { hasErrors } from './ticket-type-sections.ts';

const kinds = ['on ticket date', 'after ticket date', 'after purchase date', 'until selected date'];

/** How long a ticket is valid, where not as the kind of its group says. */
export function ValidityCard({ fields }: { fields: UseFormReturnType<TicketTypeForm> }) {
  const { t } = useMessages();
  const { kind } = fields.getValues().validity;
  return (
    <SectionCard
      id="validity"
      title={t('catalog.type.section.validity')}
      failed={hasErrors(fields.errors, 'validity')}
    >
      <Fields row>
        <Select
          label={t('catalog.validity.kind')}
          data={['', ...kinds].map((value) => ({
            value,
            label: t(`catalog.validity.${value.replaceAll(' ', '-') || 'as-group'}`),
          }))}
          allowDeselect={false}
          {...fields.getInputProps('validity.kind')}
        />
        {kind.startsWith('after') && (
          <CountField label={t('catalog.validity.days')} {...fields.getInputProps('validity.days')} />
        )}
        {kind.startsWith('until') && (
          <DateField
            past="warned"
            label={t('catalog.validity.until')}
            {...fields.getInputProps('validity.until')}
          />
        )}
      </Fields>
    </SectionCard>
  );
}
