import styles from './meter.module.css';

interface MeterProps {
  value: number;
  max: number;
  /** What is measured, in words: 'Scanned today, 589 of 1,219'. */
  label: string;
  tone?: 'accent' | 'success' | 'warning' | 'danger';
}

const fills = {
  accent: 'var(--accent)',
  success: 'var(--success)',
  warning: 'var(--warning-fill)',
  danger: 'var(--danger)',
};

/** A share as a bar; a maximum of nothing is an empty bar. */
export function Meter({ value, max, label, tone = 'accent' }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={styles.track} role="img" aria-label={label}>
      <div className={styles.fill} style={{ inlineSize: `${share * 100}%`, background: fills[tone] }} />
    </div>
  );
}
