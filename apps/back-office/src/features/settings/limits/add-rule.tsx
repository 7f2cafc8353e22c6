import {
  type BlockingKind,
  type BlockingRule,
  blockingKinds,
} from '@foyer/domain/abuse-limits/blocking-rule.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useId, useState } from 'react';
import { OrderNumber } from '../../../components/order-number.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { ValidationError } from '../../../session/graphql/validation-error.ts';
import { OrdersStoppedBy } from './limits.graphql.ts';
import styles from './limits.module.css';

interface AddRuleProps {
  /** Those to which one is added. */
  rules: readonly BlockingRule[];
  onAdd: (rules: readonly BlockingRule[]) => Promise<unknown>;
}

/** A new rule, with the orders of 30 days that it would have stopped. */
export function AddRule({ rules, onAdd }: AddRuleProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const notify = useNotify();
  const wouldId = useId();
  const [kind, setKind] = useState<BlockingKind>('ends-with');
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const add = async () => {
    const { blockingRuleInput, blockingSchema } = await import(
      '@foyer/domain/abuse-limits/blocking-input.ts'
    );
    const rule = parseInput(blockingRuleInput, { kind, text });
    const all = rule.ok ? parseInput(blockingSchema, { rules: [...rules, rule.value] }) : rule;
    const refusal = all.ok ? undefined : all.refusals[0];
    setError(refusal ? errorText(refusal) : '');
    if (!rule.ok || refusal) return;
    setIsSaving(true);
    try {
      await onAdd([...rules, rule.value]);
      // The next one may be typed already.
      setText((now) => (now === text ? '' : now));
    } catch (refused) {
      const main = refused instanceof ValidationError ? (refused.main ?? refused.fields[0]) : undefined;
      notify.failed(main && errorText({ ...main, code: main.errorKey }));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <form
      noValidate
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Select
        className={styles.kind}
        aria-label={t('limits.column.kind')}
        allowDeselect={false}
        value={kind}
        onChange={(chosen) => setKind(blockingKinds.find((one) => one === chosen) ?? kind)}
        data={blockingKinds.map((one) => ({ value: one, label: t(`limits.kind.${one}`) }))}
      />
      <TextInput
        className={styles.typed}
        aria-label={t('limits.addText')}
        aria-describedby={wouldId}
        spellCheck={false}
        autoComplete="off"
        value={text}
        error={error || undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError('');
        }}
      />
      <Button type="submit" variant="filled" loading={isSaving}>
        {t('limits.add')}
      </Button>
      <WouldStop id={wouldId} kind={kind} text={text.trim()} />
    </form>
  );
}

function WouldStop({ id, kind, text }: { id: string; kind: BlockingKind; text: string }) {
  const { t } = useMessages();
  const [asked] = useDebouncedValue(text, 300);
  const [isOpen, setIsOpen] = useState(false);
  const query = useGraphqlQuery(OrdersStoppedBy, { kind, text: asked }, { enabled: asked !== '' });
  const found = asked === '' ? undefined : query.data?.ordersStoppedBy;
  const newest = isOpen && found ? found.newest : [];
  return (
    <>
      <p id={id} role="status" className={styles.would}>
        {query.isError && t('limits.wouldStop.failed')}
        {found && t('limits.wouldStop', { count: found.orders })}{' '}
        {found && found.newest.length > 0 && (
          <Button
            size="compact-xs"
            variant="subtle"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('limits.seeThem')}
          </Button>
        )}
      </p>
      {newest.length > 0 && (
        <ul className={styles.newest} aria-label={t('limits.newest', { count: newest.length })}>
          {newest.map((order) => (
            <li key={order.id}>
              <Link to={`/order-management?order=${order.id}`}>
                <OrderNumber number={order.number} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
