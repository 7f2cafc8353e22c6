import type { ReactElement } from 'react';

type Look = 'closed' | 'locked' | 'ajar';

/** What distinguishes the middle door from the others. */
const details: Record<Look, ReactElement> = {
  closed: (
    <>
      <circle cx="104" cy="72" r="4" fill="#f0bf62" />
      <path d="M80 82h48v5H80zm0 18h48v5H80z" fill="#f0bf62" />
    </>
  ),
  locked: (
    <>
      <path d="M96 84v-6a8 8 0 0 1 16 0v6" fill="none" stroke="#fff4df" strokeWidth="4" />
      <rect x="91" y="84" width="26" height="21" rx="3" fill="#fff4df" />
    </>
  ),
  ajar: <path d="M104 124V44.6a24 24 0 0 1 24 23.4v56z" fill="#fff4df" />,
};

/** Three doors, of which the middle one is shut, locked or ajar: the picture of a page without content. */
export function Doors({ look }: { look: Look }) {
  return (
    <svg width="208" height="124" viewBox="0 0 208 124" aria-hidden="true">
      <path d="M0 124V64a43 43 0 0 1 86 0v60z" fill="#c9cfe6" />
      <path d="M122 124V71a43 43 0 0 1 86 0v53z" fill="#f4c9a6" />
      <path d="M60 124V44a44 44 0 0 1 88 0v80z" fill={look === 'locked' ? '#8096e6' : '#2447b5'} />
      <path d="M80 124V68a24 24 0 0 1 48 0v56z" fill="#1e2d63" />
      {details[look]}
    </svg>
  );
}
