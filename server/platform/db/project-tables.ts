/**
 * Rows written by a student: projects and their contents (PRODUCT.md#the-notebook, PRODUCT.md#photos,
 * PRODUCT.md#tracking).
 */
import type { LOOK, PLANTING, TREE_CHECK } from '#domain/contract/notebook/written-fields.ts';
import type { Flag } from './flag.ts';
import type { WrittenColumns } from './written-columns.ts';

export type ProjectRow = {
  id: string;
  owner_id: string;
  name: string;
  status: string;
  current_step: number;
  activity_type: string;
  location: string | null;
  selected_species_id: string | null;
  /** The name of a tree that is in no list; null with any other. */
  other_tree: string | null;
  selected_state: string | null;
  created_at: number;
  completed_at: number | null;
  /** Since when it is deleted, and can be brought back; null while it is not. */
  deleted_at: number | null;
  /** The last change to it or to anything in it, to the day; null until it is known. */
  changed_at: number | null;
  revision: number;
  /** JSON: for each field that was changed, at which revision and on which device. */
  field_revisions: string;
};

export type StepRow = {
  project_id: string;
  step_number: number;
  is_completed: Flag;
  form_data: string;
  field_revisions: string;
  revision: number;
  completed_at: number | null;
};

export type TrackingEntryRow = WrittenColumns<typeof LOOK> & {
  id: string;
  project_id: string;
  step_number: number;
  is_draft: Flag;
  created_at: number;
  /** True once it was changed after it was opened, even back to the old value. */
  is_touched: Flag;
  revision: number;
  /** JSON, as of a step. */
  field_revisions: string;
};

export type PlantingEntryRow = WrittenColumns<typeof PLANTING> & {
  id: string;
  project_id: string;
  step_number: number;
  is_completed: Flag;
  is_draft: Flag;
  created_at: number;
  /** As of a tracking entry. */
  is_touched: Flag;
  revision: number;
  field_revisions: string;
};

export type TreeCheckRow = WrittenColumns<typeof TREE_CHECK> & {
  id: string;
  project_id: string;
  created_at: number;
  revision: number;
  field_revisions: string;
};

export type PhotoRow = {
  id: string;
  project_id: string;
  step_number: number;
  tracking_entry_id: string | null;
  planting_entry_id: string | null;
  tree_check_id: string | null;
  kind: string | null;
  filename: string;
  original_name: string;
  size: number;
  /** Bytes of the display image and the thumbnail together. */
  stored_bytes: number;
  width: number;
  height: number;
  caption: string;
  taken_at: string | null;
  uploaded_at: number;
  revision: number;
  /** JSON: for each field that was changed, at which revision and on which device. */
  field_revisions: string;
};
