import {
  kindsToSwitchTo,
  type SwitchableTicketGroupKind,
  switchableTicketGroupKinds,
} from '@foyer/domain/catalog/availability-switch.ts';
import type { AvailabilityType } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { ValidationError } from '../../../session/graphql/validation-error.ts';
import { AvailabilitySwitch, EditProduct, ProductList, SwitchAvailability } from '../catalog.graphql.ts';
import type { EditedProduct } from '../products/product-form.ts';
import styles from './switch-availability-dialog.module.css';

interface SwitchAvailabilityDialogProps {
  product: EditedProduct;
  to: AvailabilityType;
  onClose: () => void;
}

/** What switching does, said before it is done: the group that changes, those that do not, and whose tickets. */
export function SwitchAvailabilityDialog({ product, to, onClose }: SwitchAvailabilityDialogProps) {
  const { t, number } = useMessages();
  const errorText = useErrorText();
  const [kind, setKind] = useState<SwitchableTicketGroupKind>(kindsToSwitchTo[to][0]);
  const [error, setError] = useState<string | null>(null);
  const query = useGraphqlQuery(AvailabilitySwitch, { productId: product.id, to });
  const change = useGraphqlMutation(SwitchAvailability, { refetch: [EditProduct, ProductList] });
  const wordOf = (value: string) => t(`catalog.kind.${value.replaceAll(' ', '-')}`);
  const submit = async () => {
    try {
      await change.mutateAsync({ productId: product.id, input: { to, kind } });
      onClose();
    } catch (refused) {
      const refusal = refused instanceof ValidationError ? (refused.main ?? refused.fields[0]) : undefined;
      setError(
        refusal ? errorText({ ...refusal, code: refusal.errorKey }) : t('ui.somethingWentWrong.message'),
      );
    }
  };
  return (
    <FormDialog
      opened
      title={t(`catalog.switch.title.${to}`, { name: product.name })}
      submitLabel={t(`catalog.switch.button.${to}`)}
      busy={change.isPending}
      disabled={!query.data}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <QueryView query={query} failed={t('catalog.switch.failed')}>
        {({ availabilitySwitch: { converted, left, ticketCount } }) => (
          <Fields>
            <p className={styles.text}>{t(`catalog.switch.text.${to}`)}</p>
            {to === 'UNLIMITED' ? (
              <Select
                label={t('catalog.switch.kind', { group: converted.name })}
                description={t('catalog.switch.kindHint')}
                data={kindsToSwitchTo[to].map((value) => ({ value, label: wordOf(value) }))}
                allowDeselect={false}
                value={kind}
                onChange={(value) =>
                  setKind((now) => switchableTicketGroupKinds.find((one) => one === value) ?? now)
                }
              />
            ) : (
              <p className={styles.text}>
                {t('catalog.switch.converted', { group: converted.name, kind: wordOf(kind) })}
              </p>
            )}
            {left.length > 0 && (
              <p className={styles.text}>
                {t('catalog.switch.left', {
                  count: left.length,
                  groups: left.map(({ name }) => name).join(', '),
                })}
              </p>
            )}
            <Facts facts={[{ label: t('catalog.switch.tickets'), value: number(ticketCount) }]} />
            <p className={styles.text}>{t('catalog.switch.ticketsText', { count: ticketCount })}</p>
          </Fields>
        )}
      </QueryView>
    </FormDialog>
  );
}
