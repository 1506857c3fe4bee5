import { useEasierReading } from '#web/lib/easier-reading.ts';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import * as words from '#words/platform/easier-reading.ts';

/** PRODUCT.md#easier-to-read: sets wider letters, on every screen. */
export function EasierReadingCard() {
  const [isEasier, choose] = useEasierReading();
  return (
    <Card as="section" className="grid gap-3">
      <h2>{words.title}</h2>
      <CheckboxField
        label={words.easier}
        hint={words.hint}
        checked={isEasier}
        onChange={({ target }) => choose(target.checked)}
      />
    </Card>
  );
}
