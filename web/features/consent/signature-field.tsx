import { Eraser, Keyboard, PenLine, Undo2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { SIGNATURE_HEIGHT_PX, SIGNATURE_WIDTH_PX } from '#domain/limits.ts';
import { imageOfName, imageOfStrokes, PEN, type Strokes, scaled } from '#web/lib/signature-image.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { FieldError, FieldHint, RequiredMark, TextField } from '#web/ui/field.tsx';
import * as words from '#words/consent/signature.ts';

export type SignatureFieldProps = {
  /** An image data string, or '' while nobody has signed. */
  value: string;
  onChange: (image: string) => void;
  error?: string | undefined;
};

/**
 * PRODUCT.md#the-consent-page: the signature, drawn by mouse, finger or pen; who cannot draw types the name
 * (PRODUCT.md#the-record-of-a-consent).
 */
export function SignatureField({ value, onChange, error }: SignatureFieldProps) {
  const [isTyped, setIsTyped] = useState(false);
  const errorId = useId();

  const changeWay = () => {
    setIsTyped(!isTyped);
    onChange('');
  };

  return (
    <fieldset
      tabIndex={-1}
      // A group cannot be called invalid: by this the form finds where to lead.
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? errorId : undefined}
      className="grid min-w-0 justify-items-start gap-2"
    >
      <legend className="mb-2 font-semibold">
        {words.label}
        <RequiredMark />
      </legend>
      {isTyped ? (
        <TypedSignature value={value} onChange={onChange} />
      ) : (
        <DrawnSignature value={value} onChange={onChange} isWrong={error !== undefined} />
      )}
      <FieldError id={errorId}>{error}</FieldError>
      <Button
        variant="quiet"
        size="sm"
        icon={isTyped ? <PenLine className="size-5" /> : <Keyboard className="size-5" />}
        onClick={changeWay}
      >
        {isTyped ? words.drawInstead : words.typeInstead}
      </Button>
    </fieldset>
  );
}

type WayProps = Pick<SignatureFieldProps, 'value' | 'onChange'>;

function DrawnSignature({ value, onChange, isWrong }: WayProps & { isWrong: boolean }) {
  const { canvas, undo, clear } = useSignaturePad(onChange);
  const hintId = useId();
  return (
    <>
      <div
        className={cx(
          'relative max-w-full overflow-hidden rounded-md border-2 border-dashed bg-[white]',
          isWrong ? 'border-danger' : 'border-line-strong',
        )}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={value ? words.drawn : words.empty}
          aria-describedby={hintId}
          width={SIGNATURE_WIDTH_PX}
          height={SIGNATURE_HEIGHT_PX}
          style={{ width: SIGNATURE_WIDTH_PX, aspectRatio: SIGNATURE_WIDTH_PX / SIGNATURE_HEIGHT_PX }}
          className="block h-auto max-w-full cursor-crosshair touch-none"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-6 bottom-9 border-[#999] border-b"
        />
      </div>
      <FieldHint id={hintId}>{words.hint}</FieldHint>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<Undo2 className="size-5" />}
          disabled={value === ''}
          onClick={undo}
        >
          {words.undo}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Eraser className="size-5" />}
          disabled={value === ''}
          onClick={clear}
        >
          {words.clear}
        </Button>
      </div>
    </>
  );
}

function TypedSignature({ value, onChange }: WayProps) {
  return (
    <>
      <TextField
        label={words.fullName}
        hint={words.typedHint}
        autoComplete="name"
        className="w-full max-w-[404px]"
        onChange={(event) => onChange(imageOfName(event.target.value))}
      />
      {value && (
        <img
          src={value}
          alt={words.typed}
          width={SIGNATURE_WIDTH_PX}
          height={SIGNATURE_HEIGHT_PX}
          className="h-auto max-w-full rounded-md border-2 border-line-strong border-dashed"
        />
      )}
    </>
  );
}

/** A canvas to draw on, as large as the screen lets it be; tells each change as an image of 400 by 150. */
function useSignaturePad(onChange: (image: string) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const strokes = useRef<Strokes>([]);
  const tell = useRef(onChange);
  tell.current = onChange;

  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const signaturePad = new SignaturePad(element, PEN);
    pad.current = signaturePad;
    // Turning a phone resizes the canvas, and a canvas that is resized forgets what was drawn on it.
    const takeSize = () => {
      const width = Math.round(element.clientWidth * devicePixelRatio);
      // Where it is hidden it has no size, and comes back as it was.
      if (width === 0 || element.width === width) return;
      element.width = width;
      element.height = Math.round(element.clientHeight * devicePixelRatio);
      element.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio);
      signaturePad.fromData(scaled(strokes.current, shownScale(element)));
    };
    // At once too: a first stroke must not be under way when the observer first speaks up.
    takeSize();
    const resizing = new ResizeObserver(takeSize);
    resizing.observe(element);
    signaturePad.addEventListener('endStroke', () => {
      strokes.current = scaled(signaturePad.toData(), 1 / shownScale(element));
      tell.current(imageOfStrokes(strokes.current));
    });
    return () => {
      resizing.disconnect();
      signaturePad.off();
    };
  }, []);

  function keep(next: Strokes): void {
    strokes.current = next;
    if (canvas.current) pad.current?.fromData(scaled(next, shownScale(canvas.current)));
    onChange(imageOfStrokes(next));
  }

  return { canvas, undo: () => keep(strokes.current.slice(0, -1)), clear: () => keep([]) };
}

function shownScale(canvas: HTMLCanvasElement): number {
  return canvas.clientWidth / SIGNATURE_WIDTH_PX;
}
