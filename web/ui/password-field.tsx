import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/platform/fields.ts';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { controlClass, Field, type InputFieldProps } from './field.tsx';

/** A password, hidden until its owner asks to see it. Give `autoComplete` "current-password" or "new-password". */
export function PasswordField({ label, hint, error, required, id, className, ...input }: InputFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(wiring) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className={cx(controlClass, 'block pr-13')}
          />
          <IconButton
            label={isShown ? words.hidePassword : words.showPassword}
            icon={isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
            aria-controls={wiring.id}
            className="absolute inset-y-0 right-0.5 my-auto text-ink-soft"
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
