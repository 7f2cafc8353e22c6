import {
  channelTemplates,
  cornerStyles,
  stepButtonStyles,
  timeslotStyles,
} from '@foyer/domain/channels/sales-flow.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { NativeSelect, Switch } from '@mantine/core';
import { ColourSchemePicker } from '../schemes/colour-scheme-picker.tsx';
import type { TicketstreetFieldsProps } from '../ticketstreet-fields.ts';

/** Template, corners, colours and how the steps look. */
export function WebshopLookCard({ fields, canEdit }: TicketstreetFieldsProps) {
  const { t } = useMessages();
  const { getInputProps } = fields;
  return (
    <Card title={t('channels.edit.look')}>
      <Fields>
        <Fields row>
          <NativeSelect
            label={t('webshop.look.template')}
            data={channelTemplates.map((value) => ({ value, label: t(`webshop.template.${value}`) }))}
            disabled={!canEdit}
            {...getInputProps('salesFlow.style.template')}
          />
          <NativeSelect
            label={t('webshop.look.corners')}
            data={cornerStyles.map((value) => ({ value, label: t(`webshop.corners.${value}`) }))}
            disabled={!canEdit}
            {...getInputProps('salesFlow.style.corners')}
          />
        </Fields>
        <ColourSchemePicker fields={fields} canEdit={canEdit} />
        <Fields row>
          <NativeSelect
            label={t('webshop.look.stepButtons')}
            data={stepButtonStyles.map((value) => ({ value, label: t(`webshop.stepButtons.${value}`) }))}
            disabled={!canEdit}
            {...getInputProps('salesFlow.style.stepButtons')}
          />
          <NativeSelect
            label={t('webshop.look.timeslots')}
            data={timeslotStyles.map((value) => ({ value, label: t(`webshop.timeslots.${value}`) }))}
            disabled={!canEdit}
            {...getInputProps('salesFlow.style.timeslots')}
          />
        </Fields>
        <Switch
          label={t('webshop.look.languageSelector')}
          disabled={!canEdit}
          {...getInputProps('salesFlow.style.languageSelector', { type: 'checkbox' })}
        />
      </Fields>
    </Card>
  );
}
