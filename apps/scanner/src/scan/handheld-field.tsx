import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../app/messages.ts';
import { typedSign } from './typed-sign.ts';

interface HandheldFieldProps {
  isListening: boolean;
  onCode: (code: string) => void;
  /** Enter without a code: the same as the button that is waiting. */
  onEnter: () => void;
}

/**
 * Handheld scanners type: this hidden field takes the focus back whenever no other element has it, so that a code is
 * never lost. A person who moves with Tab keeps the focus. Characters are noted beside the field: a field that takes them is laid
 * out and painted for each, also while a verdict is worked out.
 */
export function HandheldField({ isListening, onCode, onEnter }: HandheldFieldProps) {
  const { t } = useMessages();
  const field = useRef<HTMLInputElement>(null);
  /** What was typed after the text of the field. */
  const noted = useRef('');

  const enter = () => {
    const typing = field.current;
    const code = `${typing?.value ?? ''}${noted.current}`.trim();
    noted.current = '';
    if (typing?.value) typing.value = '';
    if (code === '') onEnter();
    else onCode(code);
  };
  /** The browser continues after what was typed so far. */
  const putIntoField = useEffectEvent(() => {
    if (field.current && noted.current !== '') field.current.value += noted.current;
    noted.current = '';
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typing = field.current;
    if (!typing || event.target !== typing || event.defaultPrevented) return;
    const sign = typedSign(event);
    if (sign === '') return;
    const isEnter = event.key === 'Enter' && !event.isComposing;
    if (sign !== null || isEnter) event.preventDefault();
    if (sign !== null) noted.current += sign;
    else if (isEnter) enter();
    else putIntoField();
  });

  useEffect(() => {
    const typing = field.current;
    // After the screens, which take some keys for themselves.
    window.addEventListener('keydown', onKey);
    // Text that comes without a key.
    typing?.addEventListener('beforeinput', putIntoField);
    return () => {
      window.removeEventListener('keydown', onKey);
      typing?.removeEventListener('beforeinput', putIntoField);
    };
  }, []);

  useEffect(() => {
    if (!isListening) return;
    const takeFocus = () => {
      const typing = field.current;
      if (!typing) return;
      typing.focus({ preventScroll: true });
      // Chromium gives the focus back without a caret after a dialog that Escape or the back gesture closed: keys are lost.
      typing.setSelectionRange(typing.value.length, typing.value.length);
    };
    const afterClick = () => setTimeout(takeFocus);
    const afterBlur = () => setTimeout(() => document.activeElement === document.body && takeFocus());
    // A tap elsewhere must not take the focus for even a moment: a scanner may be typing just then.
    const keepFocus = (event: MouseEvent) => event.preventDefault();
    takeFocus();
    document.addEventListener('mousedown', keepFocus);
    document.addEventListener('click', afterClick);
    document.addEventListener('focusout', afterBlur);
    window.addEventListener('focus', takeFocus);
    return () => {
      document.removeEventListener('mousedown', keepFocus);
      document.removeEventListener('click', afterClick);
      document.removeEventListener('focusout', afterBlur);
      window.removeEventListener('focus', takeFocus);
    };
  }, [isListening]);

  return (
    <form
      aria-label={t('scanner.ready.handheld')}
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <input
        ref={field}
        className="spoken"
        aria-label={t('scanner.ready.handheld')}
        inputMode="none"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        tabIndex={-1}
      />
    </form>
  );
}
