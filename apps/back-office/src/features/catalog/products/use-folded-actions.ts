import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useMediaQuery } from '@mantine/hooks';
import type { RowAction } from '../../../components/row-menu.tsx';

/**
 * On a phone the three dots take in what leads from a title to its sales page (design/more.md, 16). Undefined on
 * anything wider.
 */
export function useFoldedActions(pageUrl: string | undefined): RowAction[] | undefined {
  const { t } = useMessages();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  if (!phone) return undefined;
  const view = {
    label: t('catalog.product.view'),
    onClick: () => void window.open(pageUrl, '_blank', 'noopener'),
  };
  return pageUrl ? [view] : [];
}
