import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { IconExternalLink, IconKey } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { ExportButton } from '../../components/list-page/export-button.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import type { ScanLogFilter } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { DeviceTable } from './device-table.tsx';
import type { Pairing } from './pairing-dialog.tsx';
import { ScanLogCard } from './scan-log-card.tsx';
import { ExportScanLog, RenewScanDeviceCode, ScanDevices } from './scanning.graphql.ts';

const PairingDialog = onDemand(async () => (await import('./pairing-dialog.tsx')).PairingDialog);

const CreateDeviceDialog = onDemand(
  async () => (await import('./create-device-dialog.tsx')).CreateDeviceDialog,
);

const ScanKeyDialog = onDemand(async () => (await import('./scan-key-dialog.tsx')).ScanKeyDialog);

const logPath = '/ticketscannen/log';

/** Gates and what they scanned: two tabs, each with its own address. */
export default function ScanningPage() {
  const { t, freshness } = useMessages();
  const { pathname } = useLocation();
  const canEdit = useCan('ticketscannen', 'edit');
  const isLog = pathname.startsWith(logPath);
  const [isCreating, setIsCreating] = useState(false);
  const [isMakingKey, setIsMakingKey] = useState(false);
  const [logFilter, setLogFilter] = useState<ScanLogFilter>({});
  const startExport = useGraphqlMutation(ExportScanLog);
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const devices = useGraphqlQuery(ScanDevices, {}, { refetchEveryMs: pairing ? 2_000 : 30_000 });
  const renew = useGraphqlMutation(RenewScanDeviceCode, { refetch: [ScanDevices] });
  const offline = devices.data?.scanDevices.find(
    ({ status, waitingScans }) => status === 'OFFLINE' && waitingScans > 0,
  );
  const offlineAgo = offline?.lastSeenAt ? freshness(offline.lastSeenAt) : '';
  const paired = devices.data?.scanDevices.find(({ id }) => id === pairing?.deviceId);
  return (
    <Page
      kind="list"
      title={t('scanning.title')}
      actions={
        <>
          <Button
            component="a"
            href="/scan"
            target="_blank"
            rel="noopener"
            rightSection={<IconExternalLink size={15} stroke={1.6} aria-hidden="true" />}
          >
            {t('scanning.openGate')}
          </Button>
          {canEdit && isLog && (
            <ExportButton
              kind="scan-log"
              label={t('scanning.export')}
              title={t('scanning.export.title')}
              text={t('scanning.export.text')}
              start={(format) => startExport.mutateAsync({ filter: logFilter, format })}
            />
          )}
          {canEdit && !isLog && (
            <Button
              loading={isMakingKey && devices.isPending}
              leftSection={<IconKey size={15} stroke={1.6} aria-hidden="true" />}
              onClick={() => setIsMakingKey(true)}
            >
              {t('scanning.key.create')}
            </Button>
          )}
          {canEdit && (
            <Button
              variant="filled"
              loading={isCreating && devices.isPending}
              onClick={() => setIsCreating(true)}
            >
              {t('scanning.pair')}
            </Button>
          )}
        </>
      }
      tabs={
        <TabLinks
          label={t('scanning.title')}
          tabs={[
            { to: '/ticketscannen', label: t('scanning.devices'), current: !isLog },
            { to: logPath, label: t('scanning.log'), current: isLog },
          ]}
        />
      }
    >
      {offline && !isLog && (
        <Notice tone="warning" title={t('scanning.offline', { name: offline.name, ago: offlineAgo })}>
          {offline.waitingScans > 0 && t('scanning.offline.waiting', { count: offline.waitingScans })}
        </Notice>
      )}
      {isLog ? (
        <ScanLogCard onFilter={setLogFilter} />
      ) : (
        <QueryView query={devices} failed={t('scanning.failed')}>
          {({ scanDevices }) => (
            <DeviceTable
              devices={scanDevices}
              canEdit={canEdit}
              onPair={() => setIsCreating(true)}
              onRenew={async ({ id, state }) => {
                const { renewScanDeviceCode } = await renew.mutateAsync({ id });
                setPairing({ ...renewScanDeviceCode, wasPaired: state === 'PAIRED' });
              }}
            />
          )}
        </QueryView>
      )}
      {isMakingKey && devices.data && (
        <ScanKeyDialog locations={devices.data.locations} onClose={() => setIsMakingKey(false)} />
      )}
      {isCreating && devices.data && (
        <CreateDeviceDialog
          locations={devices.data.locations}
          onClose={() => setIsCreating(false)}
          onCreated={(created) => {
            setIsCreating(false);
            setPairing(created);
          }}
        />
      )}
      {pairing && (
        <PairingDialog
          pairing={pairing}
          deviceName={paired?.name ?? ''}
          isPaired={paired?.state === 'PAIRED' && !pairing.wasPaired}
          onClose={() => setPairing(null)}
        />
      )}
    </Page>
  );
}
