import { SideSheet } from '@foyer/ui/dialogs/side-sheet.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { decimalSignOf } from '../../../components/fields/decimal-sign.ts';
import { QueryView } from '../../../components/query-view.tsx';
import type { RebookingTargetsQuery } from '../../../generated/operations.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import {
  checkRebookingException,
  type RebookingExceptionForm,
  rebookingFormOf,
  rebookingInputOf,
  type ShownException,
} from './exception-form.ts';
import { ExceptionTarget } from './exception-target.tsx';
import {
  ChangeRebookingException,
  CreateRebookingException,
  RebookingExceptions,
  RebookingTargets,
} from './rebooking.graphql.ts';
import styles from './rebooking.module.css';
import { RulesThatDiffer } from './rules-that-differ.tsx';

interface RebookingExceptionDrawerProps {
  /** null = a new one. */
  exception: ShownException | null;
  /** The rules for all tickets that are in force. */
  forAll: Record<string, unknown>;
  onClose: () => void;
}

const refetch = [RebookingExceptions];

/** For what, and only the rules that differ. What is typed is asked about on leaving. */
export function RebookingExceptionDrawer(props: RebookingExceptionDrawerProps) {
  const { t, intlLocale } = useMessages();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const query = useGraphqlQuery(RebookingTargets, { language: intlLocale.slice(0, 2) });
  return (
    <SideSheet
      title={t(props.exception ? 'rebooking.changeTitle' : 'rebooking.add')}
      onClose={() => (dirty ? setAsking(true) : props.onClose())}
    >
      {asking && (
        <Notice
          tone="warning"
          title={t('rebooking.unsaved')}
          links={
            <>
              <Button size="compact-sm" variant="subtle" onClick={() => setAsking(false)}>
                {t('rebooking.continue')}
              </Button>
              <Button size="compact-sm" variant="subtle" color="danger" onClick={props.onClose}>
                {t('rebooking.discard')}
              </Button>
            </>
          }
        />
      )}
      <QueryView query={query} failed={t('rebooking.targetsFailed')}>
        {({ rebookingTargets }) => <Editor {...props} targets={rebookingTargets} onDirty={setDirty} />}
      </QueryView>
    </SideSheet>
  );
}

interface EditorProps extends RebookingExceptionDrawerProps {
  targets: RebookingTargetsQuery['rebookingTargets'];
  onDirty: (dirty: boolean) => void;
}

function Editor({ exception, forAll, targets, onDirty, onClose }: EditorProps) {
  const { t, intlLocale } = useMessages();
  const create = useGraphqlMutation(CreateRebookingException, { refetch });
  const change = useGraphqlMutation(ChangeRebookingException, { refetch });
  const form = useEditForm<RebookingExceptionForm>({
    values: rebookingFormOf(exception, forAll, decimalSignOf(intlLocale)),
    check: checkRebookingException,
    ...(exception && { version: exception.version }),
    save: (values, _checked, version) => {
      const input = rebookingInputOf(values);
      return exception
        ? change.mutateAsync({ id: exception.id, version, input })
        : create.mutateAsync({ input });
    },
  });
  const { getValues, setFieldValue, errors } = form.fields;
  const values = getValues();
  return (
    <form
      noValidate
      className={styles.form}
      onChange={() => onDirty(true)}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await form.submit()) onClose();
      }}
    >
      {form.error && <Notice tone="danger">{form.error}</Notice>}
      <Fields>
        <ExceptionTarget form={form.fields} targets={targets} />
        <div>
          <span className={styles.label} id="rebooking-allowed">
            {t('rebooking.rebooking')}
          </span>
          <SegmentedControl
            fullWidth
            aria-labelledby="rebooking-allowed"
            value={values.isAllowed ? 'differs' : 'none'}
            onChange={(chosen) => {
              setFieldValue('isAllowed', chosen === 'differs');
              onDirty(true);
            }}
            data={[
              { value: 'differs', label: t('rebooking.otherRules') },
              { value: 'none', label: t('rebooking.notAllowed') },
            ]}
          />
        </div>
        {values.isAllowed && <RulesThatDiffer form={form.fields} onChange={() => onDirty(true)} />}
        {errors.isAllowed && (
          <p role="alert" className={styles.error}>
            {errors.isAllowed}
          </p>
        )}
      </Fields>
      <p className={styles.hint}>{t('settings.startsNextDay')}</p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.saving}>
          {t(exception ? 'rebooking.save' : 'rebooking.add')}
        </Button>
      </div>
    </form>
  );
}
