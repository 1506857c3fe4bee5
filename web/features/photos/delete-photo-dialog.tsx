import type { Photo } from '#domain/contract/photos/photos.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { failureWords } from '#web/lib/failure-words.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as viewer from '#words/photos/photo-viewer.ts';
import * as fields from '#words/platform/fields.ts';
import { useDeletePhoto } from './change-photos.queries.ts';
import type { PhotoWords } from './photos.queries.ts';

export type DeletePhotoDialogProps = {
  photo: Photo | null;
  projectId: string;
  words: PhotoWords;
  onClose: () => void;
};

/** Asks before a photo is deleted (PRODUCT.md#photo-panel, PRODUCT.md#kinds-of-picture). */
export function DeletePhotoDialog({ photo, projectId, words, onClose }: DeletePhotoDialogProps) {
  const remove = useDeletePhoto();
  const confirm = async () => {
    if (!photo) return;
    try {
      await remove.mutateAsync({ photo, projectId });
      toast({ title: words.deleted });
      onClose();
    } catch (error) {
      if (isUnauthorized(error)) return;
      toast({ title: fields.error, description: words.notDeleted, variant: 'destructive' });
    }
  };
  return (
    <ConfirmDialog
      open={photo !== null}
      onOpenChange={onClose}
      title={viewer.removing.title}
      body={viewer.removing.body}
      confirmLabel={viewer.removing.confirm}
      pendingText={fields.deleting}
      danger
      pending={remove.isPending}
      onConfirm={confirm}
      failure={failureWords(remove.error, words.notDeleted)}
    />
  );
}
