import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './primary-action.module.css';

interface PrimaryActionProps {
  /** Whether the action had the focus where it stood before; shared by all its places. */
  hadFocus: RefObject<boolean>;
  /** Hears when a press begins, and when it and its click are over. */
  onPressing: ((isPressing: boolean) => void) | undefined;
  children: ReactNode;
}

/** The one primary action of a list. Where it moves from the heading into an empty list, or back, it keeps the focus. */
export function PrimaryAction({ hadFocus, onPressing, children }: PrimaryActionProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const here = place.current;
    if (hadFocus.current) here?.querySelector<HTMLElement>('a, button')?.focus();
    hadFocus.current = false;
    // An effect is cleaned up before its elements are taken out of the page: they still have the focus.
    return () => {
      hadFocus.current = here?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);
  return (
    <span
      ref={place}
      className={styles.place}
      onPointerDown={() => {
        if (!onPressing) return;
        onPressing(true);
        const end = () => setTimeout(() => onPressing(false));
        for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, end, { once: true });
      }}
    >
      {children}
    </span>
  );
}
