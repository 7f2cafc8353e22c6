import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';

/** The button that opens a sales page; nothing where there is none. */
export function ProductPageLink({ url }: { url: string | undefined }) {
  const { t } = useMessages();
  if (!url) return null;
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener"
      leftSection={<IconExternalLink size={15} stroke={1.6} aria-hidden="true" />}
    >
      {t('catalog.product.view')}
    </Button>
  );
}
