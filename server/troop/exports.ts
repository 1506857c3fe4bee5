/** Exports of troop for the other modules. */
export { problemOfLeader } from './leader/card-problem.service.ts';
export { leaderRoutes } from './leader/leader.routes.ts';
export { noteLook } from './leader/leader.service.ts';
export { joinTroop } from './leaders.service.ts';
export {
  deleteLeader,
  deleteLeadersOf,
  leadersByTroop,
  listLeaders,
  namesOfLeaders,
} from './leaders.store.ts';
export { reviewsRoutes } from './reviews/reviews.routes.ts';
export { showKeptReviews } from './reviews/reviews.service.ts';
export { findLastWritten } from './reviews/reviews.store.ts';
export { hasBeenSeenSince, isShown, leaderOf, ledTroop, seenScout, seenScouts } from './scouts.gate.ts';
export { seenPhotosRoutes } from './seen-photos.routes.ts';
export {
  countScouts,
  countSuggested,
  findOpenTroop,
  findTypedTroop,
  insertTroop,
  listOpenTroops,
  listSuggestedOf,
  markTroopClosed,
  numberOfTroop,
  type TroopFacts,
  type Typed,
  updateTroop,
} from './troops.store.ts';
