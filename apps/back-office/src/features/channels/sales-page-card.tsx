import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { CopyButton } from '@foyer/ui/fields/copy-button.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import styles from './sales-page-card.module.css';
import type { EditedTicketstreet } from './ticketstreet-form.ts';
import { usePeriodText } from './use-period-text.ts';

/** Where visitors find the page, and since when. */
export function SalesPageCard({ street }: { street: EditedTicketstreet }) {
  const { t } = useMessages();
  const periodText = usePeriodText();
  return (
    <Card title={t('channels.page.title')}>
      <p className={styles.address}>{street.pageUrl}</p>
      <div className={styles.buttons}>
        {street.state === 'published' && (
          <Button
            component="a"
            href={street.pageUrl}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={15} stroke={1.6} aria-hidden="true" />}
          >
            {t('channels.page.open')}
          </Button>
        )}
        <CopyButton
          text={street.pageUrl}
          label={t('channels.page.copy')}
          copiedLabel={t('channels.page.copied')}
        />
      </div>
      {street.state !== 'published' && <p className={styles.hint}>{t('channels.page.closed')}</p>}
      <Facts facts={[{ label: t('channels.field.published'), value: periodText(street) }]} />
    </Card>
  );
}
