import { Notice } from '@foyer/ui/states/notice.tsx';

/** Why a form without a save bar was not saved. */
export function SaveError({ text }: { text: string }) {
  return <Notice tone="danger">{text}</Notice>;
}
