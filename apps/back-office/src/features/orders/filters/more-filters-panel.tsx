import { anyDiscount } from '@foyer/domain/orders/order-facets.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readSearch, useChangeSearch } from '../../../components/fields/address-search.ts';
import { TimeField } from '../../../components/fields/time-field.tsx';
import type { ListSearch } from '../../../components/list-page/use-list-search.ts';
import { type FurtherFilter, furtherFilters, orderFilters } from '../order-filters.ts';
import { OrdersFound } from '../order-view-count.tsx';
import styles from './more-filters.module.css';
import { useFurtherChoices } from './use-further-choices.ts';

type Draft = Partial<Record<FurtherFilter, string | undefined>>;

interface MoreFiltersPanelProps {
  list: ListSearch<typeof orderFilters>;
  onDone: () => void;
}

/** Every further field that orders are searched by, chosen together; the count below follows what is typed. */
export function MoreFiltersPanel({ list, onDone }: MoreFiltersPanelProps) {
  const { t } = useMessages();
  const changeSearch = useChangeSearch();
  const choices = useFurtherChoices();
  const [draft, setDraft] = useState<Draft>(() =>
    Object.fromEntries(furtherFilters.map((name) => [name, list.filters[name]])),
  );
  const set = (name: FurtherFilter, value: string) => setDraft({ ...draft, [name]: value || undefined });
  const go = (wanted: Draft) => {
    changeSearch({ after: undefined, before: undefined, ...wanted });
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(draft);
  };
  const found = { ...list.filters, ...readSearch(orderFilters, { ...list.filters, ...draft }) };
  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <TimeField
          label={t('order-filters.time')}
          description={list.filters.visit ? undefined : t('order-filters.timeNeedsDay')}
          disabled={!list.filters.visit}
          value={draft.time ?? ''}
          onChange={(value) => set('time', value)}
        />
        {furtherFilters.map((name) =>
          name === 'time' ? null : name === 'discount' ? (
            <TextInput
              key={name}
              label={t('order-filters.discount')}
              description={t('order-filters.discountHint')}
              autoComplete="off"
              value={draft.discount ?? ''}
              onChange={({ currentTarget }) => set('discount', currentTarget.value)}
              rightSection={
                <Button size="compact-xs" variant="subtle" onClick={() => set('discount', anyDiscount)}>
                  {t('order-filters.anyDiscount')}
                </Button>
              }
              rightSectionWidth={92}
            />
          ) : (
            <NativeSelect
              key={name}
              label={t(`order-filters.${name}`)}
              value={draft[name] ?? ''}
              onChange={({ currentTarget }) => set(name, currentTarget.value)}
              data={[{ value: '', label: t('order-filters.any') }, ...choices[name]]}
            />
          ),
        )}
      </div>
      <div className={styles.foot}>
        <span role="status">
          <OrdersFound address={{ ...found, q: list.search || undefined }} />
        </span>
        <Button onClick={() => go(Object.fromEntries(furtherFilters.map((name) => [name, undefined])))}>
          {t('ui.period.clear')}
        </Button>
        <Button type="submit" variant="filled">
          {t('ui.period.apply')}
        </Button>
      </div>
    </form>
  );
}
