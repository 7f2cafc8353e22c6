import { Card } from '@foyer/ui/card.tsx';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { TableFooter } from '@foyer/ui/table/table-footer.tsx';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useNotify } from '../../components/use-notify.ts';
import type { ScanDevicesQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { RevokeScanDevice, ScanDevices } from './scanning.graphql.ts';

type ScanDevice = ScanDevicesQuery['scanDevices'][number];

const looks = {
  ONLINE: { tone: 'success', mark: 'dot' },
  OFFLINE: { tone: 'warning', mark: 'dot' },
  ASLEEP: { tone: 'neutral', mark: 'ring' },
  API: { tone: 'info', mark: 'dot' },
  WAITING: { tone: 'info', mark: 'half' },
  CODE_EXPIRED: { tone: 'warning', mark: 'ring' },
  REVOKED: { tone: 'neutral', mark: 'ring' },
} as const;

/** Under this a battery is red. */
const lowBattery = 10;

interface DeviceTableProps {
  devices: readonly ScanDevice[];
  /** May pair, renew and revoke. */
  canEdit: boolean;
  onPair?: () => void;
  onRenew?: (device: ScanDevice) => Promise<void>;
  /** Where there are no devices; left out = the words of a first gate. */
  empty?: { title: string; text: string };
}

export function DeviceTable({ devices, canEdit, onPair, onRenew, empty }: DeviceTableProps) {
  const { t, freshness, number } = useMessages();
  const notify = useNotify();
  const [revoking, setRevoking] = useState<ScanDevice | null>(null);
  const revoke = useGraphqlMutation(RevokeScanDevice, { refetch: [ScanDevices] });

  if (devices.length === 0) {
    return (
      <Card>
        <EmptyState
          kind="first"
          title={empty?.title ?? t('scanning.empty.title')}
          actions={
            canEdit &&
            onPair && (
              <Button variant="filled" onClick={onPair}>
                {t('scanning.pair')}
              </Button>
            )
          }
        >
          {empty?.text ?? t('scanning.empty.text')}
        </EmptyState>
      </Card>
    );
  }

  const place = ({ location, state }: ScanDevice) =>
    state === 'REVOKED' ? '–' : (location?.name ?? t('scanning.everywhere'));
  const seen = (device: ScanDevice) =>
    device.lastSeenAt ? freshness(device.lastSeenAt) : t('scanning.neverSeen');
  const state = (device: ScanDevice) => (
    <StatusTag {...looks[device.status]}>{t(`scanning.status.${device.status}`)}</StatusTag>
  );
  const battery = ({ batteryPercentage: percentage }: ScanDevice) => {
    if (percentage === null) return '–';
    const text = t('scanning.battery', { percentage });
    return percentage < lowBattery ? <StatusTag tone="danger">{text}</StatusTag> : text;
  };
  const waiting = ({ waitingScans }: ScanDevice) => (waitingScans === 0 ? '–' : number(waitingScans));
  const actions = (device: ScanDevice) =>
    device.state === 'REVOKED' || !canEdit ? null : (
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={t('scanning.moreFor', { name: device.name })}>
            <IconDots size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {onRenew && device.status !== 'API' && (
            <Menu.Item onClick={() => onRenew(device).catch(() => notify.failed())}>
              {t('scanning.renew')}
            </Menu.Item>
          )}
          <Menu.Item color="danger" onClick={() => setRevoking(device)}>
            {t('scanning.revoke')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    );

  const revokeChosen = async () => {
    if (!revoking) return;
    try {
      await revoke.mutateAsync({ id: revoking.id });
      setRevoking(null);
    } catch {
      notify.failed();
    }
  };

  return (
    <Card flush>
      <DataTable
        label={t('scanning.devices')}
        rows={devices}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: t('scanning.column.name'), cell: ({ name }) => <strong>{name}</strong> },
          { key: 'location', header: t('scanning.column.location'), cell: place },
          { key: 'state', header: t('scanning.column.state'), cell: state },
          { key: 'seen', header: t('scanning.column.seen'), cell: seen },
          {
            key: 'battery',
            header: t('scanning.column.battery'),
            cell: battery,
            align: 'end',
            wideOnly: true,
          },
          {
            key: 'version',
            header: t('scanning.column.version'),
            cell: ({ appVersion }) => appVersion || '–',
            align: 'end',
            wideOnly: true,
          },
          { key: 'waiting', header: t('scanning.column.waiting'), cell: waiting, align: 'end' },
          {
            key: 'scans',
            header: t('scanning.column.scansToday'),
            cell: ({ scansToday }) => number(scansToday),
            align: 'end',
          },
          {
            key: 'actions',
            header: t('scanning.column.actions'),
            cell: actions,
            hiddenHeader: true,
            align: 'end',
          },
        ]}
        card={(device) => ({
          title: device.name,
          line2: place(device),
          line2End: state(device),
          line3: `${t('scanning.column.seen')}: ${seen(device)}`,
          line3End: t('scanning.scansToday', { count: device.scansToday }),
          actions: actions(device),
        })}
      />
      <TableFooter>
        {[
          t('scanning.count', { count: devices.length }),
          t('scanning.online', { count: devices.filter(({ status }) => status === 'ONLINE').length }),
          t('scanning.scansToday', { count: devices.reduce((sum, { scansToday }) => sum + scansToday, 0) }),
        ].join(' · ')}
      </TableFooter>
      <ConfirmDialog
        opened={revoking !== null}
        destructive
        title={t('scanning.revoke.title', { name: revoking?.name ?? '' })}
        confirmLabel={t('scanning.revoke')}
        busy={revoke.isPending}
        onConfirm={() => void revokeChosen()}
        onCancel={() => setRevoking(null)}
      >
        {revoking && revoking.waitingScans > 0 && (
          <p>{t('scanning.revoke.waiting', { count: revoking.waitingScans })}</p>
        )}
        {t('scanning.revoke.consequence')}
      </ConfirmDialog>
    </Card>
  );
}
