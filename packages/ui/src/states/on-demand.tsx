import { Button } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import { useMessages } from './messages.tsx';
import { Notice } from './notice.tsx';
import styles from './on-demand.module.css';

/**
 * A part of a page, usually a dialog, whose code is loaded when it is first shown: `const CreateLocationDialog =
 * onDemand(async () => (await import('./create-location-dialog.tsx')).CreateLocationDialog)`. So a page does not
 * include what few of its visits open. When loading fails, the page keeps everything typed on it, says so and can
 * retry. `prepare` preloads. A part between others of a page `keepsRoom`: what is below it stays out of sight until it is there;
 * what comes right below a short part is best not drawn while there is a `[data-room]`, since it would come up with a jump.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { keepsRoom = false }: { keepsRoom?: boolean } = {},
) {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Part ??= await load();
  };
  function OnDemand(props: Props) {
    const [state, setState] = useState<'fetching' | 'ready' | 'failed'>(Part ? 'ready' : 'fetching');
    useEffect(() => {
      if (state !== 'fetching') return;
      let isShown = true;
      const go = (next: 'ready' | 'failed') => () => {
        if (isShown) setState(next);
      };
      fetchPart().then(go('ready'), go('failed'));
      return () => {
        isShown = false;
      };
    }, [state]);
    if (Part && state === 'ready') return <Part {...props} />;
    if (state === 'failed') return <NotFetched onRetry={() => setState('fetching')} />;
    return keepsRoom ? <div className={styles.room} data-room="" /> : null;
  }
  return Object.assign(OnDemand, { prepare: () => void fetchPart().catch(() => {}) });
}

function NotFetched({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages();
  return (
    <div className={styles.failed}>
      <Notice
        tone="danger"
        title={t('ui.partFailed.title')}
        links={
          <Button size="compact-sm" variant="subtle" onClick={onRetry}>
            {t('ui.partFailed.retry')}
          </Button>
        }
      >
        {t('ui.partFailed.text')}
      </Notice>
    </div>
  );
}
