import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { copyText } from '@foyer/ui/fields/copy-text.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconMail, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { RowMenu } from '../../components/row-menu.tsx';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import type { OpenGiftCardQuery } from '../../generated/operations.ts';
import { apiUrl } from '../../session/graphql/api-url.ts';
import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import {
  BlockGiftCard,
  CodeOfGiftCard,
  GiftCardList,
  OpenGiftCard,
  OpenGiftCardPdf,
  SendGiftCard,
} from './gift-cards.graphql.ts';

/** The code of a card, and blocking it, for who has the right. */
export function GiftCardActions({ giftCard }: Pick<OpenGiftCardQuery, 'giftCard'>) {
  const { t } = useMessages();
  const notify = useNotify();
  const notice = useRefusalNotice();
  const canEdit = useCan('discountcodes-and-vouchers', 'edit');
  const [asking, setAsking] = useState(false);
  const block = useGraphqlMutation(BlockGiftCard, { refetch: [OpenGiftCard, GiftCardList] });
  const mail = useGraphqlMutation(SendGiftCard, { refetch: [OpenGiftCard] });
  const pdf = useGraphqlMutation(OpenGiftCardPdf, { refetch: [] });
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
  const send = async () => {
    const sent = await notice(() => mail.mutateAsync({ id }));
    if (sent) notify.done(t('gift-cards.sent', { email: giftCard.details.recipientEmail }));
  };
  const openPdf = () =>
    notice(async () => {
      const { openGiftCardPdf } = await pdf.mutateAsync({ id });
      window.location.assign(apiUrl(openGiftCardPdf));
    });
  const label = t(isBlocked ? 'gift-cards.unblock' : 'gift-cards.block');
  return (
    <>
      {giftCard.details.recipientEmail !== '' && !isBlocked && (
        <Button
          variant="default"
          leftSection={<IconMail size={15} aria-hidden="true" />}
          loading={mail.isPending}
          onClick={() => void send()}
        >
          {t(giftCard.sentAt ? 'gift-cards.sendAgain' : 'gift-cards.send')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={15} aria-hidden="true" />}
        loading={pdf.isPending}
        onClick={() => void openPdf()}
      >
        {t('gift-cards.pdf')}
      </Button>
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
