/** The rows of what was deleted (PRODUCT.md#one-place-deletes). */
export type DeletionRow = {
  number: number;
  id: string;
  happened_at: number;
  subject: string;
  reason: string;
  /** JSON: how many of each kind. */
  counts: string;
  files: number;
  /** JSON: the names of the files that are still to go. */
  pending_files: string;
  verified_at: number | null;
  prev_hash: string;
  hash: string;
};

export type DeletionsHeadRow = {
  only_one: number;
  number: number;
  hash: string;
};
