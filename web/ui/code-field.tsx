import * as words from '#words/platform/codes.ts';
import { type InputFieldProps, TextField } from './field.tsx';

/** A code that is typed once. The telephone offers the one that it has; letters may be in it too. */
export function CodeField(props: Omit<InputFieldProps, 'label'>) {
  return (
    <TextField
      label={words.code}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      {...props}
    />
  );
}
