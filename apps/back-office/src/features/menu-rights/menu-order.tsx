import { defaultMenu } from '@foyer/domain/identity/default-menu.ts';
import { menuItemIds } from '@foyer/domain/identity/modules.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { EditArea } from '../../components/edit-page/edit-area.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import type { ConfiguredMenuQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { MenuItemsConfig } from '../../session/shell.graphql.ts';
import { type Door, moveDoor } from './door.ts';
import { DoorRow } from './door-row.tsx';
import styles from './menu-order.module.css';
import { ChangeMenu, ConfiguredMenu } from './menu-rights.graphql.ts';

interface MenuOrderProps {
  menu: ConfiguredMenuQuery['configuredMenu'];
  readOnly: boolean;
}

/** Which of the 35 doors the menu shows, in which order, and which show BETA (product.md, section 2). */
export function MenuOrder({ menu, readOnly }: MenuOrderProps) {
  const { t } = useMessages();
  const change = useGraphqlMutation(ChangeMenu, { refetch: [ConfiguredMenu, MenuItemsConfig] });
  const form = useEditForm({
    values: { doors: menu.items.map(({ id, groupName }): Door => ({ id, isBeta: groupName === 'BETA' })) },
    version: menu.version,
    save: (values, _checked, version: string) => {
      const items = values.doors.map(({ id, isBeta }) => ({ id, groupName: isBeta ? 'BETA' : null }));
      return change.mutateAsync({ input: { version, items } });
    },
  });
  const { doors } = form.fields.getValues();
  const setDoors = (changed: Door[]) => form.fields.setFieldValue('doors', changed);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const hidden = menuItemIds.filter((id) => !doors.some((door) => door.id === id));
  const saved = form.fields.getInitialValues().doors;
  const changedCount = Math.max(doors.length, saved.length) - countSame(doors, saved);
  const start = defaultMenu(menu.userType === 'Admin' ? 'Admin' : 'ClientUser').map(
    ({ id, groupName }): Door => ({ id, isBeta: groupName === 'BETA' }),
  );
  const nameOf = (id: string) => t(`menu.item.${id}`);
  const move = (from: number, to: number) => {
    const door = doors[from];
    if (!door || to < 0 || to >= doors.length || readOnly) return;
    setDoors(moveDoor(doors, from, to));
    setSaid(t('rights.menu.moved', { name: nameOf(door.id), place: to + 1, count: doors.length }));
  };
  return (
    <EditArea
      form={{ ...form, changedCount }}
      canEdit={!readOnly}
      readOnlyReason={false}
      change={change}
      query={ConfiguredMenu}
    >
      <div className={styles.menu}>
        <Card
          flush
          title={t('rights.menu.shown', { count: doors.length })}
          actions={
            !readOnly && (
              <Button size="compact-sm" onClick={() => setDoors(start)}>
                {t('rights.menu.reset')}
              </Button>
            )
          }
        >
          <p className={styles.hint}>{t('rights.menu.hint')}</p>
          <ol className={styles.doors}>
            {doors.map((door, index) => (
              <DoorRow
                key={door.id}
                name={nameOf(door.id)}
                door={door}
                isFirst={index === 0}
                isLast={index === doors.length - 1}
                readOnly={readOnly}
                isDragged={dragged === index}
                onMove={(step) => move(index, index + step)}
                onBeta={(isBeta) =>
                  setDoors(doors.map((one) => (one.id === door.id ? { ...one, isBeta } : one)))
                }
                onHide={() => setDoors(doors.filter(({ id }) => id !== door.id))}
                onDragStart={() => setDragged(index)}
                onDragOver={() => {
                  if (dragged === null || dragged === index) return;
                  move(dragged, index);
                  setDragged(index);
                }}
                onDragEnd={() => setDragged(null)}
              />
            ))}
          </ol>
        </Card>
        <Card flush title={t('rights.menu.hidden', { count: hidden.length })}>
          <ul className={styles.doors}>
            {hidden.map((id) => (
              <li key={id} className={styles.door}>
                <span className={styles.name}>{nameOf(id)}</span>
                {!readOnly && (
                  <Button size="compact-sm" onClick={() => setDoors([...doors, { id, isBeta: false }])}>
                    {t('rights.menu.show')} <VisuallyHidden>{nameOf(id)}</VisuallyHidden>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </EditArea>
  );
}

function countSame(doors: readonly Door[], saved: readonly Door[]): number {
  return doors.filter(({ id, isBeta }, index) => saved[index]?.id === id && saved[index].isBeta === isBeta)
    .length;
}
