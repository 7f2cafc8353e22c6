import { useTexts } from '../app/texts.tsx';

interface LanguageSelectProps {
  languages: readonly string[];
  onChoose: (language: string) => void;
}

/** The page's languages, each named in itself to screen readers. */
export function LanguageSelect({ languages, onChoose }: LanguageSelectProps) {
  const { t, language } = useTexts();
  return (
    <select
      className="language-select"
      aria-label={t('shop.language')}
      value={language}
      onChange={(event) => onChoose(event.target.value)}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {code.toUpperCase()}
        </option>
      ))}
    </select>
  );
}
