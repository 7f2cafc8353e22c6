import { useEffect, useRef } from 'react';
import { useMessages } from '../app/messages.ts';

interface HandheldFieldProps {
  isListening: boolean;
  onCode: (code: string) => void;
  /** Enter without a code: the same as the button that is waiting. */
  onEnter: () => void;
}

/**
 * Handheld scanners type: this hidden field takes the focus back whenever no other element has it, so that a code is
 * never lost. A person who moves with Tab keeps the focus.
 */
export function HandheldField({ isListening, onCode, onEnter }: HandheldFieldProps) {
  const { t } = useMessages();
  const field = useRef<HTMLInputElement>(null);

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
        const typed = field.current;
        const code = typed?.value.trim() ?? '';
        if (typed) typed.value = '';
        if (code === '') onEnter();
        else onCode(code);
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
