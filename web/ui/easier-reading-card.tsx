import { useEasierReading } from '#web/lib/easier-reading.ts';
import { Card } from './card.tsx';
import { CheckboxField } from './checkbox-field.tsx';

/** §30.8: sets wider letters, on every screen. */
export function EasierReadingCard() {
  const [isEasier, choose] = useEasierReading();
  return (
    <Card as="section" className="grid gap-3">
      <h2>Reading</h2>
      <CheckboxField
        label="Easier to read"
        hint="Puts more room between letters, words and lines. This device remembers it until you log out."
        checked={isEasier}
        onChange={({ target }) => choose(target.checked)}
      />
    </Card>
  );
}
