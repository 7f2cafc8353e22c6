import { Notice } from '@foyer/ui/states/notice.tsx';
import type { ReactNode } from 'react';
import { operationName } from '../../session/graphql/graphql-document.ts';
import { EditGuard, type EditGuardProps } from './edit-guard.tsx';
import { EditableIf } from './editable-if.tsx';
import { FailedTryContext } from './failed-try.ts';
import { StaleNotice } from './stale-notice.tsx';
import type { EditForm } from './use-edit-form.ts';
import type { PageReview } from './use-touched-review.tsx';

export interface EditAreaProps extends EditGuardProps {
  form: EditGuardProps['form'] & Pick<EditForm<never>, 'failedTry'>;
  /** Whether the account has the right to edit. Without it nothing here can be changed or saved. */
  canEdit: boolean;
  /** Why nothing can be changed, where it is not a missing right; false where the page says so itself. */
  readOnlyReason?: string | false | undefined;
  /** The mutation that saves: refused because another person saved meanwhile, it is said with the way to reload. */
  change?: { error: Error | null; reset: () => void };
  /** What is read again then. */
  query?: string;
  /** Saving first shows the tickets that it touches. */
  review?: PageReview;
  /** Saving opens a dry run on a page of its own, where the change is applied: the form never counts as saved. */
  opensDryRun?: boolean;
  /** Between the notices of the frame and the fields; a reader can use it. */
  above?: ReactNode;
  /** The fields, with what belongs to them. */
  children: ReactNode;
}

/**
 * A form that is part of a page, with everything around its fields: save bar, question on leaving, review of touched
 * tickets, another person's save, and the read-only state of an account that may not edit. Parts of it that are shown one
 * at a time learn from `failed-try` which one to open. A page that is one form is an `EditPage`.
 */
export function EditArea(props: EditAreaProps) {
  const { canEdit, readOnlyReason, change, query, review, opensDryRun, above, children, ...guard } = props;
  const { form } = guard;
  const submit = async () => {
    const isSaved = await (review?.submit ?? form.submit)();
    return isSaved && !opensDryRun;
  };
  return (
    <>
      {canEdit && (
        <EditGuard {...guard} form={{ ...form, submit }} saveLabel={guard.saveLabel ?? review?.saveLabel} />
      )}
      {review?.dialog}
      {change && query && <StaleNotice form={form} change={change} queryName={operationName(query)} />}
      {/* The save bar says it of what was typed; of an untouched form the page does. */}
      {canEdit && !guard.withoutBar && form.error && form.changedCount === 0 && (
        <Notice tone="danger">{form.error}</Notice>
      )}
      {above}
      <EditableIf can={canEdit} reason={readOnlyReason}>
        <FailedTryContext value={form.failedTry}>{children}</FailedTryContext>
      </EditableIf>
    </>
  );
}
