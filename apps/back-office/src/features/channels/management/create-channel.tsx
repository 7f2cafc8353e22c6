import type { ChannelType } from '@foyer/domain/clients/client.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../../components/use-can.ts';
import { useGo } from '../../../components/use-go.ts';

const CreateTicketstreetDialog = onDemand(
  async () => (await import('../create-ticketstreet-dialog.tsx')).CreateTicketstreetDialog,
);

/** The way to a new channel of each type that the client has and the account may make. */
export function CreateChannel({ types }: { types: readonly ChannelType[] }) {
  const { t } = useMessages();
  const [isCreating, setCreating] = useState(false);
  const go = useGo();
  const canManage = useCan('channel-management', 'edit');
  const canStreet = useCan('ticketstreet', 'edit');
  const acts: Record<ChannelType, (() => void) | null> = {
    ticketstreet: canStreet ? () => setCreating(true) : null,
    webshop: canManage ? () => go('/channel-management/webshop/create') : null,
  };
  const choices = types.filter((type) => acts[type] !== null);
  const [first] = choices;
  if (!first) return null;
  const button = (
    <Button
      variant="filled"
      leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
      {...(choices.length === 1 && { onClick: () => acts[first]?.() })}
    >
      {t('channel-management.create')}
    </Button>
  );
  return (
    <>
      {choices.length === 1 ? (
        button
      ) : (
        <Menu position="bottom-end">
          <Menu.Target>{button}</Menu.Target>
          <Menu.Dropdown>
            {choices.map((type) => (
              <Menu.Item key={type} onClick={() => acts[type]?.()}>
                {t(`channel-management.kind.${type}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {isCreating && <CreateTicketstreetDialog onClose={() => setCreating(false)} />}
    </>
  );
}
