import type { Condition, TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { feetAndInches, timeAfter, type WholeTime } from '#domain/rules/notebook/years-after.ts';

/** Conditions of a planted tree in reports and lists (PRODUCT.md#the-years-after). */

export const conditions: Readonly<Record<Condition, string>> = {
  alive: 'Alive',
  gone: 'Gone',
  unsure: 'Not sure',
};
/** '1 month', '2 years'. */
export const time = ({ count, unit }: WholeTime) => `${count} ${unit}${count === 1 ? '' : 's'}`;
/** 'After 2 years': how long after a project was completed a day is; empty where it is not. */
export function after(completedOn: string, on: string): string {
  const passed = timeAfter(completedOn, on);
  return passed === null ? '' : `After ${time(passed)}`;
}
/** '18 inches', from 2 feet on '3 feet 4 inches'. */
export function height(inInches: number): string {
  const some = (count: number, one: string, many: string) =>
    count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  const { feet, inches } = feetAndInches(inInches);
  return [...some(feet, 'foot', 'feet'), ...some(inches, 'inch', 'inches')].join(' ');
}
/** 'Alive, 3 feet 4 inches tall'. */
export function told({ condition, heightInches }: Pick<TreeCheck, 'condition' | 'heightInches'>): string {
  const how = conditions[condition];
  return heightInches === null ? how : `${how}, ${height(heightInches)} tall`;
}
