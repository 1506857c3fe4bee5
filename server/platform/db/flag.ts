/** 0 is no, 1 is yes: the one boolean that both engines share. */
export type Flag = 0 | 1;
