import { buttonColours, type DeskButton, mostButtons } from '@foyer/domain/desk-sales/assortments.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Select } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { controlNames } from '../../components/edit-page/place-refusals.ts';
import styles from './button-list.module.css';
import type { DeskGroup } from './sale-state.ts';

interface ButtonListProps {
  buttons: readonly DeskButton[];
  groups: readonly DeskGroup[];
  canEdit: boolean;
  /** Why the buttons could not be saved. */
  error: ReactNode;
  onChange: (buttons: DeskButton[]) => void;
}

/** What is refused of one button is shown below all of them: none of its fields is typed. */
export const assortmentControlOf = controlNames({
  'buttons.*.ticketGroupId': 'buttons',
  'buttons.*.ticketTypeId': 'buttons',
  'buttons.*.colour': 'buttons',
});

const idOf = ({ ticketGroupId, ticketTypeId }: DeskButton): string => ticketGroupId ?? ticketTypeId ?? '';

/** The buttons in their order: moved, coloured, taken away; groups and types that have none yet can be added. */
export function ButtonList({ buttons, groups, canEdit, error, onChange }: ButtonListProps) {
  const { t } = useMessages();
  const choices = choicesOf(groups);
  const nameOf = (id: string) => choices.find(({ value }) => value === id)?.label ?? t('desk.buttons.gone');
  const free = choices.filter(({ value }) => !buttons.some((button) => idOf(button) === value));
  const isFull = buttons.length >= mostButtons;
  const move = (index: number, step: -1 | 1) => {
    const moved = [...buttons];
    const [taken] = moved.splice(index, 1);
    if (taken) moved.splice(index + step, 0, taken);
    onChange(moved);
  };
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <>
      <ol className={styles.list}>
        {buttons.map((button, index) => {
          const id = idOf(button);
          const name = nameOf(id);
          return (
            <li key={id} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <Select
                aria-label={t('desk.buttons.colourOf', { name })}
                className={styles.colour}
                allowDeselect={false}
                readOnly={!canEdit}
                value={button.colour}
                data={buttonColours.map((value) => ({ value, label: t(`desk.colour.${value}`) }))}
                onChange={(colour) =>
                  onChange(
                    buttons.map((one) => (one === button ? { ...one, colour: colour ?? 'plain' } : one)),
                  )
                }
              />
              {canEdit && (
                <>
                  <ActionIcon
                    variant="subtle"
                    disabled={index === 0}
                    aria-label={t('desk.buttons.up', { name })}
                    onClick={() => move(index, -1)}
                  >
                    <IconArrowUp {...icon} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    disabled={index === buttons.length - 1}
                    aria-label={t('desk.buttons.down', { name })}
                    onClick={() => move(index, 1)}
                  >
                    <IconArrowDown {...icon} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('desk.remove', { name })}
                    onClick={() => onChange(buttons.filter((one) => one !== button))}
                  >
                    <IconX {...icon} />
                  </ActionIcon>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {buttons.length === 0 && <p>{t('desk.buttons.none')}</p>}
      {error && (
        <p role="alert" aria-invalid="true" tabIndex={-1} className={styles.error}>
          {error}
        </p>
      )}
      {canEdit && free.length > 0 && (
        // Read only and not gone: the focus stays in it after the last button.
        <Select
          label={t('desk.buttons.add')}
          description={isFull ? t('desk.buttons.full', { most: mostButtons }) : undefined}
          readOnly={isFull}
          searchable
          value={null}
          data={free}
          onChange={(id) => {
            if (id) onChange([...buttons, newButton(id, groups)]);
          }}
        />
      )}
    </>
  );
}

/** Each group, and each of its types. */
function choicesOf(groups: readonly DeskGroup[]) {
  return groups.flatMap(({ id, title, ticketTypes }) => [
    { value: id, label: title },
    ...ticketTypes.map((type) => ({ value: type.id, label: `${title}: ${type.name}` })),
  ]);
}

function newButton(id: string, groups: readonly DeskGroup[]): DeskButton {
  const isGroup = groups.some((group) => group.id === id);
  return { ticketGroupId: isGroup ? id : null, ticketTypeId: isGroup ? null : id, colour: 'plain' };
}
