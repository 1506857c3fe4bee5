import type { Condition, TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { feetAndInches, timeAfter, type WholeTime } from '#domain/rules/notebook/years-after.ts';

export const conditions: Readonly<Record<Condition, string>> = {
  alive: 'Vivo',
  gone: 'No sobrevivió',
  unsure: 'No se sabe',
};
const UNITS: Readonly<Record<WholeTime['unit'], readonly [one: string, many: string]>> = {
  day: ['día', 'días'],
  month: ['mes', 'meses'],
  year: ['año', 'años'],
};
export const time = ({ count, unit }: WholeTime) => `${count} ${UNITS[unit][count === 1 ? 0 : 1]}`;
export function after(completedOn: string, on: string): string {
  const passed = timeAfter(completedOn, on);
  return passed === null ? '' : `Después de ${time(passed)}`;
}
export function height(inInches: number): string {
  const some = (count: number, one: string, many: string) =>
    count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  const { feet, inches } = feetAndInches(inInches);
  return [...some(feet, 'pie', 'pies'), ...some(inches, 'pulgada', 'pulgadas')].join(' y ');
}
export function told({ condition, heightInches }: Pick<TreeCheck, 'condition' | 'heightInches'>): string {
  const how = conditions[condition];
  return heightInches === null ? how : `${how}, ${height(heightInches)} de alto`;
}
