import type { Difficulty } from '#domain/contract/species/species.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { difficulties } from '#words/species/species.ts';

const DIFFICULTY_TONES: Readonly<Record<Difficulty, BadgeTone>> = {
  'Beginner-friendly': 'done',
  Medium: 'waiting',
  Difficult: 'danger',
};

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return <Badge tone={DIFFICULTY_TONES[difficulty]}>{difficulties[difficulty]}</Badge>;
}
