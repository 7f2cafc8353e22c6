import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useSettingsCrumbs } from '../../components/use-settings-crumbs.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { DeviceTable } from './device-table.tsx';
import { ScanDevices } from './scanning.graphql.ts';

const ScanKeyDialog = onDemand(async () => (await import('./scan-key-dialog.tsx')).ScanKeyDialog);

/** The scan API: where it is, what describes it, and the keys of turnstiles and programs. */
export default function ScanApiPage() {
  const { t } = useMessages();
  const crumbs = useSettingsCrumbs();
  const canEdit = useCan('ticketscannen', 'edit');
  const devices = useGraphqlQuery(ScanDevices, {}, { refetchEveryMs: 30_000 });
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Page
      kind="list"
      title={t('scanning.api.title')}
      breadcrumbs={crumbs}
      actions={
        canEdit && (
          <Button variant="filled" onClick={() => setIsCreating(true)}>
            {t('scanning.key.create')}
          </Button>
        )
      }
    >
      <Card>
        <p>{t('scanning.api.explanation')}</p>
        <p>
          <code>{`${location.origin}/api/scan/v1`}</code>
        </p>
        <p>
          <a href="/api/openapi.json" target="_blank" rel="noopener">
            {t('scanning.api.document')}
          </a>
        </p>
        <p>
          <Link to="/ticketscannen">{t('scanning.api.devices')}</Link>
        </p>
      </Card>
      <QueryView query={devices} failed={t('scanning.api.failed')}>
        {({ scanDevices }) => (
          <DeviceTable
            devices={scanDevices.filter(({ status }) => status === 'API')}
            canEdit={canEdit}
            empty={{ title: t('scanning.api.none'), text: t('scanning.api.noneText') }}
          />
        )}
      </QueryView>
      {isCreating && devices.data && (
        <ScanKeyDialog locations={devices.data.locations} onClose={() => setIsCreating(false)} />
      )}
    </Page>
  );
}
