import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { RowMenu } from '../../../components/row-menu.tsx';
import { useGo } from '../../../components/use-go.ts';
import type { EditedTimeslotGroup } from './timeslot-group-form.ts';

/** Where one goes from a timeslot group; on a phone behind the three dots (design/more.md, 16). */
export function GroupActions({ group: { id, name, localNow } }: { group: EditedTimeslotGroup }) {
  const { t } = useMessages();
  const go = useGo();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const day = `/timeslotgroup/${id}/day/${localNow.date}`;
  const visitors = `/timeslotgroup/${id}/visitors`;
  const reservations = `/timeslotgroup/${id}/reservations`;
  if (phone) {
    return (
      <RowMenu
        label={name}
        variant="default"
        actions={[
          { label: t('scheduling.dayView'), onClick: () => go(day) },
          { label: t('scheduling.visitorList'), onClick: () => go(visitors) },
          { label: t('scheduling.reservations'), onClick: () => go(reservations) },
        ]}
      />
    );
  }
  return (
    <>
      <Button component={Link} to={day} c="var(--text)">
        {t('scheduling.dayView')}
      </Button>
      <Button component={Link} to={visitors} c="var(--text)">
        {t('scheduling.visitorList')}
      </Button>
      <Button component={Link} to={reservations} c="var(--text)">
        {t('scheduling.reservations')}
      </Button>
    </>
  );
}
