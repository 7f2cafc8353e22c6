import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { AdmissionActions } from './admission-actions.tsx';
import { FiguresArea } from './figures-area.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useWaitingRoomForm } from './use-waiting-room-form.ts';
import { ChangeWaitingRoom, WaitingFigures, WaitingRoom } from './waiting-room.graphql.ts';
import type { ShownRoom } from './waiting-room-form.ts';

/** How soon the page notices that a room opened or closed. */
const lookEveryMs = 15_000;

/** The waiting room of a channel: its figures, and when it opens. */
export default function WaitingRoomPage() {
  const { t } = useMessages();
  const channelId = useRouteParam('channelId');
  const query = useGraphqlQuery(WaitingRoom, { channelId }, { refetchEveryMs: lookEveryMs });
  return (
    <QueryView query={query} failed={t('waiting-room.failed')}>
      {({ waitingRoom }) => <WaitingRoomEditor key={waitingRoom.channelId} room={waitingRoom} />}
    </QueryView>
  );
}

function WaitingRoomEditor({ room }: { room: ShownRoom }) {
  const { t } = useMessages();
  const { channelId, channelTitle } = room;
  const canEdit = useCan('channel-management', 'edit');
  const figures = useGraphqlQuery(WaitingFigures, { channelId }, { enabled: room.phase !== 'off' });
  const waiting = figures.data?.waitingRoom.figures.waiting;
  const change = useGraphqlMutation(ChangeWaitingRoom, { refetch: [WaitingRoom, WaitingFigures] });
  const form = useWaitingRoomForm(room, (input, version) =>
    change.mutateAsync({ channelId, version, input }),
  );
  return (
    <EditPage
      title={t('waiting-room.title')}
      subtitle={channelTitle}
      status={<PhaseTag room={room} />}
      breadcrumbs={[{ label: t('waiting-room.channels'), to: '/channel-management' }]}
      actions={canEdit && <AdmissionActions room={room} waiting={waiting} />}
      tabs={
        <TabLinks
          label={t('waiting-room.tabs')}
          tabs={[
            { to: `/ticketstreet/edit/${channelId}`, label: t('waiting-room.channel'), current: false },
            {
              to: `/channel-management/waiting-room/${channelId}`,
              label: t('waiting-room.title'),
              current: true,
            },
          ]}
        />
      }
      form={form}
      canEdit={canEdit}
      change={change}
      query={WaitingRoom}
    >
      <FiguresArea room={room} canEdit={canEdit}>
        <SettingsCard fields={form.fields} canEdit={canEdit} />
      </FiguresArea>
    </EditPage>
  );
}

function PhaseTag({ room }: { room: ShownRoom }) {
  const { t, timeZone, dateTime } = useMessages();
  if (room.phase === 'off')
    return (
      <StatusTag tone="neutral" mark="ring">
        {t('waiting-room.phase.off')}
      </StatusTag>
    );
  if (room.phase === 'calm') return <StatusTag tone="success">{t('waiting-room.phase.calm')}</StatusTag>;
  if (room.isPaused) return <StatusTag tone="danger">{t('waiting-room.phase.paused')}</StatusTag>;
  if (room.phase === 'open' && room.openedAt !== null)
    return (
      <StatusTag tone="warning">
        {t('waiting-room.phase.open', { since: dateTime(room.openedAt, timeZone).slice(-5) })}
      </StatusTag>
    );
  return <StatusTag tone="info">{t('waiting-room.phase.start')}</StatusTag>;
}
