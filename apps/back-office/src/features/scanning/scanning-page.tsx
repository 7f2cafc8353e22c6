import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { DeviceTable } from './device-table.tsx';
import type { Pairing } from './pairing-dialog.tsx';
import { ScanLogCard } from './scan-log-card.tsx';
import { RenewScanDeviceCode, ScanDevices } from './scanning.graphql.ts';

const PairingDialog = onDemand(async () => (await import('./pairing-dialog.tsx')).PairingDialog);

const CreateDeviceDialog = onDemand(
  async () => (await import('./create-device-dialog.tsx')).CreateDeviceDialog,
);

const logPath = '/ticketscannen/log';

/** Gates and what they scanned: two tabs, each with its own address. */
export default function ScanningPage() {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const canEdit = useCan('ticketscannen', 'edit');
  const isLog = pathname.startsWith(logPath);
  const [isCreating, setIsCreating] = useState(false);
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const devices = useGraphqlQuery(ScanDevices, {}, { refetchEveryMs: pairing ? 2_000 : 30_000 });
  const renew = useGraphqlMutation(RenewScanDeviceCode, { refetch: [ScanDevices] });
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
      {isLog ? (
        <ScanLogCard />
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
