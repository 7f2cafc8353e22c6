import { ErrorState } from '@foyer/ui/states/error-state.tsx';
import { LoadingState } from '@foyer/ui/states/loading-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SignedOutPage } from '../../components/account/signed-out-page.tsx';
import { useLinkToken } from '../../components/account/use-link-token.ts';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { CompanyFields, checkCompanyForm, emptyCompanyForm } from './company-fields.tsx';
import { findFormLink, saveFormByLink } from './company-form-link.ts';
import styles from './company-form-page.module.css';

/** The target of the secret link: the company form, usable without an account. */
export default function CompanyFormPage() {
  const { t } = useMessages();
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  const link = useQuery({
    queryKey: ['company form', token],
    queryFn: async () => (token && (await findFormLink(token))) || null,
    enabled: !isDone,
  });
  const title = t('administration.public.title');
  if (isDone) {
    return (
      <SignedOutPage title={title}>
        <Notice tone="success" title={t('administration.public.done')}>
          {t('administration.public.doneText')}
        </Notice>
      </SignedOutPage>
    );
  }
  if (link.isPending) {
    return (
      <SignedOutPage title={title}>
        <LoadingState />
      </SignedOutPage>
    );
  }
  if (link.isError) {
    return (
      <SignedOutPage title={title}>
        <ErrorState title={t('administration.failed')} onReload={() => void link.refetch()} />
      </SignedOutPage>
    );
  }
  if (!link.data) {
    return (
      <SignedOutPage title={title}>
        <Notice tone="warning">{t('administration.public.deadLink')}</Notice>
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage title={title} subtitle={t('administration.public.of', { client: link.data.clientName })}>
      <FormByLink token={token} onDone={() => setIsDone(true)} />
    </SignedOutPage>
  );
}

function FormByLink({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useMessages();
  const form = useEditForm({
    values: emptyCompanyForm,
    check: checkCompanyForm,
    save: (values) => saveFormByLink(token, values),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit()) onDone();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {form.error && <Notice tone="danger">{form.error}</Notice>}
      <CompanyFields fields={form.fields} />
      <p className={styles.once}>{t('administration.once.text')}</p>
      <Button type="submit" variant="filled" loading={form.saving}>
        {t('administration.once.confirm')}
      </Button>
    </form>
  );
}
