import { accountLocales } from '@foyer/domain/identity/account-locales.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { useGoOnceSaved } from '../../components/edit-page/use-go-once-saved.ts';
import { decimalSignOf } from '../../components/fields/decimal-sign.ts';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useLocale } from '../../words/words-provider.tsx';
import { clientControlOf, newClientForm, readNewClientForm } from './client-form.ts';
import { ClientRatesCard } from './client-rates-card.tsx';
import { ClientSalesCard } from './client-sales-card.tsx';
import { ClientList, CreateClient } from './clients.graphql.ts';
import { OrganisationCard } from './organisation-card.tsx';
import { RelationsCard } from './relations-card.tsx';

/** A new client with its main account, which gets the activation mail (product.md, section 2). */
export default function CreateClientPage() {
  const { t, intlLocale } = useMessages();
  const notify = useNotify();
  const { locale } = useLocale();
  const canEdit = useCan('clients', 'edit');
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [initial] = useState(() => newClientForm(locale, decimalSignOf(intlLocale)));
  const create = useGraphqlMutation(CreateClient, { refetch: [ClientList] });
  const form = useEditForm({
    values: initial,
    check: readNewClientForm,
    controlOf: clientControlOf,
    save: async (_typed, { input, mainAccount, rates }) => {
      const { createClient } = await create.mutateAsync({ input, mainAccount, rates });
      notify.done(t('clients.created', { email: mainAccount.email }));
      setCreatedId(createClient.id);
    },
  });
  useGoOnceSaved(form, createdId && `/gebruikers/clients/${createdId}`, { replace: true });
  const { getInputProps } = form.fields;
  const label = t('clients.createAndMail');
  return (
    <EditPage
      title={t('clients.create')}
      breadcrumbs={[{ label: t('menu.item.clients'), to: '/gebruikers' }]}
      actions={
        canEdit && (
          <Button variant="filled" loading={form.saving} onClick={() => void form.submit()}>
            {label}
          </Button>
        )
      }
      form={form}
      canEdit={canEdit}
      saveLabel={label}
    >
      <Columns>
        <OrganisationCard form={form.fields} isNew />
        <Card title={t('clients.card.mainAccount')}>
          <Fields>
            <p style={{ margin: 0 }}>{t('clients.mainAccountText')}</p>
            <Fields row>
              <TextInput
                label={t('clients.field.username')}
                autoComplete="off"
                spellCheck={false}
                {...getInputProps('username')}
              />
              <TextInput
                label={t('clients.field.accountEmail')}
                type="email"
                autoComplete="off"
                {...getInputProps('accountEmail')}
              />
              <NativeSelect
                label={t('clients.field.locale')}
                data={accountLocales.map((value) => ({ value, label: t(`its_own_locale_${value}`) }))}
                {...getInputProps('locale')}
              />
            </Fields>
          </Fields>
        </Card>
        <ClientSalesCard form={form.fields} />
        <ClientRatesCard form={form.fields} />
        <RelationsCard form={form.fields} />
      </Columns>
    </EditPage>
  );
}
