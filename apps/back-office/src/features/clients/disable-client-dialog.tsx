import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { ClientList, ClientStops, DisableClient, EditClient } from './clients.graphql.ts';

interface DisableClientDialogProps {
  client: { id: string; name: string; subdomain: string };
  onClose: () => void;
}

/** Lists what stops, and asks for the subdomain to be typed (design more.md, section 3). */
export function DisableClientDialog({ client, onClose }: DisableClientDialogProps) {
  const { t, number, money } = useMessages();
  const notify = useNotify();
  const { id, name, subdomain } = client;
  const stops = useGraphqlQuery(ClientStops, { id });
  const disable = useGraphqlMutation(DisableClient, { refetch: [ClientList, EditClient] });
  const form = useEditForm({
    values: { subdomain: '' },
    save: async (typed) => {
      await disable.mutateAsync({ id, subdomain: typed.subdomain });
      notify.done(t('clients.disabled', { client: name }));
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      destructive
      title={t('clients.disableQuestion', { client: name })}
      submitLabel={t('clients.disable')}
      busy={form.saving}
      disabled={!stops.data}
      error={form.error}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      <Fields>
        <p style={{ margin: 0 }}>{t('clients.disableText')}</p>
        <QueryView query={stops} failed={t('clients.stops.failed')}>
          {({ managedClient: { stops: what, currency } }) => (
            <Facts
              facts={[
                { label: t('clients.stops.channels'), value: number(what.channels) },
                { label: t('clients.stops.scanners'), value: number(what.scanners) },
                { label: t('clients.stops.comingVisitors'), value: number(what.comingVisitors) },
                {
                  label: t('clients.stops.openPayments'),
                  value: t('clients.stops.money', {
                    count: what.openPayments,
                    amount: money(what.openPaymentsMinor, currency),
                  }),
                },
                {
                  label: t('clients.stops.openRefunds'),
                  value: t('clients.stops.money', {
                    count: what.openRefunds,
                    amount: money(what.openRefundsMinor, currency),
                  }),
                },
              ]}
            />
          )}
        </QueryView>
        <TextInput
          label={t('clients.stops.type', { subdomain })}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          {...form.fields.getInputProps('subdomain')}
        />
      </Fields>
    </FormDialog>
  );
}
