import type { ReactElement } from 'react';

/** Drawn, because not every system shows flag characters; a country without a drawing shows its letters. */
const flags: Record<string, ReactElement> = {
  NL: (
    <>
      <path d="M0 0h18v4H0z" fill="#ae1c28" />
      <path d="M0 4h18v4H0z" fill="#fff" />
      <path d="M0 8h18v4H0z" fill="#21468b" />
    </>
  ),
  US: (
    <>
      <path d="M0 0h18v12H0z" fill="#fff" />
      <path d="M0 0h18v1.7H0zm0 3.4h18v1.7H0zm0 3.4h18v1.7H0zm0 3.4h18V12H0z" fill="#b22234" />
      <path d="M0 0h8v6.8H0z" fill="#3c3b6e" />
    </>
  ),
};

export function Flag({ country }: { country: string }) {
  return (
    <svg width="18" height="12" viewBox="0 0 18 12" aria-hidden="true">
      {flags[country] ?? (
        <text x="9" y="10" textAnchor="middle" fontSize="10" fontWeight="600" fill="currentColor">
          {country}
        </text>
      )}
    </svg>
  );
}
