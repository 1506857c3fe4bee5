import { IdCard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { title } from '#words/sign-in/sign-in-cards.tsx';
import * as words from '#words/troop/leader-meeting.ts';
import { SignInCardDialog } from './sign-in-card-dialog.tsx';

type Named = { readonly id: string; readonly name: string };

/**
 * A card for one of some scouts, such as at a meeting with the tablet: whose it is, then the card
 * (PRODUCT.md#sign-in-cards).
 */
export function PickCardForm({ scouts }: { scouts: readonly Named[] }) {
  const [id, setId] = useState('');
  const [isAsked, ask] = useState(false);
  const scout = scouts.find((it) => it.id === id);
  return (
    <div className="grid gap-3">
      <SelectField
        label={words.whoseCard}
        placeholder={words.choose}
        options={scouts.map((it) => ({ value: it.id, label: it.name }))}
        value={id}
        onChange={({ target }) => setId(target.value)}
      />
      {scout && (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<IdCard aria-hidden="true" className="size-5" />}
          aria-haspopup="dialog"
          onClick={() => ask(true)}
        >
          {title}
        </Button>
      )}
      {scout && isAsked && <SignInCardDialog scout={scout} onClose={() => ask(false)} />}
    </div>
  );
}
