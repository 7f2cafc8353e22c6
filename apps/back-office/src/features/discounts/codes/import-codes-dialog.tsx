import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { FileInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import type { ImportDiscountCodesMutation } from '../../../generated/operations.ts';
import { requestGraphql } from '../../../session/graphql/graphql-client.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { DiscountList, EditDiscount, ImportDiscountCodes } from '../discounts.graphql.ts';
import styles from '../discounts.module.css';

interface ImportCodesDialogProps {
  discountId: string;
  onClose: () => void;
}

type Preview = ImportDiscountCodesMutation['importDiscountCodes'];

const mostShown = 50;

/** Codes of a file or pasted, one a line. What will not be taken is named with its line before anything is written. */
export function ImportCodesDialog({ discountId, onClose }: ImportCodesDialogProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const notify = useNotify();
  const notice = useRefusalNotice();
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const write = useGraphqlMutation(ImportDiscountCodes, { refetch: [EditDiscount, DiscountList] });
  const look = async (typed: string) => {
    setText(typed);
    setPreview(null);
    if (typed.trim() === '') return;
    await notice(async () => {
      const answer = await requestGraphql(ImportDiscountCodes, { discountId, text: typed, preview: true });
      setPreview(answer.importDiscountCodes);
    });
  };
  const submit = async () => {
    const done = await notice(async () => {
      const { importDiscountCodes } = await write.mutateAsync({ discountId, text, preview: false });
      notify.done(t('discounts.imported', { count: importDiscountCodes.added }));
    });
    if (done) onClose();
  };
  const rejected = preview?.rejected ?? [];
  return (
    <FormDialog
      opened
      title={t('discounts.import')}
      submitLabel={t('discounts.importCount', { count: preview?.added ?? 0 })}
      disabled={!preview || preview.added === 0}
      busy={write.isPending}
      error={null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Fields>
        <FileInput
          label={t('discounts.field.file')}
          description={t('discounts.field.fileHint')}
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(file) => void file?.text().then(look)}
        />
        <Textarea
          label={t('discounts.field.codes')}
          rows={6}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={() => void look(text)}
        />
        {preview && rejected.length > 0 && (
          <section aria-label={t('discounts.rejected', { count: rejected.length })}>
            <p>{t('discounts.rejected', { count: rejected.length })}</p>
            <ul className={styles.rejected}>
              {rejected.slice(0, mostShown).map(({ line, text: shown, code }) => (
                <li key={line}>
                  {t('discounts.rejectedLine', { line, text: shown, reason: errorText({ code }) })}
                </li>
              ))}
            </ul>
          </section>
        )}
      </Fields>
    </FormDialog>
  );
}
