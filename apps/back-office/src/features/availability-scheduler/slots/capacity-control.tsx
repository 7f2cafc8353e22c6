import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Button } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type FormEvent, type Ref, useEffect, useState } from 'react';
import { CountField } from '../../../components/fields/count-field.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import styles from './slot-panel.module.css';

interface CapacityControlProps {
  label: string;
  hint?: string | undefined;
  /** null = no limit; nothing where a selection has several. */
  value: number | null | undefined;
  busy: boolean;
  field: Ref<HTMLInputElement>;
  onSet: (limit: number | null) => void;
}

/** The limit of a timeslot or a selection. Empty is no limit. */
export function CapacityControl({ label, hint, value, busy, field, onSet }: CapacityControlProps) {
  const { t } = useMessages();
  const [limit, setLimit] = useState(value ?? null);
  const errorText = useErrorText();
  const [touched, setTouched] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    setLimit(value ?? null);
    setTouched(false);
    setRefusal(null);
  }, [value]);
  const type = (wanted: number | null) => {
    setLimit(wanted);
    setTouched(true);
    setRefusal(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { timeslotLimitInput } = await import('@foyer/domain/scheduling/timeslot-limit-input.ts');
    const checked = parseInput(timeslotLimitInput, limit);
    if (checked.ok) onSet(checked.value);
    else setRefusal(checked.refusals[0] ?? null);
  };
  return (
    <form className={styles.capacity} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.counter}>
        <ActionIcon
          variant="default"
          className={styles.step}
          aria-label={t('scheduler.fewer')}
          onClick={() => type(Math.max(0, (limit || 0) - 1))}
        >
          <IconMinus size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <CountField
          ref={field}
          label={label}
          description={hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={value === undefined ? t('scheduler.mixed') : t('scheduler.noLimit')}
          value={limit}
          max={1_000_000}
          error={refusal && errorText(refusal)}
          onChange={type}
        />
        <ActionIcon
          variant="default"
          className={styles.step}
          aria-label={t('scheduler.more')}
          onClick={() => type((limit || 0) + 1)}
        >
          <IconPlus size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </div>
      {touched && (
        <Button type="submit" variant="filled" loading={busy}>
          {t('scheduler.setCapacity')}
        </Button>
      )}
    </form>
  );
}
