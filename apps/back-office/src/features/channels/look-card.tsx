import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ColourSchemePicker } from './schemes/colour-scheme-picker.tsx';
import type { TicketstreetFieldsProps } from './ticketstreet-fields.ts';

/** The page's colours: those of a scheme or its own, and how well they can be read. */
export function LookCard({ fields, canEdit }: TicketstreetFieldsProps) {
  const { t } = useMessages();
  return (
    <Card title={t('channels.edit.look')}>
      <ColourSchemePicker fields={fields} canEdit={canEdit} />
    </Card>
  );
}
