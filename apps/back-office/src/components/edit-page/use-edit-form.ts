import type { Refusal, Result } from '@foyer/domain/result/result.ts';
import { leadToFirstError } from '@foyer/ui/fields/lead-focus.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { useErrorText } from '../use-error-text.ts';
import type { FailedTry } from './failed-try.ts';
import { atItsList, placeRefusals } from './place-refusals.ts';

interface EditFormOptions<Values, Checked, Version> {
  /**
   * What the server has: the form starts from it, Discard returns to it, and when it changes (the ids of new rows
   * after a save) a form without changes takes it over. So does, after its own save, a form in which was typed during
   * that save: its changed fields keep what was typed.
   */
  values: Values;
  /**
   * The rule that form and server share. It loads its own code, because the rules (zod) are a fifth of what a page
   * may weigh: `async (values) => parseInput((await import('...location-input.ts')).locationInput, values)`. It is
   * called once when the form is first touched, so that the code is there before a save.
   */
  check?: (values: Values) => Result<Checked> | Promise<Result<Checked>>;
  /**
   * The version that `values` belong to. An edit names it, so that a save over another person's change is refused
   * (`changed-meanwhile`): it is the version of what the form shows, never a newer one that was only fetched.
   */
  version?: Version;
  /** The field of the form where rule and server call it otherwise: `priceMinor` is typed as `price`. */
  controlOf?: (field: string) => string;
  /** Whether the form marks refusals at names that are no values of it; otherwise they are shown in words. */
  marksOtherFields?: boolean;
  /** Writes to the server what was typed, or what the rule made of it; rejects with a ValidationError on a refusal. */
  save: (values: Values, checked: Checked, seenVersion: Version) => Promise<unknown>;
}

export interface EditForm<Values> {
  /** Mantine's form: `form.fields.getInputProps('name')` gives a field its value and error. */
  fields: UseFormReturnType<Values>;
  /** How many of the top-level values differ from what the server has. */
  changedCount: number;
  saving: boolean;
  /** Of the last try: 'Could not save 2 fields', or the general message. */
  error: string | null;
  /** The last try, where it failed. */
  failedTry: FailedTry | null;
  /** Answers whether everything was saved. */
  submit: () => Promise<boolean>;
  discard: () => void;
}

/** The state of an edit page or form dialog: values, changes, field errors by rule and by server, saving. */
export function useEditForm<
  Values extends Record<string, unknown>,
  Checked = unknown,
  Version extends number | string = number,
>(options: EditFormOptions<Values, Checked, Version>): EditForm<Values> {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [saving, setSaving] = useState(false);
  const submitting = useRef(false);
  // What is said of the last try; where it is said at fields alone, those that still have an error are counted.
  const [refused, setRefused] = useState<(FailedTry & { told: string | undefined }) | null>(null);
  const fields = useForm<Values>({ mode: 'controlled', initialValues: options.values });

  const changed = Object.keys(fields.getValues()).filter((name) => fields.isDirty(name));
  const changedCount = changed.length;
  const onServer = JSON.stringify([options.values, options.version]);
  const takenOver = useRef(onServer);
  const seenVersion = useRef(options.version);
  /** The form saved, and what the server made of that is not taken over yet. */
  const savedItself = useRef(false);
  /** What had the focus when it was saved. */
  const savedFrom = useRef<Element | null>(null);

  const wrongCount = Object.keys(fields.errors).length;

  // Before the page is painted: what is typed a moment later would be overwritten, or be no change.
  useLayoutEffect(() => {
    if (saving || takenOver.current === onServer) return;
    const { values } = options;
    const saved = fields.getInitialValues();
    const isAsSaved = (name: string) => JSON.stringify(values[name]) === JSON.stringify(saved[name]);
    if (changed.length > 0 && !(savedItself.current && changed.every(isAsSaved))) return;
    takenOver.current = onServer;
    savedItself.current = false;
    seenVersion.current = options.version;
    const shown = fields.getValues();
    fields.setInitialValues(values);
    fields.setValues({ ...values, ...Object.fromEntries(changed.map((name) => [name, shown[name]])) });
    fields.resetDirty(values);
  });

  const touched = changedCount > 0;
  const { check } = options;
  const prepare = useRef(() => {});
  prepare.current = () => void askRule(check, fields.getValues()).catch(() => {});
  useEffect(() => {
    if (touched) prepare.current();
  }, [touched]);

  const showErrors = (errors: Record<string, string>, general?: string) => {
    // Drawn at once, so that the focus finds the field.
    flushSync(() => {
      fields.setErrors(errors);
      setRefused({ told: general, fields: Object.keys(errors) });
    });
    leadToFirstError(savedFrom.current);
    return false;
  };

  const showRefusals = (refusals: readonly Refusal[]) => {
    const names = Object.keys(fields.getValues());
    const hasField = (field: string) => options.marksOtherFields || names.includes(field.split('.')[0] ?? '');
    const controlOf = (field: string) => {
      const control = options.controlOf?.(field) ?? field;
      return atItsList(control, (name) => typeof fields.getInputProps(name).value);
    };
    const { atFields, general } = placeRefusals(refusals, hasField, controlOf);
    const errors = Object.fromEntries(atFields.map(({ field, refusal }) => [field, errorText(refusal)]));
    const told = [...new Set(general.map(errorText))].join(' ');
    return showErrors(errors, told || undefined);
  };

  const submit = async () => {
    if (submitting.current) return false;
    submitting.current = true;
    savedFrom.current = document.activeElement;
    try {
      const values = fields.getValues();
      const checked = await askRule(check, values);
      if (!checked.ok) return showRefusals(checked.refusals);
      setSaving(true);
      savedItself.current = false;
      await options.save(values, checked.value, seenVersion.current as Version);
      savedItself.current = true;
      fields.setInitialValues(values);
      fields.resetDirty(values);
      fields.clearErrors();
      setRefused(null);
      return true;
    } catch (failure) {
      if (!(failure instanceof ValidationError)) return showErrors({}, t('ui.somethingWentWrong.message'));
      const { main } = failure;
      const told = [...failure.fields, ...(main ? [main] : [])].map((one) => ({
        ...one,
        code: one.errorKey,
      }));
      return told.length > 0 ? showRefusals(told) : showErrors({}, failure.message);
    } finally {
      submitting.current = false;
      setSaving(false);
    }
  };

  return {
    fields,
    changedCount,
    saving,
    failedTry: refused,
    error: refused && (refused.told ?? (wrongCount > 0 ? t('ui.couldNotSave', { count: wrongCount }) : null)),
    submit,
    discard: () => {
      savedItself.current = false;
      fields.reset();
      setRefused(null);
    },
  };
}

/** What the rule says; without a rule everything is well. Rejects when the rule's code cannot be fetched. */
async function askRule<Values, Checked>(
  check: EditFormOptions<Values, Checked, never>['check'],
  values: Values,
): Promise<Result<Checked>> {
  return check ? check(values) : { ok: true, value: undefined as Checked };
}
