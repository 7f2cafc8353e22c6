import { Card } from '@foyer/ui/card.tsx';
import { CopyButton } from '@foyer/ui/fields/copy-button.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Code, Stack, Text } from '@mantine/core';
import styles from './embed-code-card.module.css';
import { kioskAddress } from './kiosk-address.ts';

/** The address with which the sales page is opened on a kiosk. */
export function KioskCard({ pageUrl }: { pageUrl: string }) {
  const { t } = useMessages();
  const address = kioskAddress(pageUrl);
  return (
    <Card title={t('embed-code.kiosk.title')}>
      <Stack gap="sm">
        <Text size="sm">{t('embed-code.kiosk.lead')}</Text>
        <Code block className={styles.code}>
          {address}
        </Code>
        <div>
          <CopyButton
            text={address}
            label={t('embed-code.kiosk.copy')}
            copiedLabel={t('embed-code.copied')}
          />
        </div>
      </Stack>
    </Card>
  );
}
