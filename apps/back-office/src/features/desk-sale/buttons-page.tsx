import { type Assortment, assortments } from '@foyer/domain/desk-sales/assortments.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { oneOf, readSearch, useAddressSearch } from '../../components/fields/address-search.ts';
import { useStaffLanguage } from '../../components/names/use-staff-language.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import type { DeskOfferQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { assortmentControlOf, ButtonList } from './button-list.tsx';
import { DeskOffer, SaveDeskAssortment } from './desk-sale.graphql.ts';

const search = { assortment: oneOf(assortments) };
const start: Assortment = 'till';

/** What has a button on each assortment, in which order and colour. */
export default function ButtonsPage() {
  const { t } = useMessages();
  const { assortment = start } = useAddressSearch(search);
  const language = useStaffLanguage() ?? 'nl';
  const query = useGraphqlQuery(DeskOffer, { date: null, language });
  return (
    <QueryView query={query} failed={t('desk.failed')}>
      {({ deskOffer }) => <ButtonsForm key={assortment} name={assortment} offer={deskOffer} />}
    </QueryView>
  );
}

function ButtonsForm({ name, offer }: { name: Assortment; offer: DeskOfferQuery['deskOffer'] }) {
  const { t } = useMessages();
  const canEdit = useCan('ticketverkoop', 'extra');
  const shown = offer.assortments.find((one) => one.name === name);
  const save = useGraphqlMutation(SaveDeskAssortment, { refetch: [DeskOffer] });
  const form = useEditForm({
    values: { buttons: shown?.buttons ?? [] },
    version: shown?.version ?? 0,
    controlOf: assortmentControlOf,
    save: ({ buttons }, _checked, version) =>
      save.mutateAsync({ input: { assortment: name, buttons: [...buttons] }, version }),
  });
  const { buttons } = form.fields.getValues();
  return (
    <EditPage
      title={t('desk.buttons.title')}
      breadcrumbs={[{ label: t('tills.sales'), to: '/ticketverkoop' }]}
      tabs={
        <TabLinks
          label={t('desk.assortment')}
          tabs={assortments.map((one) => ({
            current: one === name,
            label: t(`desk.assortments.${one}`),
            to: `/ticketverkoop/knoppen?assortment=${one}`,
          }))}
        />
      }
      form={form}
      canEdit={canEdit}
      change={save}
      query={DeskOffer}
      editedAt={(texts) => readSearch(search, texts).assortment ?? start}
    >
      <Card title={t(`desk.assortments.${name}`)}>
        <p>{t('desk.buttons.text')}</p>
        <ButtonList
          buttons={buttons}
          groups={offer.groups}
          canEdit={canEdit}
          error={form.fields.errors.buttons}
          onChange={(changed) => form.fields.setFieldValue('buttons', changed)}
        />
      </Card>
    </EditPage>
  );
}
