import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { AddOrderNote, OrderDetails } from './orders.graphql.ts';
import styles from './orders.module.css';

/** A note for colleagues: it is on the timeline as soon as it is posted. */
export function OrderNoteForm({ orderId }: { orderId: string }) {
  const { t } = useMessages();
  const [text, setText] = useState('');
  const add = useGraphqlMutation(AddOrderNote, { refetch: [OrderDetails] });
  const notice = useRefusalNotice();
  const post = async (event: FormEvent) => {
    event.preventDefault();
    if (await notice(() => add.mutateAsync({ orderId, text }))) setText('');
  };
  return (
    <form className={styles.noteForm} onSubmit={(event) => void post(event)}>
      <TextInput
        aria-label={t('orders.note.label')}
        placeholder={t('orders.note.label')}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" loading={add.isPending} disabled={text.trim() === ''}>
        {t('orders.note.post')}
      </Button>
    </form>
  );
}
