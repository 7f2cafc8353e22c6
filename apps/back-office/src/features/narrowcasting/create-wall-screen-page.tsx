import { wallLayouts } from '@foyer/domain/narrowcasting/wall-layouts.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useGoOnceSaved } from '../../components/edit-page/use-go-once-saved.ts';
import { oneOf, useAddressSearch } from '../../components/fields/address-search.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import type { WallScreenChoicesQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { CreateWallScreen, WallScreenChoices, WallScreenList } from './narrowcasting.graphql.ts';
import { useWallScreenForm } from './use-wall-screen-form.ts';
import { WallPreviewCard } from './wall-preview-card.tsx';
import { WallScreenFields } from './wall-screen-fields.tsx';
import { newWallScreen } from './wall-screen-form.ts';

const mostLanguages = 2;

/** A new wall screen; its link is made on its page. */
export default function CreateWallScreenPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(WallScreenChoices, {});
  return (
    <QueryView query={query} failed={t('narrowcasting.failed')}>
      {({ wallScreenChoices }) => <CreateWallScreenForm choices={wallScreenChoices} />}
    </QueryView>
  );
}

function CreateWallScreenForm({ choices }: { choices: WallScreenChoicesQuery['wallScreenChoices'] }) {
  const { t } = useMessages();
  const canEdit = useCan('timeslotgroup', 'edit');
  const { layout } = useAddressSearch({ layout: oneOf(wallLayouts) });
  const languages = useClientFacts()?.contentLanguages.slice(0, mostLanguages) ?? ['en'];
  const [madeId, setMadeId] = useState<string | null>(null);
  const create = useGraphqlMutation(CreateWallScreen, { refetch: [WallScreenList] });
  const form = useWallScreenForm(newWallScreen(layout ?? 'board', languages), async (input) => {
    const { createWallScreen } = await create.mutateAsync({ input });
    setMadeId(createWallScreen.id);
  });
  useGoOnceSaved(form, madeId && `/narrowcasting/${madeId}`, { replace: true });
  return (
    <EditPage
      title={t('narrowcasting.create')}
      breadcrumbs={[{ label: t('narrowcasting.title'), to: '/narrowcasting' }]}
      actions={
        canEdit && (
          <Button variant="filled" loading={form.saving} onClick={() => void form.submit()}>
            {t('narrowcasting.create')}
          </Button>
        )
      }
      form={form}
      canEdit={canEdit}
      saveLabel={t('narrowcasting.create')}
    >
      <Columns preview summary={<WallPreviewCard typed={form.fields.getValues()} waitingMinutes={null} />}>
        <WallScreenFields fields={form.fields} choices={choices} canEdit={canEdit} />
      </Columns>
    </EditPage>
  );
}
