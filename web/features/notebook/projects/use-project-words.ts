import { useState } from 'react';
import { changeProject, type Project, type ProjectChange } from '#domain/contract/notebook/projects.ts';
import { useConflicts } from '#web/offline/queue/use-conflicts.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import * as words from '#words/notebook/pending.ts';

const LABELS = { name: words.projectName, location: words.projectPlace };

export type ProjectWord = keyof typeof LABELS;

/** Returns a project's name or place as a field shows it. */
export function useProjectWords(project: Project, field: ProjectWord) {
  const outbox = useOutbox();
  // Later changes by another device were not seen in this dialog (PRODUCT.md#two-devices).
  const [seen] = useState({ revision: project.revision, text: project[field] ?? '', was: project[field] });
  const hasConflicts = useConflicts(project.id).length > 0;
  const [asksFirst] = useState(hasConflicts);
  return {
    begin: seen.text,
    /** True when two devices' values were to be chosen from as it opened. */
    asksFirst,
    /** Sends what is written; nothing where that is what stood there. */
    save: async (body: Pick<ProjectChange, ProjectWord>): Promise<void> => {
      if ((body[field] ?? '') === seen.text) return;
      await outbox.send<Project>({
        endpoint: changeProject,
        params: { id: project.id },
        body,
        basedOn: seen.revision,
        seen: {
          was: { [field]: seen.was },
          now: { [field]: project[field] },
          revision: project.revision,
        },
        does: 'changes',
        about: project.id,
        within: [],
        form: `${field}:${project.id}`,
        label: LABELS[field],
      }).settled;
    },
  };
}
