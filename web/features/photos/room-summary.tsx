import { roomMessage } from '#domain/rules/photos/photo.ts';
import { Alert } from '#web/ui/alert.tsx';
import { said } from '#words/sentences.ts';
import { usePhotoRoom } from './change-photos.queries.ts';

/** Says that little room is left for photos, before one has to be refused. */
export function RoomSummary() {
  const { data: room } = usePhotoRoom();
  const message = room && roomMessage(room);
  return message ? (
    <Alert tone="warning" live>
      {said(message)}
    </Alert>
  ) : null;
}
