import { Card } from '@foyer/ui/card.tsx';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EditArea } from '../../components/edit-page/edit-area.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useSettingsCrumbs } from '../../components/use-settings-crumbs.ts';
import type { CompanyFormQuery as Answer } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { CompanyFormQuery, FillCompanyForm } from './administration.graphql.ts';
import {
  CompanyFields,
  type CompanyFormValues,
  checkCompanyForm,
  emptyCompanyForm,
} from './company-fields.tsx';
import { knownOf } from './known-of-company.ts';
import { LinkCard } from './link-card.tsx';

type Filled = NonNullable<Answer['companyForm']['filled']>;

/** The company form: filled in once, here or by the secret link. */
export default function AdministrationPage() {
  const { t } = useMessages();
  const crumbs = useSettingsCrumbs();
  const query = useGraphqlQuery(CompanyFormQuery, {});
  return (
    <QueryView query={query} failed={t('administration.failed')}>
      {({ companyForm: { filled, link }, clientSettings }) => (
        <Page
          kind="form"
          title={t('administration.title')}
          subtitle={t('administration.subtitle')}
          breadcrumbs={crumbs}
        >
          {filled ? (
            <FilledForm filled={filled} />
          ) : (
            <OpenForm link={link ?? null} known={knownOf(clientSettings)} />
          )}
        </Page>
      )}
    </QueryView>
  );
}

function FilledForm({ filled }: { filled: Filled }) {
  const { t, dateTime } = useMessages();
  const { savedAt, savedByName, ...fields } = filled;
  const at = dateTime(savedAt);
  return (
    <>
      <Notice tone="success" links={<KeptLinks />}>
        {savedByName
          ? t('administration.savedBy', { at, who: savedByName })
          : t('administration.savedByLink', { at })}
      </Notice>
      <Card title={t('administration.card')}>
        <Facts
          facts={Object.entries(fields).map(([name, value]) => ({
            label: t(`administration.field.${name}`),
            value,
          }))}
        />
      </Card>
    </>
  );
}

/** Where the facts of the form are kept and changed from now on. */
function KeptLinks() {
  const { t } = useMessages();
  if (!useCan('instellingen', 'access')) return null;
  return (
    <>
      <Link to="/instellingen/company">{t('administration.changeCompany')}</Link>
      <Link to="/instellingen/financial">{t('administration.changeFinancial')}</Link>
    </>
  );
}

interface OpenFormProps {
  link: Answer['companyForm']['link'] | null;
  /** What the settings say already: it is not asked again. */
  known: Partial<CompanyFormValues>;
}

function OpenForm({ link, known }: OpenFormProps) {
  const { t } = useMessages();
  const canEdit = useCan('administratie', 'edit');
  const fill = useGraphqlMutation(FillCompanyForm, { refetch: [CompanyFormQuery] });
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null);
  const values = { ...emptyCompanyForm, ...known };
  const isAllKnown = Object.values(values).every((value) => value !== '');
  const form = useEditForm({
    values,
    check: checkCompanyForm,
    save: (_typed, input) => fill.mutateAsync({ input }),
  });
  const submit = async () => {
    const checked = await checkCompanyForm(form.fields.getValues());
    // What is wrong is shown first; only what could be saved for ever is asked about.
    if (!checked.ok) return form.submit();
    const yes = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    return yes ? form.submit() : false;
  };
  const reply = (yes: boolean) => {
    answer?.(yes);
    setAnswer(null);
  };
  return (
    <>
      <EditArea form={{ ...form, submit }} canEdit={canEdit}>
        <Card title={t('administration.card')}>
          <CompanyFields fields={form.fields} />
        </Card>
      </EditArea>
      <ConfirmDialog
        opened={answer !== null}
        title={t('administration.once.question')}
        confirmLabel={t('administration.once.confirm')}
        onConfirm={() => reply(true)}
        onCancel={() => reply(false)}
      >
        {t('administration.once.text')}
      </ConfirmDialog>
      {/* The save bar comes with the first change; where the settings say everything, there is none to make. */}
      {canEdit && isAllKnown && form.changedCount === 0 && (
        <div>
          <Button variant="filled" loading={form.saving} onClick={() => void submit()}>
            {t('administration.once.confirm')}
          </Button>
        </div>
      )}
      {canEdit && <LinkCard link={link ?? null} />}
    </>
  );
}
