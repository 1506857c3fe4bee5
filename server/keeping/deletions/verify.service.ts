/** Checks the record of deletions (PRODUCT.md#the-proof-of-deletion): a row changed, removed or inserted shows. */
import type { ProofState } from '#domain/contract/office/retention-overview.ts';
import {
  countUnfinished,
  DELETIONS_FILE_NAME,
  type Deletion,
  deletionsFileOf,
  deletionsIn,
  everyDeletion,
  filterDeletionIds,
  findHead,
  hashOfDeletion,
  lastDeletionIn,
  listDeletionsAfter,
} from '#server/deletions/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { Platform } from '#server/platform/platform.ts';

export type Verified = {
  /** Deletions in the database. */
  readonly deletions: number;
  /** Deletions whose files have not been seen gone yet. */
  readonly unfinished: number;
  /** Deletions in the file beside it; 0 without a file. */
  readonly inFile: number;
};

const AT_ONCE = 500;

/** Returns the fault of the deletion after `before`, or null. */
function faultOf(deletion: Deletion, before: Pick<Deletion, 'number' | 'hash'>): string | null {
  if (deletion.number !== before.number + 1)
    return `Deletion ${before.number + 1} is missing: ${deletion.number} follows on ${before.number}.`;
  if (hashOfDeletion(deletion) !== deletion.hash)
    return `Deletion ${deletion.number} was changed: it is not what its fingerprint says.`;
  if (deletion.prevHash !== before.hash)
    return `Deletion ${deletion.number} does not follow on the one before it, which was replaced.`;
  return null;
}

/** The fingerprints of the whole chain. @throws Error that names the first deletion that is not as it was written. */
async function verifyChain(db: Queries): Promise<Set<string>> {
  const hashes = new Set<string>();
  let before: Pick<Deletion, 'number' | 'hash'> = { number: 0, hash: '' };
  const head = await findHead(db);
  for await (const item of everyDeletion(db)) {
    const fault = faultOf(item, before);
    if (fault) throw new Error(fault);
    hashes.add(item.hash);
    before = item;
  }
  // Deletions added meanwhile come after it.
  if (before.number < head.number || !(head.hash === '' || hashes.has(head.hash)))
    throw new Error(`Deletion ${before.number + 1} is missing: there were ${head.number}.`);
  return hashes;
}

async function refuseUnknown(db: Queries, lines: readonly Deletion[]): Promise<void> {
  const known = await filterDeletionIds(
    db,
    lines.map(({ id }) => id),
  );
  const unknown = lines.find(({ id }) => !known.has(id));
  if (!unknown) return;
  throw new Error(
    `${DELETIONS_FILE_NAME} tells of deletion ${unknown.number}, which the database does not know: an older backup was ` +
      'restored. Start the program, or replay the file.',
  );
}

/** The fingerprints in a file. @throws Error that names the first line that was changed, or that the database lacks. */
async function verifyFile(db: Queries, file: string): Promise<Set<string>> {
  const hashes = new Set<string>();
  let lines: Deletion[] = [];
  for await (const deletion of deletionsIn(file)) {
    if (hashOfDeletion(deletion) !== deletion.hash)
      throw new Error(`Deletion ${deletion.number} was changed in ${DELETIONS_FILE_NAME}.`);
    hashes.add(deletion.hash);
    lines.push(deletion);
    if (lines.length < AT_ONCE) continue;
    await refuseUnknown(db, lines);
    lines = [];
  }
  await refuseUnknown(db, lines);
  return hashes;
}

/**
 * Checks the chain of deletions, and the file beside the database with it.
 * @throws Error whose message names the first that is not as it was written.
 */
export async function verifyDeletions(db: Queries, file: string): Promise<Verified> {
  const chain = await verifyChain(db);
  const inFile = await verifyFile(db, file);
  for await (const { number, hash } of everyDeletion(db)) {
    if (inFile.size > 0 && chain.has(hash) && !inFile.has(hash))
      throw new Error(`Deletion ${number} is missing in ${DELETIONS_FILE_NAME}.`);
  }
  return { deletions: chain.size, unfinished: await countUnfinished(db), inFile: inFile.size };
}

/** Compares the end of the file with the database, which may go on after the file was read. */
async function compareEnds(db: Queries, last: Deletion | null, hash: string): Promise<ProofState['file']> {
  if ((last?.hash ?? '') === hash) return 'same';
  if (!last) return 'missing';
  const [known] = await listDeletionsAfter(db, last.number - 1, 1);
  return known?.hash === last.hash ? 'behind' : 'differs';
}

/** A glance at the proof, for a page: the ends of the chain and of the file, which `verifyDeletions` reads whole. */
export async function glanceAtProof(dependencies: Pick<Platform, 'db' | 'config'>): Promise<ProofState> {
  const last = await lastDeletionIn(deletionsFileOf(dependencies));
  const { number, hash } = await findHead(dependencies.db);
  const unverified = await countUnfinished(dependencies.db);
  return {
    deletions: number,
    lastHash: hash,
    unverified,
    file: await compareEnds(dependencies.db, last, hash),
  };
}
