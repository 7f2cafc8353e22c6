import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { copyText } from '@foyer/ui/fields/copy-text.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { RowMenu } from '../../components/row-menu.tsx';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import type { OpenGiftCardQuery } from '../../generated/operations.ts';
import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { BlockGiftCard, CodeOfGiftCard, GiftCardList, OpenGiftCard } from './gift-cards.graphql.ts';

/** The code of a card, and blocking it, for who has the right. */
export function GiftCardActions({ giftCard }: Pick<OpenGiftCardQuery, 'giftCard'>) {
  const { t } = useMessages();
  const notify = useNotify();
  const notice = useRefusalNotice();
  const canEdit = useCan('discountcodes-and-vouchers', 'edit');
  const [asking, setAsking] = useState(false);
  const block = useGraphqlMutation(BlockGiftCard, { refetch: [OpenGiftCard, GiftCardList] });
  if (!canEdit) return null;
  const { id, version, figures } = giftCard;
  const isBlocked = figures.state === 'blocked';
  const confirm = async () => {
    await notice(() => block.mutateAsync({ id, version, isBlocked: !isBlocked }));
    setAsking(false);
  };
  const copy = async () => {
    try {
      const { giftCard: opened } = await requestGraphql(CodeOfGiftCard, { id });
      await copyText(opened.code);
      notify.done(t('gift-cards.copied'));
    } catch {
      notify.failed();
    }
  };
  const label = t(isBlocked ? 'gift-cards.unblock' : 'gift-cards.block');
  return (
    <>
      <RowMenu
        label={t('gift-cards.endsWith', { end: giftCard.codeEnd })}
        variant="default"
        actions={[
          { label: t('gift-cards.copyCode'), onClick: () => void copy() },
          { label, destructive: !isBlocked, onClick: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        opened={asking}
        title={label}
        confirmLabel={label}
        destructive={!isBlocked}
        busy={block.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t(isBlocked ? 'gift-cards.unblockText' : 'gift-cards.blockText')}
      </ConfirmDialog>
    </>
  );
}
