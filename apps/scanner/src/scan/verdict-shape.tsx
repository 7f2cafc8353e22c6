import type { ScanVerdict } from '@foyer/domain/scanning/scan-verdict.ts';

/** Circle and check, triangle and mark, square and cross: distinguishable without colour. */
export function VerdictShape({ verdict }: { verdict: ScanVerdict }) {
  return (
    <svg className={`shape shape-${verdict}`} viewBox="0 0 184 184" aria-hidden="true">
      {verdict === 'valid' && (
        <>
          <circle cx="92" cy="92" r="92" className="shape-ground" />
          <path d="M48 95l29 29 62-63" className="shape-mark" />
        </>
      )}
      {verdict === 'attention' && (
        <>
          <path d="M92 22 168 156H16Z" className="shape-ground shape-triangle" />
          <path d="M92 72v40M92 136v.1" className="shape-mark" />
        </>
      )}
      {verdict === 'refused' && (
        <>
          <rect width="184" height="184" rx="30" className="shape-ground" />
          <path d="M55 55l74 74M129 55l-74 74" className="shape-mark" />
        </>
      )}
    </svg>
  );
}
