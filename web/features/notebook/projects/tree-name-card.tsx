import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Project } from '#domain/contract/notebook/projects.ts';
import { isNewProjectName } from '#domain/rules/notebook/project.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { AwaitedWindow } from '#web/ui/awaited-window.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldError } from '#web/ui/field.tsx';
import * as words from '#words/notebook/project-fields.ts';
import { useProjectWords } from './use-project-words.ts';

const ProjectNameDialog = lazyPart(
  async () => (await import('./project-fields-dialog.tsx')).ProjectNameDialog,
  { meanwhile: <AwaitedWindow /> },
);

const SHOWN = 3;

export type TreeNameCardProps = {
  project: Project;
  /** The focused control is gone. */
  onDone: () => void;
};

/** Asked once a tree is chosen: its name is a tap away, or typed, or left for later. Where it was asked the tree is greeted. */
export function TreeNameCard({ project, onDone }: TreeNameCardProps) {
  const [typing, setTyping] = useState<'not yet' | 'now' | 'done'>('not yet');
  const [isLeft, setLeft] = useState(false);
  const isNamed = !isNewProjectName(project.name);
  const isTyped = isNamed && typing === 'done';
  useEffect(() => {
    if (!isTyped) return;
    // Behind the dialog, which gives the focus back as it goes.
    const timer = setTimeout(onDone);
    return () => clearTimeout(timer);
  }, [isTyped, onDone]);
  const leave = () => {
    setLeft(true);
    onDone();
  };
  return (
    <>
      {/* There before the words are, which are read out then. */}
      <div aria-live="polite" className="contents">
        {isNamed && <p className="animate-rise font-semibold text-lg">{words.hello(project.name)}</p>}
      </div>
      {!isNamed && !isLeft && (
        <Question project={project} onNamed={onDone} onLeft={leave} onTyping={() => setTyping('now')} />
      )}
      {typing === 'now' && <ProjectNameDialog project={project} onOpenChange={() => setTyping('done')} />}
    </>
  );
}

type QuestionProps = { project: Project; onNamed: () => void; onLeft: () => void; onTyping: () => void };

function Question({ project, onNamed, onLeft, onTyping }: QuestionProps) {
  const texts = useProjectWords(project, 'name');
  const choose = useMutation({
    mutationFn: (name: string) => texts.save({ name }),
    onSuccess: onNamed,
  });
  return (
    <Card as="section" aria-labelledby="tree-name" className="grid gap-3">
      <p id="tree-name" className="font-semibold text-lg">
        {words.whatToCall}
      </p>
      <div className="flex flex-wrap gap-2">
        {namesFor(project.id).map((name) => (
          <Button
            key={name}
            variant="secondary"
            className="flex-auto"
            pending={choose.isPending && choose.variables === name}
            onClick={() => choose.mutate(name)}
          >
            {name}
          </Button>
        ))}
      </div>
      <FieldError id="tree-name-error">{choose.isError ? words.nameNotSaved : undefined}</FieldError>
      <div className="-mx-2 -mb-2 flex flex-wrap justify-between">
        <Button variant="quiet" size="sm" onClick={onTyping}>
          {words.anotherName}
        </Button>
        <Button variant="quiet" size="sm" onClick={onLeft}>
          {words.nameLater}
        </Button>
      </div>
    </Card>
  );
}

/** The same for a project whenever it is opened, and others for the next. */
function namesFor(projectId: string): readonly string[] {
  const { namesToTap } = words;
  const first = [...projectId].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  const step = namesToTap.length / SHOWN;
  return Array.from({ length: SHOWN }, (_, at) => namesToTap[(first + at * step) % namesToTap.length] ?? '');
}
