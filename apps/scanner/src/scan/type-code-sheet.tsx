import { useMessages } from '../app/messages.ts';
import { Sheet } from '../app/sheet.tsx';

interface TypeCodeSheetProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** For a code that no reader can read: a torn ticket, a broken screen. */
export function TypeCodeSheet({ onCode, onClose }: TypeCodeSheetProps) {
  const { t } = useMessages();
  return (
    <Sheet title={t('scanner.type.title')} onClose={onClose}>
      <form
        action={(form) => {
          const code = String(form.get('code') ?? '').trim();
          if (code !== '') onCode(code);
        }}
      >
        <label>
          <span>{t('scanner.type.label')}</span>
          <input
            name="code"
            required
            maxLength={512}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </label>
        <div className="gate-buttons">
          <button type="button" onClick={onClose}>
            {t('scanner.type.cancel')}
          </button>
          <button type="submit" className="button-solid">
            {t('scanner.type.submit')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
