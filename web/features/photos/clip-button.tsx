import { Film } from 'lucide-react';
import type { Look } from '#domain/rules/photos/weekly-photos.ts';
import { clipType } from '#web/lib/record-clip.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import * as words from '#words/report/time-lapse.ts';
import { framesOf } from './film-panel.tsx';
import { useClip } from './use-clip.ts';

/** Saves the photos of looks as a clip; nothing where the browser makes none. */
export function ClipButton({ looks }: { looks: readonly Look[] }) {
  const clip = useClip(framesOf(looks));
  if (!clipType()) return null;
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="secondary"
        icon={<Film className="size-5" />}
        pending={clip.isPending}
        pendingText={words.makingClip}
        onClick={clip.save}
      >
        {words.saveClip}
      </Button>
      <FieldError isSilent>{clip.failure}</FieldError>
    </div>
  );
}
