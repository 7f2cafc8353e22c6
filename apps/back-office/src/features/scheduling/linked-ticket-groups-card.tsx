import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { useCan } from '../../components/use-can.ts';
import styles from './linked-ticket-groups-card.module.css';
import type { EditedTimeslotGroup } from './timeslot-group-form.ts';

const LinkTicketGroupsDialog = onDemand(
  async () => (await import('./link-ticket-groups-dialog.tsx')).LinkTicketGroupsDialog,
);

/** The ticket groups that take their times from here and share the places. */
export function LinkedTicketGroupsCard({ group }: { group: EditedTimeslotGroup }) {
  const { t } = useMessages();
  const [linking, setLinking] = useState(false);
  const canEdit = useCan('timeslotgroup', 'edit');
  return (
    <Card
      title={t('scheduling.links.title')}
      actions={
        canEdit && (
          <Button variant="subtle" size="compact-sm" onClick={() => setLinking(true)}>
            {t('scheduling.links.link')}
          </Button>
        )
      }
    >
      {group.ticketGroups.length === 0 ? (
        t('scheduling.links.none')
      ) : (
        <ul className={styles.groups}>
          {group.ticketGroups.map(({ id, name, product, ticketTypes }) => (
            <li key={id} className={styles.group}>
              {product.imageUrl ? (
                <ResponsiveImage source={product.imageUrl} alt="" widest={36} className={styles.picture} />
              ) : (
                <span className={styles.picture} aria-hidden="true">
                  <IconPhoto size={15} stroke={1.6} />
                </span>
              )}
              <span>
                <Link to={`/tickets/${id}`} className={styles.name}>
                  {name}
                </Link>
                <small className={styles.count}>
                  {t('scheduling.links.types', {
                    count: ticketTypes.filter(({ state }) => state === 'active').length,
                  })}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {linking && <LinkTicketGroupsDialog group={group} onClose={() => setLinking(false)} />}
    </Card>
  );
}
