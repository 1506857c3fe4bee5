/** O’Brien is found by "o'brien" from now on, troop '0042' by '42', and no new username looks like one that is there. */
export { rewriteNames as up } from '../compared-names.ts';
