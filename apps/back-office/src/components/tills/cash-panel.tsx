import { parseInput } from '@foyer/domain/result/parse-input.ts';
import {
  reasonsOfMovement,
  type TillMovementKind,
  type TillMovementReason,
} from '@foyer/domain/tills/till-entry.ts';
import { FormSheet } from '@foyer/ui/dialogs/form-sheet.tsx';
import { randomUuid } from '@foyer/ui/random-uuid.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useEditForm } from '../edit-page/use-edit-form.ts';
import { useNotify } from '../use-notify.ts';
import { AmountInput } from './amount-input.tsx';
import { Keypad } from './keypad.tsx';
import { MoveCash, OwnTills } from './tills.graphql.ts';
import styles from './tills.module.css';
import type { OpenSession } from './use-own-till.ts';

interface CashPanelProps {
  kind: TillMovementKind;
  session: Pick<OpenSession, 'id' | 'currency'>;
  onClose: () => void;
}

type CashForm = { amountMinor: number; reason: TillMovementReason | ''; note: string };
const empty: CashForm = { amountMinor: 0, reason: '', note: '' };

/** Cash that is put into the drawer or taken out, with its reason; the button says how much (design: `till-open`). */
export function CashPanel({ kind, session, onClose }: CashPanelProps) {
  const { t, money } = useMessages();
  const notify = useNotify();
  const reasonsId = useId();
  // Saved again after an answer that did not come, it is one movement.
  const [movementId] = useState(randomUuid);
  const move = useGraphqlMutation(MoveCash, { refetch: [OwnTills] });
  const form = useEditForm({
    values: empty,
    check: async (values) => {
      const { cashMovementInput } = await import('@foyer/domain/tills/session-input.ts');
      return parseInput(cashMovementInput, { ...values, kind, movementId });
    },
    save: async (_values, input) => {
      await move.mutateAsync({ sessionId: session.id, input });
      notify.done(t(`tills.moved.${kind}`));
      onClose();
    },
  });
  const { getInputProps, getValues, setFieldValue } = form.fields;
  const { amountMinor, reason } = getValues();
  const { error: amountError } = getInputProps('amountMinor');
  const { error: reasonError } = getInputProps('reason');
  return (
    <FormSheet
      title={t(`tills.cash.${kind}`)}
      size={400}
      submitLabel={t(`tills.do.${kind}`, { amount: money(amountMinor, session.currency) })}
      large
      changed={form.changedCount > 0}
      busy={form.saving}
      error={form.error}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      <AmountInput
        label={t('tills.field.amount')}
        value={amountMinor}
        onChange={(minor) => setFieldValue('amountMinor', minor)}
        error={amountError}
        autoFocus
        large
      />
      <Keypad amountMinor={amountMinor} onChange={(minor) => setFieldValue('amountMinor', minor)} />
      <div>
        <h3 id={reasonsId} className={styles.label}>
          {t('tills.field.reason')}
        </h3>
        <div role="radiogroup" aria-labelledby={reasonsId} className={styles.choices}>
          {reasonsOfMovement[kind].map((one) => (
            <label key={one} className={styles.choice}>
              <input
                type="radio"
                name="reason"
                value={one}
                checked={reason === one}
                onChange={() => setFieldValue('reason', one)}
              />
              {t(`tills.reason.${kind}.${one}`)}
            </label>
          ))}
        </div>
        {reasonError && (
          <p role="alert" className={styles.error}>
            {reasonError}
          </p>
        )}
      </div>
      <TextInput label={t('tills.field.note')} size="md" maxLength={500} {...getInputProps('note')} />
    </FormSheet>
  );
}
