import { useRef } from 'react';
import { onDemand } from '../states/on-demand.tsx';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

const Window = onDemand(async () => (await import('./confirm-dialog-window.tsx')).ConfirmDialogWindow);

/** Fetches the dialog's code before it is needed: a page that can lose something does so at the first change. */
export const prepareConfirmDialog = Window.prepare;

/**
 * Asks before an act (specification 000, section 9; design.md, section 5, Dialogs): 400 wide, 440 with a third
 * button; 480 high with a picture, else as high as its text and at most that. Cancel is left of confirm; focus starts
 * on the safe button when the act destroys something. It stays open until the act has succeeded (decision 0029).
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const wasOpened = useRef(false);
  wasOpened.current ||= props.opened;
  return wasOpened.current ? <Window {...props} /> : null;
}
