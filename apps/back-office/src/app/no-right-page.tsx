import { useMessages } from '@foyer/ui/messages.tsx';
import { Button } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { RequestError } from '../session/request-error.ts';
import styles from './not-found-page.module.css';

/** The shell stays; the page names the missing right and who can give it. */
export function NoRightPage({ error }: { error: RequestError }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const missing = error.errors.find((one) => one.extensions?.module)?.extensions;
  const module = t(`menu.item.${missing?.module ?? ''}`);
  return (
    <div className={styles.page}>
      <LockedDoor />
      <h1 className={styles.title} tabIndex={-1} data-page-heading="">
        {t('shell.noRight.title', { module })}
      </h1>
      <p className={styles.text}>
        {t('shell.noRight.text', { right: t(`shell.right.${missing?.right ?? 'access'}`), module })}{' '}
        {t('shell.noRight.whoGives')}
      </p>
      <div className={styles.actions}>
        <Button
          leftSection={<IconHome size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => navigate({ to: '/' })}
        >
          {t('shell.notFound.home')}
        </Button>
      </div>
    </div>
  );
}

function LockedDoor() {
  return (
    <svg width="208" height="124" viewBox="0 0 208 124" aria-hidden="true">
      <path d="M0 124V64a43 43 0 0 1 86 0v60z" fill="#c9cfe6" />
      <path d="M122 124V71a43 43 0 0 1 86 0v53z" fill="#f4c9a6" />
      <path d="M60 124V44a44 44 0 0 1 88 0v80z" fill="#8096e6" />
      <path d="M80 124V68a24 24 0 0 1 48 0v56z" fill="#1e2d63" />
      <path d="M96 84v-6a8 8 0 0 1 16 0v6" fill="none" stroke="#fff4df" strokeWidth="4" />
      <rect x="91" y="84" width="26" height="21" rx="3" fill="#fff4df" />
    </svg>
  );
}
