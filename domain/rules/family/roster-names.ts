/** A whole name in one cell, put apart into first and last names (PRODUCT.md#the-roster). */

import { folded } from '#domain/rules/platform/text.ts';

export type NameParts = { readonly firstName: string; readonly lastName: string };

const SUFFIX = /^(jr|sr|junior|senior|ii|iii|iv)\.?$/i;
/** Particles that belong to the last name after them: 'de la Cruz', 'van der Berg', 'García y López'. */
const PARTICLES = new Set(
  'de del della di da do dos das du la las los le el al ben bin ibn abu van von vander der den ter ten zu st st. san santa y'.split(
    ' ',
  ),
);
/** Last names of Spain and Latin America that are seldom first names: two of them are one double surname. */
const SPANISH = new Set(
  `aguilar aguirre alvarado arias avila ayala cabrera calderon campos cardenas carrillo castaneda castillo castro cervantes
  chavez contreras cordova correa cortes cortez delgado diaz duarte escobar espinosa espinoza estrada figueroa flores fuentes
  galindo gallegos garcia garza guerra guerrero guevara herrera huerta ibarra juarez lara leon lozano luna maldonado marin
  medina mejia mendez mendoza meza miranda molina montoya mora morales moreno munoz navarro ochoa ojeda orozco ortega ortiz
  pacheco padilla palacios paz pena pineda ponce quintero ramirez ramos rangel reyes rincon rios rivas rivera robles rocha
  rojas romero rosales rosas rubio ruiz salas salazar salinas sandoval santana santiago santos serrano silva solis soto
  suarez tapia torres trejo trevino trujillo valdes valdez valencia valenzuela vargas vazquez vega velasco velazquez velez
  villa villanueva villarreal zamora zavala zuniga`.split(/\s+/),
);
const isSpanish = (word: string) => SPANISH.has(folded(word)) || /[^aeiou\W]ez$/.test(folded(word));
const isParticle = (word: string) => PARTICLES.has(word.toLowerCase());

const joined = (words: readonly string[]) => words.join(' ');

/** Where the last name begins that ends before `end`, with what belongs to it before. */
function lastNameStart(words: readonly string[], end: number): number {
  let start = end - 1;
  while (start > 1 && isParticle(words[start - 1] ?? '')) start -= 1;
  return start;
}

/** 'Ada May Okafor', 'Pedro de la Cruz Jr.', 'María José García López'. */
function apartInOrder(words: readonly string[]): NameParts {
  const end = words.length - (words.length > 2 && SUFFIX.test(words.at(-1) ?? '') ? 1 : 0);
  let start = lastNameStart(words, end);
  const before = words[start - 1] ?? '';
  if (start > 1 && isSpanish(before) && isSpanish(words[end - 1] ?? '')) start = lastNameStart(words, start);
  return { firstName: joined(words.slice(0, start)), lastName: joined(words.slice(start)) };
}

/** 'Okafor Ada', 'García López María', 'de la Cruz Pedro': of a column that is headed so, without a comma. */
function apartLastFirst(words: readonly string[]): NameParts {
  let end = words.findIndex((word) => !isParticle(word)) + 1;
  const next = words[end] ?? '';
  if (words.length - end > 1 && isSpanish(words[end - 1] ?? '') && isSpanish(next)) end += 1;
  return { firstName: joined(words.slice(end)), lastName: joined(words.slice(0, end)) };
}

/** First and last names of a cell that has both; a name of one word is a first name. */
export function namesApart(cell: string, isLastFirst: boolean): NameParts {
  const parts = cell.split(',').map((part) => part.trim());
  const suffixes = parts.slice(1).filter((part) => SUFFIX.test(part));
  const [before = '', ...after] = parts.filter((part, at) => part !== '' && (at === 0 || !SUFFIX.test(part)));
  if (after.length > 0) return { firstName: joined(after), lastName: joined([before, ...suffixes]) };
  const words = [...before.split(' '), ...suffixes].filter((word) => word !== '');
  if (words.length < 2) return { firstName: joined(words), lastName: '' };
  return isLastFirst ? apartLastFirst(words) : apartInOrder(words);
}
