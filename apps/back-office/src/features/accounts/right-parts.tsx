import { type RightLimit, rightFunctions, rightLimits } from '@foyer/domain/identity/account-right.ts';
import { hasFunction, type RightCell } from '@foyer/domain/identity/menu-rights.ts';
import type { Module } from '@foyer/domain/identity/modules.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { wordKey } from './account-words.ts';

interface RightPartsProps {
  module: Module;
  /** The module's name. */
  name: string;
  cell: RightCell;
  readOnly: boolean;
  onChange: (cell: RightCell) => void;
}

/** The limits and functions of one right, in words; pressing them opens what can be chosen. */
export function RightParts({ module, name, cell, readOnly, onChange }: RightPartsProps) {
  const { t } = useMessages();
  const functions = rightFunctions.filter((one) => hasFunction(module, one));
  const words = [
    ...(cell.officeIpOnly ? [t('accounts.limit.office')] : []),
    ...(cell.limit === 'none' ? [] : [t(`accounts.limit.${wordKey(cell.limit)}`)]),
    ...functions.filter((one) => cell[one]).map((one) => t(`accounts.function.${one}`)),
  ];
  const said = words.join(', ') || '–';
  if (readOnly || cell.level === 'none') return <span>{said}</span>;
  return (
    <Menu position="bottom-start" closeOnItemClick={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          justify="flex-start"
          rightSection={<IconChevronDown size={13} stroke={1.6} aria-hidden="true" />}
          aria-label={`${said}: ${t('accounts.rights.limitOf', { module: name })}`}
        >
          {said}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxItem
          checked={cell.officeIpOnly}
          onChange={(officeIpOnly) => onChange({ ...cell, officeIpOnly })}
        >
          {t('accounts.limit.office')}
        </Menu.CheckboxItem>
        <Menu.Divider />
        <Menu.RadioGroup
          value={cell.limit}
          onChange={(value) => onChange({ ...cell, limit: limitOf(value) })}
        >
          {rightLimits.map((limit) => (
            <Menu.RadioItem key={limit} value={limit}>
              {t(`accounts.limit.${wordKey(limit)}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {functions.length > 0 && <Menu.Divider />}
        {functions.map((one) => (
          <Menu.CheckboxItem
            key={one}
            checked={cell[one]}
            onChange={(isOn) => onChange({ ...cell, [one]: isOn })}
          >
            {t(`accounts.function.${one}`)}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const limitOf = (value: string | null): RightLimit => rightLimits.find((limit) => limit === value) ?? 'none';
