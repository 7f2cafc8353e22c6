import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button, Checkbox } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import type { EditForm } from '../../../components/edit-page/use-edit-form.ts';
import { ResponsiveImage } from '../../../components/responsive-image.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { TicketGroupChoices } from '../scheduling.graphql.ts';
import styles from './linked-ticket-groups-card.module.css';
import type { EditedTimeslotGroup, TimeslotGroupForm } from './timeslot-group-form.ts';

const LinkTicketGroupsDialog = onDemand(
  async () => (await import('./link-ticket-groups-dialog.tsx')).LinkTicketGroupsDialog,
);

interface LinkedTicketGroupsCardProps {
  group: EditedTimeslotGroup;
  form: EditForm<TimeslotGroupForm>;
  /** One of them takes its times from product schedules: it can be converted. */
  hasSchedules: boolean | undefined;
}

/** The ticket groups that take their times from here and share the places; added and removed ones are not saved yet. */
export function LinkedTicketGroupsCard({ group, form, hasSchedules }: LinkedTicketGroupsCardProps) {
  const { t } = useMessages();
  const [linking, setLinking] = useState(false);
  const canEdit = useCan('timeslotgroup', 'edit');
  const { ticketGroupIds, convert } = form.fields.getValues();
  const added = ticketGroupIds.filter((id) => !group.ticketGroups.some((one) => one.id === id));
  const choices = useGraphqlQuery(TicketGroupChoices, {}, { enabled: added.length > 0 });
  const nameOf = (id: string) => choices.data?.ticketGroups.find((one) => one.id === id)?.name ?? '…';
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
      {group.ticketGroups.length + added.length === 0 ? (
        t('scheduling.links.none')
      ) : (
        <ul className={styles.groups}>
          {group.ticketGroups.map(({ id, name, product, ticketTypes }) => (
            <li key={id} className={styles.group}>
              {product.imageUrl ? (
                <ResponsiveImage source={product.imageUrl} alt="" widest={36} className={styles.picture} />
              ) : (
                <NoPicture />
              )}
              <span>
                <Link to={`/tickets/${id}`} className={styles.name}>
                  {name}
                </Link>
                <small className={ticketGroupIds.includes(id) ? styles.count : styles.changed}>
                  {ticketGroupIds.includes(id)
                    ? t('scheduling.links.types', {
                        count: ticketTypes.filter(({ state }) => state === 'active').length,
                      })
                    : t('scheduling.links.unlinked')}
                </small>
              </span>
            </li>
          ))}
          {added.map((id) => (
            <li key={id} className={styles.group}>
              <NoPicture />
              <span>
                <span className={styles.name}>{nameOf(id)}</span>
                <small className={styles.changed}>{t('scheduling.links.linked')}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {(hasSchedules || convert) && added.length > 0 && (
        <Checkbox
          mt="sm"
          label={t('scheduling.links.convert')}
          description={t('scheduling.links.convertHint')}
          {...form.fields.getInputProps('convert', { type: 'checkbox' })}
        />
      )}
      {form.fields.errors.ticketGroupIds && (
        <p className={styles.error} role="alert">
          {form.fields.errors.ticketGroupIds}
        </p>
      )}
      {linking && (
        <LinkTicketGroupsDialog
          ticketGroupIds={ticketGroupIds}
          onTake={(ids) => {
            // In the order that the server has them, so that choosing the same again is no change.
            const kept = group.ticketGroups.map(({ id }) => id).filter((id) => ids.includes(id));
            form.fields.setFieldValue('ticketGroupIds', [...new Set([...kept, ...ids])]);
            setLinking(false);
          }}
          onClose={() => setLinking(false)}
        />
      )}
    </Card>
  );
}

function NoPicture() {
  return (
    <span className={styles.picture} aria-hidden="true">
      <IconPhoto size={15} stroke={1.6} />
    </span>
  );
}
