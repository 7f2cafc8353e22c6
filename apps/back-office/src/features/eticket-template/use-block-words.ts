import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ETicketForm, TypedBlock } from './eticket-template-form.ts';

/** What a block is called, and in a few words how it is. */
export function useBlockWords() {
  const { t } = useMessages();
  const languages = new Intl.DisplayNames(t('eticket-template.locale'), { type: 'language' });
  const languagesOf = ({ texts }: TypedBlock) =>
    texts.map(({ language }) => languages.of(language) ?? language).join(', ') ||
    t('eticket-template.detail.noText');
  return {
    nameOf: (block: TypedBlock): string =>
      block.kind === 'own' && block.name ? block.name : t(`eticket-template.block.${block.kind}`),
    detailOf: (block: TypedBlock, template: Omit<ETicketForm, 'blocks'>): string => {
      if (!block.isOn) return t('eticket-template.detail.off');
      switch (block.kind) {
        case 'logo':
          return t(`eticket-template.logoPlace.${template.logoPlace}`);
        case 'code':
          return t('eticket-template.detail.code', {
            type: t(`eticket-template.codeType.${template.codeType}`),
            size: template.codeSizeMm,
          });
        case 'text':
          return t('eticket-template.detail.text');
        case 'own':
          return languagesOf(block);
        default:
          return t(`eticket-template.detail.${block.kind}`);
      }
    },
  };
}
