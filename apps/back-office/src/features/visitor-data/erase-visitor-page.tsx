import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useSettingsCrumbs } from '../../components/use-settings-crumbs.ts';
import type { ErasurePreviewQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { ConfirmErasure } from './confirm-erasure.tsx';
import { ErasureLists } from './erasure-lists.tsx';
import { usePersonFile } from './use-person-file.ts';
import { ErasurePreview } from './visitor-data.graphql.ts';

/** What erasing a visitor would do, and its confirmation. Nothing changes before that. */
export default function EraseVisitorPage() {
  const { t } = useMessages();
  const lookUpId = useRouteParam('lookUpId');
  const query = useGraphqlQuery(ErasurePreview, { id: lookUpId });
  return (
    <QueryView query={query} failed={t('visitor-data.failed')}>
      {({ erasurePreview }) => (
        <Preview lookUpId={lookUpId} preview={erasurePreview} onOutdated={() => query.refetch()} />
      )}
    </QueryView>
  );
}

interface PreviewProps {
  lookUpId: string;
  preview: ErasurePreviewQuery['erasurePreview'];
  onOutdated: () => Promise<unknown>;
}

function Preview({ lookUpId, preview, onOutdated }: PreviewProps) {
  const { t, dateTime } = useMessages();
  const file = usePersonFile(lookUpId);
  const [isChanged, setChanged] = useState(false);
  const settings = useSettingsCrumbs();
  const name = preview.name ?? preview.emails[0] ?? '';
  const visits = preview.waiting.filter(({ why }) => why === 'visit-to-come');
  const [firstVisit] = visits;
  return (
    <Page
      title={t('visitor-data.erase.title', { name })}
      subtitle={t('visitor-data.erase.subtitle', { at: dateTime(preview.at) })}
      breadcrumbs={[
        ...settings,
        { label: t('visitor-data.title'), to: '/visitordata' },
        { label: name, to: `/visitordata/${lookUpId}` },
      ]}
      actions={
        <Button
          leftSection={<IconFileText size={15} stroke={1.6} aria-hidden="true" />}
          loading={file.making === 'pdf'}
          onClick={() => void file.make('pdf')}
        >
          {t('visitor-data.erase.download')}
        </Button>
      }
    >
      {isChanged ? (
        <Notice tone="warning" title={t('visitor-data.erase.changed')}>
          {t('visitor-data.erase.changedText')}
        </Notice>
      ) : (
        firstVisit && (
          <Notice
            tone="warning"
            title={t('visitor-data.erase.visits', { count: visits.length })}
            links={
              <Link to={`/order-management?order=${firstVisit.orderId}`}>
                {t('visitor-data.erase.openOrder')}
              </Link>
            }
          >
            {t('visitor-data.erase.visitsText')}
          </Notice>
        )
      )}
      <ErasureLists
        goesTitle={t('visitor-data.erase.goes')}
        goes={preview.goes}
        stays={preview.stays}
        waiting={preview.waiting}
      />
      <ConfirmErasure
        lookUpId={lookUpId}
        preview={preview}
        name={name}
        onOutdated={async () => {
          await onOutdated();
          setChanged(true);
        }}
      />
    </Page>
  );
}
