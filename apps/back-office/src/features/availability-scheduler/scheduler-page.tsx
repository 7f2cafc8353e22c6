import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBan, IconListDetails, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useClosing } from '../../components/close-timeslots/use-closing.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { type RowAction, RowMenu } from '../../components/row-menu.tsx';
import { useCan } from '../../components/use-can.ts';
import type { SchedulerChoicesQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { SchedulerCalendar } from './calendar/scheduler-calendar.tsx';
import { placeOf } from './calendar/shown-place.ts';
import { SchedulerChoices } from './scheduler.graphql.ts';
import { type SchedulerAddress, slotFilters, useSchedulerAddress } from './use-scheduler-address.ts';

const SchedulesDrawer = onDemand(
  async () => (await import('./schedules/schedules-drawer.tsx')).SchedulesDrawer,
);
const CreateLocationDialog = onDemand(
  async () => (await import('../../components/fields/create-location-dialog.tsx')).CreateLocationDialog,
);

/** What every timeslot holds, by location or product, by day, week or month; and the schedules that make them. */
export default function SchedulerPage() {
  const { t } = useMessages();
  const address = useSchedulerAddress();
  const canEdit = useCan('availability-scheduler', 'edit');
  const canAddLocation = useCan('new-settings', 'edit');
  const [creating, setCreating] = useState(false);
  const query = useGraphqlQuery(SchedulerChoices, {}, { keepPrevious: true });
  const open = (panel: string) => address.change({ panel, item: undefined });
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const manage = { label: t('scheduler.manage'), onClick: () => open('schedules') };
  const narrow = slotFilters.map((only) => ({
    label: `${t('scheduler.filter.slots')}: ${t(`scheduler.filter.${only}`)}`,
    onClick: () => address.change({ only }),
  }));
  const addLocation = { label: t('scheduler.createLocation'), onClick: () => setCreating(true) };
  const closing = useClosing();
  const place = query.data && placeOf(query.data, address);
  const closeDay = {
    label: t('closures.closeDay'),
    destructive: true,
    onClick: () => {
      if (!place) return;
      const now = localTimeAt(new Date(), place.timeZone);
      const date = address.date && address.date > now.date ? address.date : now.date;
      const where = { scopeKind: 'location', scopeIds: [place.locationId] } as const;
      closing.closeDay(where, date, date === now.date ? now.time : undefined);
    },
  };
  const canCloseDay = closing.mayClose && place && address.view === 'location';
  const more = [
    ...(phone ? [manage, ...narrow] : []),
    ...(canAddLocation ? [addLocation] : []),
    ...(canCloseDay ? [closeDay] : []),
  ];
  return (
    <Page
      kind="list"
      title={t('scheduler.title')}
      actions={
        <>
          {!phone && (
            <Button
              leftSection={<IconListDetails size={15} stroke={1.6} aria-hidden="true" />}
              onClick={manage.onClick}
            >
              {manage.label}
            </Button>
          )}
          {canEdit && (
            <>
              {phone ? (
                <ActionIcon
                  variant="default"
                  size={44}
                  aria-label={t('scheduler.block')}
                  onClick={() => open('block')}
                >
                  <IconBan size={17} stroke={1.6} aria-hidden="true" />
                </ActionIcon>
              ) : (
                <Button
                  leftSection={<IconBan size={15} stroke={1.6} aria-hidden="true" />}
                  onClick={() => open('block')}
                >
                  {t('scheduler.block')}
                </Button>
              )}
              <Button
                variant="filled"
                leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
                onClick={() => open('schedule')}
              >
                {t('scheduler.schedule')}
              </Button>
            </>
          )}
          {more.length > 0 && <RowMenu label={t('scheduler.title')} variant="default" actions={more} />}
        </>
      }
    >
      <QueryView query={query} failed={t('scheduler.failed')}>
        {(choices) => (
          <>
            <Shown
              choices={choices}
              address={address}
              canEdit={canEdit}
              addLocation={canAddLocation && addLocation}
            />
            {address.panel && (
              <SchedulesDrawer
                address={address}
                choices={choices}
                place={placeOf(choices, address)}
                canEdit={canEdit}
              />
            )}
          </>
        )}
      </QueryView>
      {closing.dialog}
      {creating && (
        <CreateLocationDialog
          refetch={[SchedulerChoices]}
          onClose={() => setCreating(false)}
          onCreated={(location) => {
            setCreating(false);
            address.change({ view: 'location', location, product: undefined, slot: undefined });
          }}
        />
      )}
    </Page>
  );
}

interface ShownProps {
  choices: SchedulerChoicesQuery;
  address: SchedulerAddress;
  canEdit: boolean;
  addLocation: RowAction | false;
}

function Shown({ choices, address, canEdit, addLocation }: ShownProps) {
  const { t } = useMessages();
  const place = placeOf(choices, address);
  if (!place) {
    return (
      <EmptyState
        kind="first"
        title={t('scheduler.noLocation')}
        actions={
          addLocation && (
            <Button variant="filled" onClick={addLocation.onClick}>
              {addLocation.label}
            </Button>
          )
        }
      >
        {t('scheduler.noLocationText')}
      </EmptyState>
    );
  }
  if (address.view === 'product' && place.productId === null) {
    return (
      <EmptyState kind="first" title={t('scheduler.noProduct')}>
        {t('scheduler.noProductText')}
      </EmptyState>
    );
  }
  return <SchedulerCalendar address={address} choices={choices} place={place} canEdit={canEdit} />;
}
