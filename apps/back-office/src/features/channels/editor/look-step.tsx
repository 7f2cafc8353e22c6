import { cornerStyles, stepButtonStyles, timeslotStyles } from '@foyer/domain/channels/sales-flow.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { SegmentedControl, Switch } from '@mantine/core';
import { useIsEditable } from '../../../components/edit-page/editable-if.tsx';
import { PicturePlace } from '../../../components/picture/picture-place.tsx';
import { ColourSchemePicker } from '../schemes/colour-scheme-picker.tsx';
import type { EditorData, EditorFieldsProps } from './editor-fields.ts';
import { FieldRow, FieldRows } from './field-row.tsx';

/** Pictures, colours and shapes of the page. Pictures change at once, apart from what is typed. */
export function LookStep({ fields, data }: EditorFieldsProps & { data: EditorData }) {
  const { t } = useMessages();
  const canEdit = useIsEditable();
  const { id, title } = data.street;
  const { getInputProps } = fields;
  return (
    <FieldRows>
      {(['Banner', 'Logo'] as const).map((name) => (
        <FieldRow
          key={name}
          label={t(`ticketstreet.look.${name}`)}
          hint={t(`ticketstreet.look.${name}Hint`)}
          field={name.toLowerCase()}
        >
          <PicturePlace
            purpose={`ticketstreet${name}`}
            ownerId={id}
            title={t(`ticketstreet.look.${name}`)}
            name={title}
            refetch={[]}
          />
        </FieldRow>
      ))}
      <FieldRow
        label={t('ticketstreet.look.colours')}
        hint={t('ticketstreet.look.coloursHint')}
        field="colours"
      >
        <ColourSchemePicker fields={fields} canEdit={canEdit} />
      </FieldRow>
      <FieldRow label={t('ticketstreet.look.corners')}>
        <span>
          <SegmentedControl
            aria-label={t('ticketstreet.look.corners')}
            data={cornerStyles.map((value) => ({ value, label: t(`ticketstreet.look.corners.${value}`) }))}
            {...getInputProps('salesFlow.style.corners')}
          />
        </span>
      </FieldRow>
      <FieldRow label={t('ticketstreet.look.timeslots')} hint={t('ticketstreet.look.timeslotsHint')}>
        <span>
          <SegmentedControl
            aria-label={t('ticketstreet.look.timeslots')}
            data={timeslotStyles.map((value) => ({
              value,
              label: t(`ticketstreet.look.timeslots.${value}`),
            }))}
            {...getInputProps('salesFlow.style.timeslots')}
          />
        </span>
      </FieldRow>
      <FieldRow label={t('ticketstreet.look.stepButtons')}>
        <span>
          <SegmentedControl
            aria-label={t('ticketstreet.look.stepButtons')}
            data={stepButtonStyles.map((value) => ({
              value,
              label: t(`ticketstreet.look.stepButtons.${value}`),
            }))}
            {...getInputProps('salesFlow.style.stepButtons')}
          />
        </span>
      </FieldRow>
      <FieldRow label={t('ticketstreet.look.languageSelector')}>
        <Switch
          label={t('ticketstreet.look.languageSelector.on')}
          {...getInputProps('salesFlow.style.languageSelector', { type: 'checkbox' })}
        />
      </FieldRow>
    </FieldRows>
  );
}
