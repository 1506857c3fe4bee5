import { onTestFinished } from 'vitest';
import { startWorld, type World } from './world.ts';

/** Opens a world for one test; it is closed and removed when the test ends. */
export async function openWorld(environment: Record<string, string> = {}): Promise<World> {
  const { close, ...world } = await startWorld(environment);
  onTestFinished(close);
  return world;
}
