import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { isDeadLink, isNetworkError, remedyFor } from '#web/lib/call.ts';
import { supportEmail } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, type ButtonVariant, buttonClass } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/platform/by-link.tsx';
import { type ByLink, useByLink } from './parent.queries.ts';

export type ByLinkFrameProps = {
  token: string;
  title: string;
  text: string;
  /** Words after success, with a way to the page when it shows something. */
  done: { title: string; text: string; leadsToPage?: boolean };
  /** Where who is no parent finds out how things stand. */
  elsewhere?: { text: string; to: string; name: string };
  /** The state of the call. */
  act: { readonly isSuccess: boolean; readonly error: Error | null };
  /** True after a try without an answer; then a dead link may be one that the try used up. */
  isUnheard: boolean;
  children: ReactNode;
};
export type ByLinkCardProps = Omit<ByLinkFrameProps, 'act' | 'isUnheard' | 'children'> & {
  does: ByLink;
  button: string;
  variant?: ButtonVariant;
};

/** A letter link's page: its effect, its success, or that it is dead. */
export function ByLinkFrame({
  token,
  title,
  text,
  done,
  elsewhere = { text: words.newLinkShows, to: paths.parent(), name: words.sendNewOne },
  act,
  isUnheard,
  children,
}: ByLinkFrameProps) {
  if (act.isSuccess) {
    return (
      <div className="grid gap-6">
        <PageHeader title={done.title} />
        <Alert live tone="success">
          {done.text}
        </Alert>
        {done.leadsToPage && (
          <Link href={paths.parent()} className={buttonClass({ size: 'lg', wide: true })}>
            {words.toMyPage}
          </Link>
        )}
      </div>
    );
  }
  if (token === '' || isDeadLink(act.error)) {
    return (
      <div className="grid gap-6">
        <PageHeader title={isUnheard ? words.perhapsDone : words.tooOld} />
        <p>{elsewhere.text}</p>
        <Link href={elsewhere.to} className={buttonClass({ size: 'lg', wide: true })}>
          {elsewhere.name}
        </Link>
        <p>{words.questions(<span className="wrap-anywhere">{supportEmail}</span>)}</p>
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <PageHeader title={title} />
      <p>{text}</p>
      {children}
    </div>
  );
}

/** One thing that a link of a letter does, behind one press: programs that look at mail open every link. */
export function ByLinkCard({ does, button, variant = 'primary', ...frame }: ByLinkCardProps) {
  const { token } = frame;
  const act = useByLink(does);
  const [isUnheard, setUnheard] = useState(false);
  return (
    <ByLinkFrame {...frame} act={act} isUnheard={isUnheard}>
      <Button
        size="lg"
        wide
        variant={variant}
        pending={act.isPending}
        pendingText={words.oneMoment}
        onClick={() => act.mutate(token, { onError: (error) => isNetworkError(error) && setUnheard(true) })}
      >
        {button}
      </Button>
      {act.isError && (
        <Alert live tone="danger">
          {remedyFor(act.error)}
        </Alert>
      )}
    </ByLinkFrame>
  );
}
