import { mostOwnBlocks } from '@foyer/domain/tickets/eticket-template/eticket-blocks.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Button, Switch, VisuallyHidden } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconAlertTriangle, IconGripVertical, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import styles from './eticket-template.module.css';
import {
  type ETicketForm,
  erringBlocks,
  keysOf,
  moveBlock,
  type TypedBlock,
  withoutErrorsIn,
} from './eticket-template-form.ts';
import { useBlockWords } from './use-block-words.ts';

interface BlocksCardProps {
  fields: UseFormReturnType<ETicketForm>;
  canEdit: boolean;
  chosen: number;
  onChoose: (index: number) => void;
}

/**
 * The blocks from top to bottom: moved by dragging, or with Alt and the arrows; switched on and off; chosen. One that
 * could not be saved is marked.
 */
export function BlocksCard({ fields, canEdit, chosen, onChoose }: BlocksCardProps) {
  const { t } = useMessages();
  const { blocks, ...template } = fields.getValues();
  const words = useBlockWords();
  const { error } = fields.getInputProps('blocks') as { error?: string };
  const erring = erringBlocks(fields.errors, blocks);
  const set = (changed: TypedBlock[]) => fields.setFieldValue('blocks', changed);
  const setPlaces = (changed: TypedBlock[]) => {
    set(changed);
    fields.setErrors((errors) => withoutErrorsIn(errors, 'blocks'));
  };
  const move = (from: number, to: number) => {
    const moved = moveBlock(blocks, { from, to, chosen });
    setPlaces(moved.blocks);
    onChoose(moved.chosen);
  };
  const moveByKey = (index: number) => (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0 || !canEdit) return;
    event.preventDefault();
    move(index, index + step);
  };
  const keys = keysOf(blocks);
  const ownBlocks = blocks.filter(({ kind }) => kind === 'own').length;
  const add = () => {
    set([...blocks, { kind: 'own', isOn: true, name: t('eticket-template.ownName'), texts: [] }]);
    onChoose(blocks.length);
  };
  return (
    <Card
      flush
      title={t('eticket-template.part.blocks')}
      actions={
        canEdit && (
          <Button variant="subtle" size="compact-sm" disabled={ownBlocks >= mostOwnBlocks} onClick={add}>
            {t('eticket-template.add')}
          </Button>
        )
      }
    >
      <ul className={styles.list} aria-label={t('eticket-template.part.blocks')}>
        {blocks.map((block, index) => (
          <li
            key={keys[index]}
            className={styles.item}
            data-block=""
            data-chosen={index === chosen || undefined}
          >
            {canEdit && (
              <button
                type="button"
                className={styles.handle}
                aria-label={t('eticket-template.move', { name: words.nameOf(block) })}
                title={t('eticket-template.moveHint')}
                onKeyDown={moveByKey(index)}
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerUp={(event) => move(index, placeUnder(event))}
              >
                <IconGripVertical size={17} stroke={1.6} aria-hidden="true" />
              </button>
            )}
            <button
              type="button"
              className={styles.choose}
              aria-pressed={index === chosen}
              onKeyDown={moveByKey(index)}
              onClick={() => onChoose(index)}
            >
              <strong className={styles.name}>
                {words.nameOf(block)}
                {erring.includes(index) && (
                  <>
                    <IconAlertTriangle className={styles.erring} size={14} stroke={1.8} aria-hidden="true" />
                    <VisuallyHidden> {t('content.errors')}</VisuallyHidden>
                  </>
                )}
              </strong>
              <small className={styles.detail}>{words.detailOf(block, template)}</small>
              <BlockRefusal
                says={fields.errors[`blocks.${index}.kind`] ?? fields.errors[`blocks.${index}.isOn`]}
              />
            </button>
            {block.kind === 'own' && canEdit && (
              <ActionIcon
                variant="subtle"
                aria-label={t('eticket-template.remove', { name: words.nameOf(block) })}
                onClick={() => {
                  setPlaces(blocks.filter((_, other) => other !== index));
                  onChoose(Math.max(0, index - 1));
                }}
              >
                <IconX size={16} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            )}
            <Switch
              aria-label={t('eticket-template.shown', { name: words.nameOf(block) })}
              checked={block.isOn}
              disabled={!canEdit}
              onChange={({ currentTarget: { checked } }) =>
                set(blocks.map((one, other) => (other === index ? { ...one, isOn: checked } : one)))
              }
            />
          </li>
        ))}
      </ul>
      {error && (
        <p className={styles.error} role="alert" aria-invalid="true" tabIndex={-1}>
          {error}
        </p>
      )}
    </Card>
  );
}

function BlockRefusal({ says }: { says: ReactNode }) {
  return says ? <small className={styles.error}>{says}</small> : null;
}

/** The place of the row whose middle is nearest to the pointer. */
function placeUnder(event: PointerEvent<HTMLButtonElement>): number {
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll('[data-block]') ?? [])];
  const distances = rows.map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - event.clientY);
  });
  return distances.indexOf(Math.min(...distances));
}
