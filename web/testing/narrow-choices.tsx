import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { LOOK, namesOf } from '#domain/contract/notebook/written-fields.ts';
import { LookChoiceField } from '#web/features/notebook/tracking/look-choice-field.tsx';
import { RootLookPicker } from '#web/features/notebook/tracking/root-look-picker.tsx';
import { ConditionPicker } from '#web/features/notebook/tree-checks/condition-picker.tsx';
import { Card } from '#web/ui/card.tsx';
import { SegmentedField } from '#web/ui/segmented.tsx';
import { ways } from '#words/family/roster.ts';
import * as planting from '#words/notebook/planting.ts';
import { places } from '#words/photos/photo-panel.ts';
import { somethingElse } from '#words/photos/photo-viewer.ts';
import { brokenWords } from './broken-words.ts';
import { mount } from './mount.ts';

/** The words of each row of keys. */
const ROWS: readonly (readonly string[])[] = [
  [planting.permanent, planting.temporary],
  [ways.one, ways.file, ways.paste],
  [places.wholeTree.title, places.branch.title, places.leaf.title, somethingElse],
];
const nothing = () => undefined;
const drawn = () => (
  <svg aria-hidden="true" viewBox="0 0 150 150" className="aspect-square w-full max-w-20" />
);

/** Shows every choice whose keys stand side by side, on the narrowest phone: no word is broken inside, and none runs out. */
export async function expectWholeWordsInChoices(): Promise<void> {
  const { innerWidth: wide, innerHeight: high } = window;
  onTestFinished(() => page.viewport(wide, high));
  await page.viewport(320, 640);
  mount(
    <div className="p-gutter">
      <Card look="notebook" data-testid="choices" className="grid gap-4">
        {namesOf(LOOK, 'choice').map((name) => (
          <LookChoiceField key={name} of={name} value="" onChange={nothing} />
        ))}
        <RootLookPicker chosen={null} drawingOf={drawn} onTap={nothing} />
        <h2 id="tree">?</h2>
        <ConditionPicker labelledBy="tree" chosen={null} drawingOf={drawn} onTap={nothing} />
        {ROWS.map((labels) => (
          <SegmentedField
            key={labels[0]}
            name={labels[0] ?? ''}
            label="?"
            options={labels.map((label) => ({ value: label, label }))}
          />
        ))}
      </Card>
    </div>,
  );
  const choices = page.getByTestId('choices');
  await expect.element(choices).toBeVisible();
  const card = choices.element();
  expect(card.querySelectorAll('button, label').length).toBeGreaterThan(15);
  expect(brokenWords(card)).toEqual([]);
  const cut = [...card.querySelectorAll('button, label')].filter((it) => it.scrollWidth > it.clientWidth);
  expect(cut.map((it) => it.textContent)).toEqual([]);
  const beyond = [...card.querySelectorAll('*')].filter((it) => it.getBoundingClientRect().right > 320);
  expect(beyond.map((it) => it.textContent)).toEqual([]);
}
