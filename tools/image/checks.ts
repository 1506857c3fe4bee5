import { errorMessage } from '#server/platform/error-message.ts';

/** Looks whether something holds, and says so; whatever it throws is why it does not. */
export type Check = (what: string, holds: () => Promise<unknown>) => Promise<void>;

export type Checks = {
  readonly check: Check;
  readonly count: () => { passed: number; failed: number };
  /** From now on nothing more is looked at. */
  readonly giveUp: () => void;
};

/** @param seconds since the beginning, for each line. */
export function openChecks(seconds: () => number): Checks {
  let [passed, failed] = [0, 0];
  let isOver = false;
  const check: Check = async (what, holds) => {
    if (isOver) return;
    const found = await holds().catch((error: unknown) => errorMessage(error));
    const fault = found === true || found === undefined ? '' : String(found || 'no');
    if (fault) failed += 1;
    else passed += 1;
    console.log(`${fault ? '✗' : '✓'} ${what} (${seconds()} s)${fault && `\n  ${fault}`}`);
  };
  const giveUp = () => {
    isOver = true;
  };
  return { check, count: () => ({ passed, failed }), giveUp };
}

/** True, or what was found instead of what was wanted. */
export function same(found: unknown, wanted: unknown): true | string {
  const [has, wants] = [JSON.stringify(found), JSON.stringify(wanted)];
  return has === wants || `${has}, and not ${wants}`;
}

/** True, or the text in which something is not said. */
export function says(text: string, wanted: string | RegExp): true | string {
  return new RegExp(wanted).test(text) || `does not say ${wanted}:\n${text.slice(-1500)}`;
}
