import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCan } from '../../../components/use-can.ts';

/** Adding a ticket type is a page of its own. */
export function AddTicketTypeLink({ ticketGroupId }: { ticketGroupId: string }) {
  const { t } = useMessages();
  if (!useCan('tickets', 'edit')) return null;
  return (
    <Button
      component={Link}
      to={`/tickettype-toevoegen/${ticketGroupId}`}
      variant="filled"
      c="var(--on-ink)"
      leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
    >
      {t('catalog.types.add')}
    </Button>
  );
}
