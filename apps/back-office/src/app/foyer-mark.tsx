/** The arch of Foyer; decorative, its name is beside it or on its link. */
export function FoyerMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="6" fill="var(--ink)" />
      <path d="M4.5 22V12.5a8.5 8.5 0 0 1 17 0V22h-4v-9.5a4.5 4.5 0 0 0-9 0V22z" fill="var(--on-ink)" />
      <circle cx="13" cy="18.6" r="1.9" fill="var(--on-ink)" />
    </svg>
  );
}
