import { Dialog } from '@foyer/ui/dialogs/dialog.tsx';
import { CopyButton } from '@foyer/ui/fields/copy-button.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { QrCode } from '../../components/account/qr-code.tsx';
import styles from './narrowcasting.module.css';

interface ScreenLinkDialogProps {
  name: string;
  url: string;
  onClose: () => void;
}

/** The address of a screen, shown this once: typed, scanned or copied on the device of the screen. */
export function ScreenLinkDialog({ name, url, onClose }: ScreenLinkDialogProps) {
  const { t } = useMessages();
  return (
    <Dialog opened onClose={onClose} title={t('narrowcasting.link.title', { name })} size={480}>
      <div className={styles.linkBody}>
        <p>{t('narrowcasting.link.how')}</p>
        <QrCode text={url} label={t('narrowcasting.link.qr')} />
        <code className={styles.link} translate="no">
          {url}
        </code>
        <Notice tone="warning">{t('narrowcasting.link.once')}</Notice>
      </div>
      <div className={styles.buttons}>
        <Button component="a" href={url} target="_blank" rel="noopener">
          {t('narrowcasting.link.open')}
        </Button>
        <CopyButton
          variant="filled"
          text={url}
          label={t('narrowcasting.link.copy')}
          copiedLabel={t('narrowcasting.link.copied')}
        />
      </div>
    </Dialog>
  );
}
