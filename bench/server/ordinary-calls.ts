/** Requests of a meeting, so many a second whether they are answered or not. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listProjects } from '../../domain/contract/notebook/projects.ts';
import { saveStep } from '../../domain/contract/notebook/steps.ts';
import { addressOf, PERSON_HEADER } from '../../domain/contract/platform/endpoint.ts';
import { WRITE_HEADER, writeHeaderOf } from '../../domain/rules/platform/write-numbers.ts';
import type { Visitor } from './calls.ts';

const STEP = 2;
export type Times = { readonly list: number[]; readonly save: number[] };
type Asked = { method: string; path: string; headers: Record<string, string>; body?: string };

const agent = new Agent({ keepAlive: true });

/** Asks once, and gives the milliseconds until the response was there. */
export function ask(url: string, { body, ...options }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const asked = request(url + options.path, { ...options, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${options.path}: ${response.statusCode}`));
      response.resume();
      response.once('end', () => resolve(performance.now() - began));
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** Gives what asks `url` in the name of its visitors, for so long and so often a second, lists and auto-saves in turn. */
export function openMeeting(url: string, visitors: readonly Visitor[]) {
  const devices = visitors.map((visitor) => ({ visitor, device: randomUUID(), number: 0 }));
  let turn = 0;
  const listOf = ({ cookie }: Visitor): Asked => ({
    ...{ method: 'GET', path: addressOf(listProjects), headers: { cookie } },
  });
  const saveOf = (one: (typeof devices)[number]): Asked => {
    const { visitor, device } = one;
    one.number += 1;
    const write = writeHeaderOf({ device, number: one.number, settled: one.number - 1 });
    return {
      method: 'POST',
      path: addressOf(saveStep, { id: visitor.projectIds[0] ?? '', stepNumber: STEP }),
      headers: {
        ...{ cookie: visitor.cookie, 'content-type': 'application/json' },
        ...{ [PERSON_HEADER]: visitor.id, [WRITE_HEADER]: write },
      },
      body: JSON.stringify({
        formData: { notes: `We looked at it ${one.number} times and chose the third.` },
      }),
    };
  };
  return async (seconds: number, eachSecond: number): Promise<Times> => {
    const times: Times = { list: [], save: [] };
    const asked: Promise<number>[] = [];
    const began = performance.now();
    const count = seconds * eachSecond;
    for (let number = 0; number < count; number += 1) {
      await wait(Math.max(0, began + (number * 1000) / eachSecond - performance.now()));
      turn += 1;
      const one = devices[(turn >> 1) % devices.length];
      if (!one) throw new Error('Nobody is there.');
      const into = turn % 2 === 0 ? times.list : times.save;
      asked.push(ask(url, turn % 2 === 0 ? listOf(one.visitor) : saveOf(one)).then((ms) => into.push(ms)));
    }
    await Promise.all(asked);
    return times;
  };
}
