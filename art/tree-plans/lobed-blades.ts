import type { Lobed } from './blade.ts';

/** Half the outlines of leaves with lobes. */
export const MAPLE: Lobed = {
  half: '0,0! 4,16! -12,34! 8,36! 10,44! 26,36! 34,30! 44,56! 56,46! 66,54! 60,30! 58,20! 74,26! 76,16! 100,0!',
  veins: [
    [-6, 28],
    [56, 44],
  ],
  stalk: 0.5,
};
export const SILVER_MAPLE: Lobed = {
  half: '0,0! 2,14! -10,30! 8,30! 22,24! 46,58! 54,44! 70,48! 52,20! 54,12! 70,24! 76,12! 100,0!',
  veins: [
    [-4, 24],
    [56, 42],
  ],
  stalk: 0.5,
};
export const PLANE: Lobed = {
  half: '-6,0! -8,20! 0,42! 16,44! 28,66! 38,52! 52,58! 56,38! 60,28! 74,30! 84,14! 100,0!',
  veins: [
    [4, 34],
    [44, 46],
  ],
  stalk: 0.3,
};
export const SWEETGUM: Lobed = {
  half: '0,0! 2,16! -20,46! 20,34! 28,28! 54,64! 56,26! 62,18! 100,0!',
  veins: [
    [-10, 34],
    [48, 50],
  ],
  stalk: 0.5,
};
export const TULIP: Lobed = {
  half: '0,0! 2,20! 10,44! 36,30! 44,26! 74,48! 86,30! 92,24! 86,10! 80,0!',
  veins: [
    [12, 34],
    [74, 36],
  ],
  stalk: 0.5,
};
export const WHITE_OAK: Lobed = {
  half: '0,0! 14,6 20,24 32,22 33,10 42,10 46,34 60,34 60,12 68,10 74,28 86,26 84,10 92,10 100,0!',
  veins: [
    [28, 20],
    [54, 30],
    [80, 22],
  ],
  stalk: 0.1,
};
export const MITTEN: Lobed = {
  half: '0,0! 12,10 34,20 48,38 66,40 72,30 62,18 66,14 82,18 94,10 100,0!',
  veins: [
    [56, 32],
    [86, 10],
  ],
  stalk: 0.24,
};
export const CURRANT: Lobed = {
  half: '0,0! -4,18 -2,34 16,42! 24,52! 40,50! 44,36! 52,26! 66,32! 78,24! 90,14! 100,0!',
  veins: [
    [12, 34],
    [40, 42],
  ],
  stalk: 0.5,
};
/** Three lobes with few round teeth, and a foot like a wedge. */
export const GOLDEN_CURRANT: Lobed = {
  half: '0,0! 14,10 34,22! 50,40 64,48 72,42 66,26 58,16! 78,18 86,24 94,18 92,8! 100,0!',
  veins: [
    [58, 36],
    [86, 14],
  ],
  stalk: 0.4,
};
export const NINEBARK: Lobed = {
  half: '0,0! 6,18 18,34! 30,36! 42,46! 50,36! 56,24! 68,26! 76,20! 86,16! 100,0!',
  veins: [
    [26, 26],
    [48, 34],
  ],
  stalk: 0.3,
};
export const OAKLEAF: Lobed = {
  half: '0,0! 4,18! 12,40! 26,40! 30,24! 44,52! 56,48! 58,22! 70,32! 80,28! 84,14! 100,0!',
  veins: [
    [20, 34],
    [50, 42],
    [76, 24],
  ],
  stalk: 0.25,
};
export const SQUASHBERRY: Lobed = {
  half: '0,0! 6,20 22,32! 40,40! 58,46! 60,28! 66,20! 80,18! 100,0!',
  veins: [[52, 38]],
  stalk: 0.3,
};
export const SAGE: Lobed = {
  half: '0,0! 30,5 70,15 94,24 97,16 88,8! 100,5 102,0',
  veins: [],
  stalk: 0.02,
};
export const PLUME: Lobed = {
  half: '0,0! 30,6 44,34 54,34 52,8! 72,30 82,26 74,6! 100,0',
  veins: [],
  stalk: 0.04,
};
export const SKUNKBUSH: Lobed = {
  half: '0,0! 20,14 40,28! 50,30! 56,20! 70,28! 80,22! 82,12! 96,10! 100,0!',
  veins: [
    [46, 22],
    [72, 18],
  ],
};
export const TURKS_CAP: Lobed = {
  half: '-8,0! -14,20 0,36 20,42! 34,48! 44,42! 54,28! 66,28! 80,20! 100,0!',
  veins: [
    [8, 32],
    [38, 38],
  ],
  stalk: 0.4,
};

export const RED_OAK: Lobed = {
  half: '0,0! 16,6 24,30! 30,26! 34,34! 42,28! 42,10 50,10 54,38! 62,30! 70,38! 72,26! 68,10! 84,22! 88,10! 100,0!',
  veins: [
    [30, 26],
    [60, 30],
  ],
  stalk: 0.2,
};
