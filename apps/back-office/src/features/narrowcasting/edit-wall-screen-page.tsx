import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import type { WallScreenChoicesQuery } from '../../generated/operations.ts';
import { WallScreenFields as WallScreenFragment } from '../../generated/wall-screen-fields.ts';
import { pickFragment } from '../../session/graphql/graphql-document.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import {
  ChangeWallScreen,
  EditWallScreen,
  WallScreenChoices,
  WallScreenList,
} from './narrowcasting.graphql.ts';
import { ScreenActions } from './screen-actions.tsx';
import { ScreenStateTag } from './screen-state-tag.tsx';
import { useWallScreenForm } from './use-wall-screen-form.ts';
import { WallPreviewCard } from './wall-preview-card.tsx';
import { WallScreenFields } from './wall-screen-fields.tsx';
import { type EditedWallScreen, wallScreenFormOf } from './wall-screen-form.ts';

const refetchMs = 10_000;

/** A wall screen: what it shows, its preview, and its link. */
export default function EditWallScreenPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(
    EditWallScreen,
    { id: useRouteParam('screenId') },
    { refetchEveryMs: refetchMs },
  );
  const choices = useGraphqlQuery(WallScreenChoices, {});
  return (
    <QueryView query={query} failed={t('narrowcasting.failed')}>
      {({ wallScreen }) => (
        <QueryView query={choices} failed={t('narrowcasting.failed')}>
          {({ wallScreenChoices }) => (
            <EditWallScreenForm key={wallScreen.id} screen={wallScreen} choices={wallScreenChoices} />
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

interface EditWallScreenFormProps {
  screen: EditedWallScreen;
  choices: WallScreenChoicesQuery['wallScreenChoices'];
}

function EditWallScreenForm({ screen, choices }: EditWallScreenFormProps) {
  const { t } = useMessages();
  const canEdit = useCan('timeslotgroup', 'edit');
  const { id, version, name, waitingMinutes } = screen;
  const change = useGraphqlMutation(ChangeWallScreen, { refetch: [EditWallScreen, WallScreenList] });
  const form = useWallScreenForm(
    wallScreenFormOf(pickFragment(WallScreenFragment, screen)),
    (input, seen) => change.mutateAsync({ id, input, version: seen }),
    version,
  );
  return (
    <EditPage
      title={name}
      status={<ScreenStateTag screen={screen} />}
      breadcrumbs={[{ label: t('narrowcasting.title'), to: '/narrowcasting' }]}
      actions={canEdit && <ScreenActions screen={screen} />}
      form={form}
      canEdit={canEdit}
      change={change}
      query={EditWallScreen}
    >
      <Columns
        preview
        summary={
          <>
            <WallPreviewCard typed={form.fields.getValues()} waitingMinutes={waitingMinutes} />
            <HistoryCard entity="wall-screen" id={id} />
          </>
        }
      >
        <WallScreenFields fields={form.fields} choices={choices} canEdit={canEdit} />
      </Columns>
    </EditPage>
  );
}
