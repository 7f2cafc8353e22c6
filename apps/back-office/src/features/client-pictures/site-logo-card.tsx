import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PictureOf } from '../../components/picture/picture.graphql.ts';
import { useCan } from '../../components/use-can.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { GetClientConfiguration } from '../../session/shell.graphql.ts';
import { UseLogoOfSite } from './client-pictures.graphql.ts';

const SiteLogoDialog = onDemand(async () => (await import('./site-logo-dialog.tsx')).SiteLogoDialog);

/** A logo that lies on a site of the client's own, by its address; the header shows how it looks. */
export function SiteLogoCard({ address }: { address: string | undefined }) {
  const { t } = useMessages();
  const canEdit = useCan('tickets', 'edit');
  const notice = useRefusalNotice();
  const [isChoosing, setChoosing] = useState(false);
  const use = useGraphqlMutation(UseLogoOfSite, { refetch: [GetClientConfiguration, PictureOf] });
  return (
    <Card title={t('pictures.site')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" c="dimmed">
          {t('pictures.siteHint')}
        </Text>
        {address && <Text style={{ overflowWrap: 'anywhere' }}>{address}</Text>}
        {canEdit && (
          <Group gap="sm">
            <Button onClick={() => setChoosing(true)}>
              {t(address ? 'pictures.siteChange' : 'pictures.siteChoose')}
            </Button>
            {address && (
              <Button
                variant="subtle"
                color="danger"
                loading={use.isPending}
                onClick={() => void notice(() => use.mutateAsync({ address: '' }))}
              >
                {t('pictures.siteRemove')}
              </Button>
            )}
          </Group>
        )}
      </Stack>
      {isChoosing && (
        <SiteLogoDialog
          address={address ?? ''}
          save={(typed) => use.mutateAsync({ address: typed })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Card>
  );
}
