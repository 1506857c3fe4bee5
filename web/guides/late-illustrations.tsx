import { type ComponentType, memo, startTransition, useEffect, useState } from 'react';
import { cx } from '#web/ui/class-names.ts';
import { useNear } from '#web/ui/use-near.ts';
import type { IllustrationProps } from './illustrations/parts/plate.tsx';

type Illustrations<Name extends string> = Readonly<Record<Name, ComponentType<IllustrationProps>>>;

/**
 * A component for the illustrations of a file, which no screen waits for: until the file has arrived an empty place of
 * their shape (4 to 3, unless `className` gives it another) keeps what is around it where it is. Where it does not
 * arrive the place stays empty; unlike with React's `lazy`, the screen lives on. It is drawn when its place comes near.
 * @param when 'ahead' asks for the file at once, for what is in nearly every view; 'when shown' only for what is there.
 */
export function lateIllustrations<Name extends string>(
  when: 'ahead' | 'when shown',
  file: () => Promise<Illustrations<Name>>,
) {
  let arrived: Illustrations<Name> | undefined;
  const fetch = async () => {
    arrived = await file().catch(() => undefined);
    return arrived;
  };
  if (when === 'ahead') void fetch();

  function LateIllustration({ of, className }: { of: Name; className?: string }) {
    const [illustrations, setIllustrations] = useState(arrived);
    const [place, isNear] = useNear<HTMLDivElement>();
    const isMissing = illustrations === undefined;
    useEffect(() => {
      // Drawing takes a slow telephone a while, in which it is not to keep a child from typing.
      if (isMissing) void fetch().then((them) => startTransition(() => setIllustrations(them)));
    }, [isMissing]);
    const Illustration: ComponentType<IllustrationProps> | undefined = illustrations?.[of];
    return Illustration && isNear ? (
      <Illustration className={className} />
    ) : (
      <div ref={place} className={cx('aspect-4/3', className)} />
    );
  }
  // A picture is drawn anew from its lines each time: not for every letter that is typed beside it.
  return memo(LateIllustration);
}
