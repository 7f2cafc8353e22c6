import { type ReactNode, useEffect, useRef } from 'react';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal sheet: the browser keeps the focus inside, and one Escape closes it, also where a field to search in has a text. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={title}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Such a field takes the first Escape to empty itself.
        event.preventDefault();
        dialog.current?.close();
      }}
    >
      <h2>{title}</h2>
      {children}
    </dialog>
  );
}
