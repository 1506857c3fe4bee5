import { test } from 'vitest';
import { expectWholeWordsInChoices } from '#web/testing/narrow-choices.tsx';

test('at 320 px no word of a choice is broken inside', expectWholeWordsInChoices);
