import { type ErasureReason, erasureReasons } from '@foyer/domain/privacy/erasure-reasons.ts';
import { isConfirmed } from '@foyer/domain/privacy/is-confirmed.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useErrorText } from '../../components/use-error-text.ts';
import { useGo } from '../../components/use-go.ts';
import type { ErasurePreviewQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import type { ValidationError } from '../../session/graphql/validation-error.ts';
import { EraseVisitor } from './visitor-data.graphql.ts';
import styles from './visitor-data.module.css';

interface ConfirmErasureProps {
  lookUpId: string;
  preview: ErasurePreviewQuery['erasurePreview'];
  name: string;
  /** The preview is not what would happen any more. */
  onOutdated: () => Promise<void>;
}

/** Reason and address; the red button is off until the address is that of the visitor. */
export function ConfirmErasure({ lookUpId, preview, name, onOutdated }: ConfirmErasureProps) {
  const { t } = useMessages();
  const go = useGo();
  const errorText = useErrorText();
  const [reason, setReason] = useState<ErasureReason | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [confirmation, setConfirmation] = useState('');
  const erase = useGraphqlMutation(EraseVisitor);
  const values = preview.goes.reduce((sum, { records }) => sum + records, 0);
  const person = { emails: preview.emails, names: preview.name === null ? [] : [preview.name.toLowerCase()] };
  const isTyped = isConfirmed(confirmation, person);
  const errorAt = (field: string) => {
    const refusal = erase.error?.fields.find((one) => one.field === field);
    return refusal && errorText({ ...refusal, code: refusal.errorKey });
  };
  const main = erase.error?.main;
  const submit = async () => {
    setReasonMissing(reason === null);
    if (reason === null) return;
    try {
      const { eraseVisitor } = await erase.mutateAsync({
        id: lookUpId,
        input: { reason, confirmation },
        fingerprint: preview.fingerprint,
      });
      go(`/visitordata/erased/${eraseVisitor}`, { replace: true });
    } catch (error) {
      const outdated = (error as ValidationError).main?.errorKey === 'visitor-data-changed';
      if (!outdated) return;
      erase.reset();
      await onOutdated();
    }
  };
  return (
    <Card title={t('visitor-data.confirm.title')}>
      <form
        className={styles.confirm}
        onSubmit={(event) => {
          event.preventDefault();
          if (isTyped) void submit();
        }}
      >
        <Select
          label={t('visitor-data.confirm.reason')}
          placeholder={t('visitor-data.confirm.choose')}
          data={erasureReasons.map((value) => ({ value, label: t(`visitor-data.reason.${value}`) }))}
          allowDeselect={false}
          value={reason}
          error={isReasonMissing ? t('errors.erasure-reason-required') : errorAt('reason')}
          onChange={(value) => {
            setReason(erasureReasons.find((one) => one === value) ?? null);
            setReasonMissing(false);
          }}
        />
        <TextInput
          label={t(preview.emails.length > 0 ? 'visitor-data.confirm.email' : 'visitor-data.confirm.name')}
          autoComplete="off"
          value={confirmation}
          error={errorAt('confirmation')}
          onChange={(event) => setConfirmation(event.currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button onClick={() => go(`/visitordata/${lookUpId}`)}>{t('visitor-data.confirm.keep')}</Button>
          <Button type="submit" variant="filled" color="danger" disabled={!isTyped} loading={erase.isPending}>
            {t('visitor-data.confirm.erase', { count: values, name })}
          </Button>
        </div>
      </form>
      <p className={styles.hintBelow}>{t('visitor-data.confirm.final')}</p>
      {main && <Notice tone="danger">{errorText({ ...main, code: main.errorKey })}</Notice>}
    </Card>
  );
}
