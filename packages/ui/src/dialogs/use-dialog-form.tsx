import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../states/messages.tsx';
import { Notice } from '../states/notice.tsx';
import styles from './form-dialog.module.css';

export interface DialogFormProps {
  title: string;
  /** Verb + object: 'Create location'. */
  submitLabel: string;
  /** What leaving it means, where 'Cancel' could be taken for the act: 'Stay open'. */
  cancelLabel?: string;
  /** To the step before. */
  back?: { label: string; onClick: () => void } | undefined;
  destructive?: boolean;
  busy?: boolean;
  /** There is nothing to be done. */
  disabled?: boolean;
  /** Shown instead of the fields while what they start from is not there; nothing can be submitted meanwhile. */
  instead?: ReactNode;
  /** The general error of the last try. */
  error?: string | null;
  /** Changed by what is no field, such as keys on the screen. */
  changed?: boolean;
  /** Buttons for a desk, where everything is done by touch. */
  large?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The form of a dialog or side sheet, with its buttons at the end of it. `leave` is for all other ways out: it asks first
 * where something was typed; Cancel says it already.
 */
export function useDialogForm(
  props: DialogFormProps,
  opened: boolean,
): { leave: () => void; form: ReactNode } {
  const { t } = useMessages();
  const [typed, setTyped] = useState(false);
  const [asking, setAsking] = useState(false);
  const form = useFocusOnceThere(!props.instead);
  useEffect(() => {
    if (opened) return;
    setTyped(false);
    setAsking(false);
  }, [opened]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(false);
    props.onSubmit();
  };
  return {
    leave: () => (typed || props.changed ? setAsking(true) : props.onClose()),
    form: (
      <form ref={form} onSubmit={submit} onInput={() => setTyped(true)} noValidate className={styles.form}>
        {asking && (
          <Notice
            tone="warning"
            title={t('ui.unsavedChanges')}
            links={
              <>
                <Button size="compact-sm" variant="subtle" autoFocus onClick={() => setAsking(false)}>
                  {t('ui.leave.continue')}
                </Button>
                <Button size="compact-sm" variant="subtle" color="danger" onClick={props.onClose}>
                  {t('ui.discard')}
                </Button>
              </>
            }
          />
        )}
        {props.error && <Notice tone="danger">{props.error}</Notice>}
        {props.instead || props.children}
        <div className={styles.buttons} data-large={props.large || undefined}>
          {props.back && (
            <Button variant="subtle" className={styles.back} onClick={props.back.onClick}>
              {props.back.label}
            </Button>
          )}
          <Button onClick={props.onClose}>{props.cancelLabel ?? t('ui.cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            color={props.destructive ? 'danger' : 'ink'}
            loading={props.busy}
            disabled={props.disabled || Boolean(props.instead)}
          >
            {props.submitLabel}
          </Button>
        </div>
      </form>
    ),
  };
}

/** Fields that come later get the focus that they would have had from the start. */
function useFocusOnceThere(isThere: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current)
      form.current?.querySelector<HTMLElement>('[data-autofocus], input')?.focus();
    wasThere.current = isThere;
  }, [isThere]);
  return form;
}
