import type { ProjectGlance } from '#domain/contract/notebook/glances.ts';
import { PLANTING_STEP } from '#domain/contract/notebook/planting.ts';
import type { Project } from '#domain/contract/notebook/projects.ts';
import { TRACKING_STEP } from '#domain/contract/notebook/tracking.ts';
import { daysFrom } from '#domain/rules/platform/dates.ts';
import { stepsBehind } from './project.ts';
import { checkState, nextCheckOf } from './rhythm.ts';
import { RHYTHM_WORDS } from './rhythm-words.ts';
import { weekFrom } from './weeks.ts';

/** The button's label in English; pages have their own words for each. */
export type NextLabel =
  | 'Learn how cloning works'
  | 'Choose your tree'
  | 'Add a photo of your tree'
  | 'Finish your tree step'
  | 'Harvest your cuttings'
  | 'Plant your tree'
  | 'Finish your planting entry'
  | 'Finish your project'
  | (typeof RHYTHM_WORDS)[keyof typeof RHYTHM_WORDS];

/** The child's next action in a project, and the step it belongs to. */
export type NextAction = {
  readonly label: NextLabel;
  readonly step: number;
  /** It begins with a tracking entry: a new one, or the draft that is there. */
  readonly look?: 'new' | 'draft';
  /** Nothing waits for it: the next check is still to come. */
  readonly isOptional?: true;
};

/** The week a day falls in, counted from the day the cuttings went into water, whose week is 1; null before. */
export function weekInWater(inWaterSince: string | null, day: string): number | null {
  if (inWaterSince === null) return null;
  return daysFrom(inWaterSince, day) < 0 ? null : weekFrom(inWaterSince, day);
}

/** The facts of a project whose glance has not been read. */
function glanceBy(project: Project): Pick<ProjectGlance, 'completedSteps' | 'photoCount' | 'plantings'> {
  const steps = Array.from({ length: stepsBehind(project) }, (_, before) => before + 1);
  return { completedSteps: steps, photoCount: 0, plantings: 'none' };
}

/**
 * PRODUCT.md#dashboard: the next thing to do in a project; null once it is completed, and its report is what there is
 * to see.
 * @param glance what is known of what lies in it.
 * @param today the day here, `YYYY-MM-DD`.
 */
export function nextAction(
  project: Project,
  glance: ProjectGlance | undefined,
  today: string,
): NextAction | null {
  if (project.status === 'completed') return null;
  const { completedSteps, photoCount, plantings } = glance ?? glanceBy(project);
  const isOpen = (step: number) => !completedSteps.includes(step);
  if (isOpen(1) && (completedSteps.length === 0 || plantings === 'counting')) {
    return { label: 'Learn how cloning works', step: 1 };
  }
  if (isOpen(2)) return { label: treeAction(project, photoCount), step: 2 };
  if (isOpen(3)) return { label: 'Harvest your cuttings', step: 3 };
  if (plantings === 'counting') return { label: 'Finish your project', step: PLANTING_STEP };
  if (plantings === 'unfinished') return { label: 'Finish your planting entry', step: PLANTING_STEP };
  // 'Let's Plant A Tree!' has led there (PRODUCT.md#saving-a-step). Who pressed it without roots goes on looking.
  if (project.currentStep >= PLANTING_STEP && hasRoots(glance?.jar))
    return { label: 'Plant your tree', step: PLANTING_STEP };
  return lookAction(glance, today);
}

/** True when there may be something to plant; undefined without a jar. */
function hasRoots(jar: ProjectGlance['jar'] | undefined): boolean {
  return !jar || !['none', 'bumps'].includes(jar.roots) || (jar.rooted ?? 0) > 0;
}

function treeAction({ selectedSpeciesId }: Project, photoCount: number): NextLabel {
  if (selectedSpeciesId === null) return 'Choose your tree';
  return photoCount === 0 ? 'Add a photo of your tree' : 'Finish your tree step';
}

/**
 * PRODUCT.md#the-weekly-rhythm: the rhythm says whether it is time. A draft that would put the next check off, were it
 * finished, is the check.
 */
function lookAction(glance: ProjectGlance | undefined, today: string): NextAction {
  const opened = { step: TRACKING_STEP, look: 'new' } as const;
  if (!glance) return { label: RHYTHM_WORDS.addToday, ...opened };
  const { lastLook, latestLook, inWaterSince } = glance;
  const isTimeAfter = (look: string | null) => {
    const nextCheck = nextCheckOf({ lastLook: look, inWaterSince, isCompleted: false }, today);
    return !['fine', 'none'].includes(checkState(nextCheck, today));
  };
  if (latestLook?.isDraft && !isTimeAfter(latestLook.at)) {
    return { label: RHYTHM_WORDS.finish, step: TRACKING_STEP, look: 'draft' };
  }
  if (isTimeAfter(lastLook)) return { label: RHYTHM_WORDS.addToday, ...opened };
  return { label: lastLook ? RHYTHM_WORDS.addAnother : RHYTHM_WORDS.addFirst, ...opened, isOptional: true };
}

/** Lists the contents that a project would take along: '23 photos, 7 entries'; empty when there are none. */
export function countedContents({
  photoCount,
  entryCount,
}: Pick<ProjectGlance, 'photoCount' | 'entryCount'>): string {
  const parts = [
    photoCount > 0 && `${photoCount} ${photoCount === 1 ? 'photo' : 'photos'}`,
    entryCount > 0 && `${entryCount} ${entryCount === 1 ? 'entry' : 'entries'}`,
  ];
  return parts.filter((it) => it !== false).join(', ');
}
