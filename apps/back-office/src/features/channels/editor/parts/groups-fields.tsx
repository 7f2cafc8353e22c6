import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select } from '@mantine/core';
import styles from '../content-step.module.css';
import { type PartFieldsProps, valuesOf } from '../editor-fields.ts';
import { SortableList } from '../sortable-list.tsx';
import { groupsOfStep, withGroupsOfStep } from '../state-of-part.ts';

type GroupStep = 'tickets' | 'products' | 'merchandise';

/** The ticket groups that a step sells, in the order that visitors see; each is in one step. */
export function GroupsFields({ fields, data, step }: PartFieldsProps & { step: GroupStep }) {
  const { t } = useMessages();
  const form = valuesOf(fields);
  const ids = groupsOfStep(form, step);
  const set = (chosen: readonly string[]) => {
    const { ticketGroupIds, salesFlow } = withGroupsOfStep(form, step, chosen);
    fields.setValues({ ticketGroupIds, salesFlow });
  };
  const groups = new Map(data.ticketGroups.map((group) => [group.id, group]));
  const free = data.ticketGroups.filter(
    ({ id, state }) => state !== 'archived' && !form.ticketGroupIds.includes(id),
  );
  const nameOf = ({ name, product }: (typeof free)[number]) =>
    name === product.name ? name : `${name} · ${product.name}`;
  const errors = {
    tickets: fields.errors.ticketGroupIds,
    products: fields.errors['salesFlow.products.ticketGroupIds'],
    merchandise: fields.errors['salesFlow.merchandise.ticketGroupIds'],
  };
  return (
    <div data-field={step === 'tickets' ? 'ticketGroupIds' : undefined}>
      <div className={styles.groupHead}>{t('ticketstreet.groups.title')}</div>
      <SortableList
        label={t('ticketstreet.groups.title')}
        items={ids.map((id) => {
          const group = groups.get(id);
          return {
            id,
            name: group?.name ?? id,
            detail: group && [
              t('ticketstreet.groups.types', { count: group.ticketTypes.length }),
              ` · ${group.product.name}`,
            ],
          };
        })}
        error={errors[step]}
        onChange={set}
      />
      {free.length > 0 && (
        <Select
          mt={8}
          aria-label={t('ticketstreet.groups.add')}
          placeholder={t('ticketstreet.groups.add')}
          searchable
          data={free.map((group) => ({ value: group.id, label: nameOf(group) }))}
          value={null}
          onChange={(id) => id && set([...ids, id])}
        />
      )}
    </div>
  );
}
