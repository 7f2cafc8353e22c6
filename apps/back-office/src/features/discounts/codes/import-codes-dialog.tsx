import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Meter } from '@foyer/ui/states/meter.tsx';
import { FileInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type Upload, uploadFile } from '../../../components/code-upload/upload-file.ts';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import type { ImportDiscountCodesMutation } from '../../../generated/operations.ts';
import { requestGraphql } from '../../../session/graphql/graphql-client.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import {
  DiscountList,
  EditDiscount,
  ImportDiscountCodes,
  ImportDiscountCodesOfFile,
} from '../discounts.graphql.ts';
import styles from '../discounts.module.css';

interface ImportCodesDialogProps {
  discountId: string;
  onClose: () => void;
}

type Preview = ImportDiscountCodesMutation['importDiscountCodes'];

const mostShown = 50;
const mostAtOnce = 10_000;

/** Codes of a file or pasted, one a line. What will not be taken is named with its line before anything is written. */
export function ImportCodesDialog({ discountId, onClose }: ImportCodesDialogProps) {
  const { t, number } = useMessages();
  const errorText = useErrorText();
  const notify = useNotify();
  const notice = useRefusalNotice();
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  /** A long file is read part by part, and imported in the background. */
  const [upload, setUpload] = useState<Upload | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const start = useGraphqlMutation(ImportDiscountCodesOfFile, { refetch: [EditDiscount, DiscountList] });
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
  const read = async (file: File | null) => {
    setUpload(null);
    if (!file) return;
    const typed = await file.text();
    if (typed.split('\n').length <= mostAtOnce) return look(typed);
    setShare(0);
    await notice(async () => setUpload(await uploadFile('discount-codes', file, setShare)));
    setShare(null);
  };
  const submit = async () => {
    const done = await notice(async () => {
      if (upload) {
        const started = await start.mutateAsync({ discountId, batchId: upload.id });
        notify.done(t('discounts.importing', { count: started.importDiscountCodesOfFile }));
        return;
      }
      const { importDiscountCodes } = await write.mutateAsync({ discountId, text, preview: false });
      notify.done(t('discounts.imported', { count: importDiscountCodes.added }));
    });
    if (done) onClose();
  };
  const rejected = preview?.rejected ?? [];
  const count = upload?.usableCount ?? preview?.added ?? 0;
  return (
    <FormDialog
      opened
      title={t('discounts.import')}
      submitLabel={t('discounts.importCount', { count })}
      disabled={count === 0}
      busy={write.isPending || start.isPending}
      error={null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Fields>
        <FileInput
          label={t('discounts.field.file')}
          description={t('discounts.field.fileHint')}
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(file) => void read(file)}
        />
        {share !== null && <Meter value={share} max={1} label={t('discounts.reading')} />}
        {upload && (
          <p role="status">
            {t('discounts.uploaded', {
              usable: number(upload.usableCount),
              rejected: number(upload.rejectedCount),
            })}
          </p>
        )}
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
