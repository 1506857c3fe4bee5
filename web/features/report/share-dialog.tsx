import { Copy, Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { Look } from '#domain/rules/photos/weekly-photos.ts';
import { latestOf } from '#domain/rules/report/report-photos.ts';
import { beginningOf } from '#domain/rules/report/timeline.ts';
import { downloadBlob } from '#web/lib/download.ts';
import { useObjectUrl } from '#web/lib/object-url.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { dismissErrors, toast } from '#web/ui/toast-store.ts';
import * as words from '#words/report/report.ts';
import { SharePhotoPicker } from './share-photo-picker.tsx';
import { type ShareFile, storyOf, useSharePicture } from './use-share-picture.ts';

export type ShareDialogProps = {
  summary: CompletionSummary;
  /** Say of which day their photos are. */
  looks: readonly Pick<Look, 'id' | 'observedAt'>[];
  /** The address of a photo's picture; the page knows where pictures are. */
  addressOf: (filename: string, size?: 'thumb') => string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** PRODUCT.md#completion: the social-share card. It lies in the browser only: no address of ours ever shows it. */
export function ShareDialog({ open, onOpenChange, ...card }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="lg" title={words.share.title}>
      <ShareCard {...card} />
    </Dialog>
  );
}

function ShareCard({ summary, looks, addressOf }: Omit<ShareDialogProps, 'open' | 'onOpenChange'>) {
  // The tree as it stands now.
  const [picked, setPicked] = useState<Photo | null>(() =>
    latestOf(summary.photos, looks, beginningOf(summary.project.createdAt, summary.timeline)),
  );
  const [isAllowed, setAllowed] = useState(false);
  const picture = useSharePicture(summary, picked && addressOf(picked.filename));
  const text = words.story(storyOf(summary));
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <Preview picture={picture} text={text} />
        <div className="grid min-w-0 content-start gap-4">
          <p className="rounded-md bg-moss px-5 py-4 text-lg text-on-moss">{text}</p>
          <SharePhotoPicker
            photos={summary.photos.toReversed()}
            thumbnailOf={(filename) => addressOf(filename, 'thumb')}
            picked={picked}
            onPick={setPicked}
          />
        </div>
      </div>
      {isAllowed ? (
        <WaysToShare text={text} picture={picture} />
      ) : (
        <AskFirst onAllowed={() => setAllowed(true)} />
      )}
    </div>
  );
}

function Preview({ picture, text }: { picture: ShareFile; text: string }) {
  const address = useObjectUrl(picture.state === 'drawn' ? picture.file : null);
  if (picture.state === 'failed') return <Alert tone="warning">{words.share.notMade}</Alert>;
  if (!address) return <Skeleton className="aspect-square w-full rounded-md" />;
  return <img src={address} alt={words.cardAlt(text)} className="aspect-square w-full rounded-md" />;
}

/** Nothing is handed out before a grown-up has seen it. */
function AskFirst({ onAllowed }: { onAllowed: () => void }) {
  return (
    <Dialog
      size="sm"
      trigger={
        <Button wide icon={<Share2 className="size-5" />}>
          {words.share.mine}
        </Button>
      }
      title={words.share.askTitle}
      description={words.share.ask}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{words.share.notNow}</Button>
          </DialogClose>
          <DialogClose>
            <Button onClick={onAllowed}>{words.share.saidYes}</Button>
          </DialogClose>
        </>
      }
    />
  );
}

function WaysToShare({ text, picture }: { text: string; picture: ShareFile }) {
  const file = picture.state === 'drawn' ? picture.file : null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(words.share.copied),
      () => toast({ ...words.share.notCopied, variant: 'destructive' }),
    );
  return (
    <div className="flex flex-wrap gap-2">
      {'share' in navigator && (
        <Button icon={<Share2 className="size-5" />} onClick={() => void share(text, file)}>
          {words.share.share}
        </Button>
      )}
      {file && (
        <Button
          variant="secondary"
          icon={<Download className="size-5" />}
          onClick={() => downloadBlob(file.name, file)}
        >
          {words.share.picture}
        </Button>
      )}
      {/* Only pages on https or localhost may write to the clipboard. */}
      {'clipboard' in navigator && (
        <Button variant="secondary" icon={<Copy className="size-5" />} onClick={() => void copy()}>
          {words.share.copy}
        </Button>
      )}
    </div>
  );
}

/** The browser's own share sheet, with the picture if it takes one; closing it cancels. */
async function share(text: string, file: File | null): Promise<void> {
  dismissErrors();
  const withPicture = { text, files: file ? [file] : [] };
  const takesPicture = file !== null && navigator.canShare?.(withPicture);
  try {
    await navigator.share(takesPicture ? withPicture : { text });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ ...words.share.notShared, variant: 'destructive' });
  }
}
