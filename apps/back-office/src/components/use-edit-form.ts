import type { Result } from '@foyer/domain/result/result.ts';
import { useMessages } from '@foyer/ui/messages.tsx';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { ValidationError } from '../session/validation-error.ts';
import { useErrorText } from './use-error-text.ts';

interface EditFormOptions<Values> {
  /**
   * What the server has: the form starts from it, Discard returns to it, and when it changes (the ids of new rows
   * after a save) a form without changes takes it over.
   */
  values: Values;
  /** The rule that form and server share, usually `(values) => parseInput(locationInput, values)`. */
  check?: (values: Values) => Result<unknown>;
  /** Writes to the server; rejects with a ValidationError when it refuses. */
  save: (values: Values) => Promise<unknown>;
}

export interface EditForm<Values> {
  /** Mantine's form: `form.fields.getInputProps('name')` gives a field its value and error. */
  fields: UseFormReturnType<Values>;
  /** How many of the top-level values differ from what the server has. */
  changedCount: number;
  saving: boolean;
  /** Of the last try: 'Could not save 2 fields', or the general message. */
  error: string | null;
  /** Answers whether everything was saved. */
  submit: () => Promise<boolean>;
  discard: () => void;
}

/** The state of an edit page or form dialog: values, changes, field errors by rule and by server, saving. */
export function useEditForm<Values extends Record<string, unknown>>(
  options: EditFormOptions<Values>,
): EditForm<Values> {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const fields = useForm<Values>({ mode: 'controlled', initialValues: options.values });

  const changedCount = Object.keys(fields.getValues()).filter((name) => fields.isDirty(name)).length;
  const onServer = JSON.stringify(options.values);
  const takenOver = useRef(onServer);

  useEffect(() => {
    if (saving || changedCount > 0 || takenOver.current === onServer) return;
    takenOver.current = onServer;
    fields.setInitialValues(options.values);
    fields.setValues(options.values);
    fields.resetDirty(options.values);
  });

  const showErrors = (errors: Record<string, string>, general?: string) => {
    fields.setErrors(errors);
    setError(general ?? t('ui.couldNotSave', { count: Object.keys(errors).length }));
    focusFirstError();
    return false;
  };

  const submit = async () => {
    const values = fields.getValues();
    const checked = options.check?.(values);
    if (checked && !checked.ok) {
      const main = checked.refusals.find((refusal) => !refusal.field || refusal.field === 'main');
      const byField = checked.refusals.filter((refusal) => refusal !== main);
      const errors = Object.fromEntries(byField.map((refusal) => [refusal.field ?? '', errorText(refusal)]));
      return showErrors(errors, main && errorText(main));
    }
    setSaving(true);
    try {
      await options.save(values);
      fields.setInitialValues(values);
      fields.resetDirty(values);
      fields.clearErrors();
      setError(null);
      return true;
    } catch (refused) {
      if (!(refused instanceof ValidationError)) return showErrors({}, t('ui.somethingWentWrong.message'));
      const spoken = refused.fields.map(
        (one) => [one.field, errorText({ ...one, code: one.errorKey })] as const,
      );
      const { main } = refused;
      const general = main ? errorText({ ...main, code: main.errorKey }) : refused.message;
      return showErrors(Object.fromEntries(spoken), spoken.length && !main ? undefined : general);
    } finally {
      setSaving(false);
    }
  };

  return {
    fields,
    changedCount,
    saving,
    error,
    submit,
    discard: () => {
      fields.reset();
      setError(null);
    },
  };
}

/** After a failed save the focus goes to the first field with an error. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
