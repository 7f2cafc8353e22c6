import {
  kindsToSwitchTo,
  type SwitchableTicketGroupKind,
} from '@foyer/domain/catalog/availability-switch.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { SegmentedControl, Select } from '@mantine/core';
import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { operationName } from '../../../session/graphql/graphql-document.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { ValidationError } from '../../../session/graphql/validation-error.ts';
import { AvailabilitySwitch, ProductList, SwitchAvailability } from '../catalog.graphql.ts';
import type { ListedProduct } from './listed-product.ts';
import styles from './set-availability-dialog.module.css';
import { SwitchedProduct } from './switched-product.tsx';

interface SetAvailabilityDialogProps {
  chosen: readonly ListedProduct[];
  /** `isDone`: nothing is left to be seen here. */
  onClose: (isDone: boolean) => void;
}

const types = ['TIMESLOTS', 'UNLIMITED'] as const;
const kinds = kindsToSwitchTo.UNLIMITED;

/**
 * Switches several products between timeslots and unlimited. What it does to each, and whose tickets it touches, is
 * shown at its row before anything is done; one that cannot be switched says why there, and leaves the others.
 */
export function SetAvailabilityDialog({ chosen, onClose }: SetAvailabilityDialogProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const notify = useNotify();
  // The list is fetched again while they are switched one by one.
  const [rows] = useState(() => chosen.map(({ product }) => product));
  const [to, setTo] = useState<(typeof types)[number]>(
    rows.some(({ availabilityType }) => availabilityType === 'TIMESLOTS') ? 'UNLIMITED' : 'TIMESLOTS',
  );
  const [kind, setKind] = useState<SwitchableTicketGroupKind>(kinds[0]);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState(false);
  const isLooking = useIsFetching({ queryKey: [operationName(AvailabilitySwitch)] }) > 0;
  const change = useGraphqlMutation(SwitchAvailability, { refetch: [ProductList] });
  const others = rows.filter(({ id, availabilityType }) => availabilityType !== to && !done.has(id));
  const choose = (value: string) => {
    setTo(types.find((type) => type === value) ?? to);
    setRefused(new Map());
  };
  const submit = async () => {
    setBusy(true);
    const failed = new Map<string, string>();
    const switched = new Set(done);
    for (const { id } of others) {
      try {
        const input = { to, kind: to === 'TIMESLOTS' ? kindsToSwitchTo[to][0] : kind };
        await change.mutateAsync({ productId: id, input });
        switched.add(id);
      } catch (error) {
        const refusal = error instanceof ValidationError ? (error.main ?? error.fields[0]) : undefined;
        const text = refusal && errorText({ ...refusal, code: refusal.errorKey });
        failed.set(id, text ?? t('ui.somethingWentWrong.message'));
      }
      setDone(new Set(switched));
      setRefused(new Map(failed));
    }
    setBusy(false);
    if (failed.size > 0) return;
    notify.done(t('bulk.switched', { count: others.length }));
    onClose(true);
  };
  return (
    <FormDialog
      opened
      title={t('bulk.availabilityTitle', { count: rows.length })}
      submitLabel={t('bulk.availabilityButton', { count: others.length })}
      disabled={others.length === 0 || isLooking}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={() => onClose(false)}
    >
      <Fields>
        <SegmentedControl
          aria-label={t('catalog.availability.title')}
          value={to}
          disabled={busy || done.size > 0}
          onChange={choose}
          data={types.map((value) => ({ value, label: t(`catalog.availability.type.${value}`) }))}
        />
        <p className={styles.text}>{t(`catalog.switch.text.${to}`)}</p>
        {to === 'UNLIMITED' && (
          <Select
            label={t('bulk.kind')}
            description={t('catalog.switch.kindHint')}
            data={kinds.map((value) => ({ value, label: t(`catalog.kind.${value.replaceAll(' ', '-')}`) }))}
            allowDeselect={false}
            disabled={busy}
            value={kind}
            onChange={(value) => setKind((now) => kinds.find((one) => one === value) ?? now)}
          />
        )}
        <ul className={styles.rows} aria-label={t('catalog.products.title')}>
          {rows.map((product) => (
            <SwitchedProduct
              key={product.id}
              product={product}
              to={to}
              isDone={done.has(product.id)}
              refusal={refused.get(product.id)}
            />
          ))}
        </ul>
      </Fields>
    </FormDialog>
  );
}
