import { useEffect, useRef } from 'react';
import * as words from '#words/platform/codes.ts';
import { CodeField } from './code-field.tsx';
import type { InputFieldProps } from './field.tsx';

/** The second step of a login. It takes the focus: the step before it has gone with the fields that had it. */
export function CodeStep({
  field,
}: {
  field: Pick<InputFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;
}) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={frame} className="grid gap-4">
      <p>{words.passwordRight}</p>
      <CodeField hint={words.whichCode} {...field} />
    </div>
  );
}
