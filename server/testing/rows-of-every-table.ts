import { LOOK, PLANTING, TREE_CHECK } from '#domain/contract/notebook/written-fields.ts';
import { STUDENT_SESSION_MS } from '#domain/limits.ts';
import { lookOf } from '#domain/rules/accounts/look-alikes.ts';
import { sampleOf } from '#domain/testing/written-samples.ts';
import { columnsOf } from '#server/platform/db/written-columns.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A row by column. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Leads to `SCOUT` and `RANGER`, signed in. */
export const SCOUT_TOKEN = 'scout-token';
export const RANGER_TOKEN = 'ranger-token';
export const PROJECT = 'project-1';
/** Columns that earlier versions kept and this one does not, by table, for databases of their time; whole tables too. */
export const NO_LONGER_KEPT: Readonly<Record<string, Row>> = {
  idempotency_keys: {
    user_id: 'user-1',
    idempotency_key: 'key-1',
    request_hash: 'hash-of-a-request-that-was-long',
    status: 200,
    answer: '{"notes":"Words of an answer that was kept"}',
    created_at: Date.now(),
    expires_at: Date.now() + 10 * DAY_MS,
  },
  write_devices: { seen_at: Date.now() },
};

/** One picture of each place that a photo can have. */
export const PICTURES = ['of-a-step.jpg', 'of-tracking.jpg', 'of-planting.jpg', 'of-the-tree.jpg'] as const;

const SCOUT = 'user-1';
const RANGER = 'user-2';

function user(id: string, username: string, over: Row): Row {
  return {
    id,
    username,
    username_key: username.toLowerCase(),
    username_look: lookOf(username),
    email: 'Family@example.org',
    email_key: 'family@example.org',
    email_since: 1_700_000_000_000,
    password_hash: 'not a hash',
    first_name: 'Chloë',
    last_name: "O'Hara",
    role: 'student',
    organization: 'scouts_bsa',
    troop_number: '42',
    troop_key: '42',
    state: 'WI',
    zip_code: '53703',
    profile_completed: 1,
    parent_first_name: 'Ana',
    parent_last_name: "O'Hara",
    parent_email: 'ana@example.org',
    parent_phone: null,
    parent_consent_completed_at: 1_700_000_000_000,
    consent_state: 'confirmed',
    consent_since: 1_700_000_000_000,
    consent_ends_at: null,
    last_visit_at: 1_700_000_000_000,
    held_until: null,
    language: 'es',
    search_text: `chloe o'hara\n${username.toLowerCase()}\nfamily@example.org`,
    name_key: "chloe o'hara",
    troop_order: '00000000000000000042',
    created_at: 1_700_000_000_000,
    ...over,
  };
}

function photo(filename: string, place: Row, now: number): Row {
  const facts = {
    size: 100,
    stored_bytes: 120,
    width: 8,
    height: 8,
    caption: 'The jar 🌱',
    taken_at: '2026-05-17T14:32',
  };
  return {
    id: `photo ${filename}`,
    project_id: PROJECT,
    tracking_entry_id: null,
    planting_entry_id: null,
    tree_check_id: null,
    kind: null,
    filename,
    original_name: 'jar.jpg',
    ...facts,
    uploaded_at: now,
    revision: 1,
    field_revisions: '{"caption":{"at":1,"by":null}}',
    ...place,
  };
}

const SIGNATURE = `data:image/png;base64,${Buffer.from('a line').toString('base64')}`;

/**
 * Rows for every table and every column that a database of ours has ever had, as a program of its time wrote them, in
 * an order in which each finds what it refers to. A migration that adds a table or a column adds to this; one that
 * takes something away takes nothing from it.
 * @param now milliseconds since 1970, UTC; nothing in them has expired by then.
 */
export function rowsOfEveryTable(now: number): Readonly<Record<string, readonly Row[]>> {
  // As a login just now makes it, or the first visit would renew it.
  const later = now + STUDENT_SESSION_MS;
  return {
    users: [
      user(SCOUT, 'Willow', {}),
      user(RANGER, 'ranger', {
        role: 'admin',
        organization: null,
        parent_consent_completed_at: null,
        consent_state: 'none',
        consent_since: null,
      }),
    ],
    first_admin: [{ only_one: 1, user_id: RANGER }],
    sessions: [
      {
        token_hash: hashOfToken(SCOUT_TOKEN),
        user_id: SCOUT,
        created_at: now,
        expires_at: later,
        is_shared: 1,
        card_ends_at: later,
      },
      {
        token_hash: hashOfToken(RANGER_TOKEN),
        user_id: RANGER,
        created_at: now,
        expires_at: later,
        is_shared: 0,
        card_ends_at: null,
      },
    ],
    staff_sessions: [
      {
        id: 'session-1',
        token_hash: hashOfToken(RANGER_TOKEN),
        browser: 'A browser',
        client_address: '192.0.2.1',
        seen_at: now,
      },
    ],
    first_admin_codes: [{ code_hash: 'code', made_at: now }],
    second_factors: [
      { user_id: RANGER, secret: 'JBSWY3DPEHPK3PXP', started_at: now, confirmed_at: now, last_step: 1 },
    ],
    recovery_codes: [{ user_id: RANGER, code_hash: 'recovery' }],
    known_devices: [{ token_hash: 'device', user_id: SCOUT, created_at: now }],
    throttle_events: [{ bucket: 'login', subject: 'someone', happened_at: now }],
    operation_marks: [{ kind: 'backup', happened_at: now, body: '{"bytes":1}' }],
    statistics: [{ only_one: 1, counted_at: now, body: '{"rows":[],"consents":[]}' }],
    sign_in_cards: [{ user_id: SCOUT, code_hash: 'card', expires_at: later, made_by: RANGER }],
    card_passwords: [
      {
        ...{ user_id: SCOUT, use_id: 'use-1', used_at: now, ends_at: now + 14_400_000 },
        ...{ made_by: RANGER, waits_for_parent: 0, ended_at: null },
      },
    ],
    parent_passwords: [{ user_id: SCOUT, guardian_id: 'guardian-1', set_at: now, ended_at: null }],
    password_resets: [
      {
        token_hash: 'reset',
        user_id: SCOUT,
        expires_at: later,
        asks_code: 1,
        code_hash: 'code',
        code_ends_at: later,
        code_tries: 2,
        code_asked_at: now,
        code_for: 'guardian-1',
      },
    ],
    terms_versions: [{ hash: 'terms', version: '2025-01-01', body: 'The terms', first_used_at: 1 }],
    consent_records: [
      {
        id: 'consent-1',
        user_id: SCOUT,
        subject_pseudonym: 'scout 7f3a',
        parent_first_name: 'Ana',
        parent_last_name: "O'Hara",
        parent_email: 'ana@example.org',
        parent_phone: null,
        signature: SIGNATURE,
        terms_hash: 'terms',
        signed_at: 1_700_000_000_000,
        client_address: '192.0.2.1',
        browser: 'A browser',
        subject_deleted_at: null,
        method: 'signature',
        language: 'en',
        supersedes: null,
      },
    ],
    consent_events: [
      {
        id: 'event-1',
        record_id: 'consent-1',
        kind: 'signed',
        happened_at: 1_700_000_000_000,
        text_hash: 'terms',
        recipient: null,
        client_address: '192.0.2.1',
        browser: 'A browser',
        details: null,
      },
    ],
    consent_forms: [
      {
        event_id: 'event-1',
        filename: 'of-paper-form.pdf',
        type: 'application/pdf',
        bytes: 100,
        sha256: 'scan',
      },
    ],
    permissions: [
      {
        id: 'permission-1',
        user_id: SCOUT,
        kind: 'republish',
        given_at: 1_700_000_000_000,
        given_by: 'ana@example.org',
        taken_at: null,
        taken_by: null,
      },
    ],
    links: [
      {
        token_hash: 'link',
        purpose: 'consent',
        subject_id: 'consent-1',
        recipient_key: 'letter:ana',
        mail_id: 'mail-1',
        created_at: now,
        expires_at: later,
        used_at: null,
      },
    ],
    guardians: [
      {
        id: 'guardian-1',
        user_id: SCOUT,
        email: 'ana@example.org',
        email_key: 'ana@example.org',
        first_name: 'Ana',
        last_name: "O'Hara",
        phone: null,
        language: 'en',
        state: 'active',
        confirmed_at: 1_700_000_000_000,
        invited_by: null,
        invited_at: null,
        blocked_reason: null,
      },
      {
        id: 'guardian-2',
        user_id: SCOUT,
        email: 'bo@example.org',
        email_key: 'bo@example.org',
        first_name: 'Bo',
        last_name: 'Reyes',
        phone: null,
        language: 'en',
        state: 'invited',
        confirmed_at: null,
        invited_by: 'guardian-1',
        invited_at: now,
        blocked_reason: null,
      },
    ],
    guardian_blocks: [
      {
        id: 'block-1',
        guardian_id: 'guardian-1',
        kind: 'block',
        reason: 'A court said so.',
        asked_at: now,
        asked_by: RANGER,
        asked_by_username: 'ranger',
        settled_at: null,
        settled_by_username: null,
        is_done: 0,
        to_email: 'ana@example.net',
        starts_at: Date.parse('2100-01-01'), // not yet, or it would be done as the program starts
      },
    ],
    address_changes: [
      {
        id: 'change-1',
        from_email: 'ana@example.org',
        from_key: 'ana@example.org',
        to_email: 'ana@example.net',
        to_key: 'ana@example.net',
        asked_at: now,
        ends_at: later,
        confirmed_at: null,
        moved: '[]',
      },
    ],
    former_addresses: [{ user_id: RANGER, mailbox: 'ranger@example.net' }],
    staff_address_changes: [
      {
        id: 'staff-change-1',
        user_id: RANGER,
        from_email: 'ranger@example.org',
        to_email: 'ranger@example.com',
        asked_at: now,
        ends_at: later,
        confirmed_at: null,
      },
    ],
    troops: [
      {
        id: 'troop-1',
        organization: 'scouts_bsa',
        state: 'WI',
        number: '42',
        number_key: '00000000000000000042',
        name: 'Oak Patrol',
        created_at: 1_700_000_000_000,
        closed_at: null,
      },
    ],
    troop_leaders: [{ troop_id: 'troop-1', user_id: RANGER, added_at: 1_700_000_000_000 }],
    undertakings: [
      { user_id: RANGER, text_hash: 'terms', version: '2026-11-23', agreed_at: 1_700_000_000_000 },
    ],
    troop_answers: [
      {
        id: 'answer-1',
        user_id: SCOUT,
        troop_id: 'troop-1',
        choice: 'work',
        given_at: 1_700_000_000_000,
        given_by: 'ana@example.org',
        ended_at: null,
      },
    ],
    nudges: [{ user_id: SCOUT, leader_name: 'Ana Rivera', nudged_at: now }],
    leader_kin: [{ leader_id: RANGER, user_id: SCOUT, is_parent: 0, said_at: now }],
    families: [
      {
        id: 'family-1',
        troop_id: 'troop-1',
        first_name: 'Ada',
        last_name: 'Okafor',
        name_key: 'ada okafor',
        email: 'ana@example.org',
        email_key: 'ana@example.org',
        second_email: 'ben@example.org',
        second_email_key: 'ben@example.org',
        created_at: now,
        expires_at: later,
        opened_at: null,
        user_id: SCOUT,
      },
    ],
    invitations: [
      {
        id: 'invitation-1',
        role: 'admin',
        email: 'rivera@example.org',
        invited_by: RANGER,
        created_at: now,
        expires_at: later,
        troop_id: 'troop-1',
      },
    ],
    stops: [
      {
        user_id: SCOUT,
        state_before: 'confirmed',
        asked_at: now,
        stopped_by: 'ana@example.org',
        stop_ends_at: later,
        deletion_by: null,
        deletion_ends_at: null,
      },
    ],
    holds: [
      {
        id: 'hold-1',
        user_id: SCOUT,
        kind: 'dispute',
        reason: 'A letter of a lawyer.',
        held_at: now,
        held_by: RANGER,
        held_by_username: 'ranger',
        ends_at: later,
        release_asked_at: now,
        ended_at: now,
        ended_by_username: 'ranger',
      },
    ],
    parent_sessions: [
      { token_hash: 'parent', email_key: 'ana@example.org', created_at: now, expires_at: later },
    ],
    parent_openings: [
      {
        id: 'opening-1',
        email_key: 'ana@example.org',
        browser_hash: 'browser',
        client_address: '192.0.2.1',
        browser: 'A browser',
        opened_at: now,
      },
    ],
    consent_corrections: [
      {
        id: 'correction-1',
        record_id: 'consent-1',
        parent_email: 'ana@example.com',
        corrected_at: 1_700_000_000_000,
        admin_id: RANGER,
        admin_username: 'ranger',
      },
    ],
    audit_log: [
      {
        id: 'audit-1',
        happened_at: now,
        admin_id: RANGER,
        admin_username: 'ranger',
        action: 'view-photo',
        subject_id: SCOUT,
        subject_label: 'Willow',
        admin_gone_at: null,
        subject_gone_at: null,
      },
    ],
    mails: [
      {
        id: 'mail-1',
        user_id: SCOUT,
        kind: 'letter',
        language: 'en',
        link_purpose: null,
        link_subject: null,
        recipient: 'ana@example.org',
        subject: 'Your copy',
        body: 'The terms',
        attempts: 1,
        unheard: 0,
        next_try_at: later,
        first_tried_at: now,
        created_at: now,
        problem: 'no-answer',
        given_up_at: null,
        record_id: 'consent-1',
        sent_event: 'plus-sent',
        text_hash: 'terms',
      },
    ],
    species: [
      {
        id: 'black-willow',
        common_name: 'Black Willow',
        scientific_name: 'Salix nigra',
        family: 'Salicaceae',
        cloning_difficulty: 'beginner',
        typical_habitat: 'Along streams',
        regions: '["Midwest"]',
        native_states: '["WI"]',
        fun_fact: 'It floats.',
        cutting_tip: 'Cut it in spring.',
        is_offered: 1,
      },
    ],
    species_revision: [{ only_one: 1, revision: 1, has_own: 0 }],
    projects: [
      {
        id: PROJECT,
        owner_id: SCOUT,
        name: 'Willow by the creek',
        status: 'in_progress',
        current_step: 4,
        activity_type: 'scout_activity',
        location: 'Elm Park',
        selected_species_id: 'black-willow',
        other_tree: null,
        selected_state: 'WI',
        created_at: 1_700_000_000_000,
        completed_at: null,
        deleted_at: null,
        revision: 1,
        field_revisions: '{"name":{"at":1,"by":null}}',
        changed_at: null,
      },
    ],
    reminders: [{ guardian_id: 'guardian-1', asked_at: now, next_look_at: later }],
    reminded: [
      {
        guardian_id: 'guardian-1',
        project_id: PROJECT,
        kind: 'check',
        due_on: '2026-05-09',
        told_on: '2026-05-09',
        written_at: now,
      },
    ],
    reviews: [
      {
        id: 'review-1',
        user_id: SCOUT,
        project_id: PROJECT,
        troop_id: 'troop-1',
        leader_id: RANGER,
        leader_name: 'Ana Rivera',
        verdict: 'please-fix',
        phrases: '["add-photo"]',
        note: 'Of the roots, please.',
        written_at: now,
        taken_back_at: null,
        fixed_at: null,
        reported_at: null,
        checked_at: null,
      },
    ],
    steps: [
      {
        project_id: PROJECT,
        step_number: 3,
        is_completed: 1,
        form_data: '{"notes":"Warm day","timeSpentStep3":1.5}',
        field_revisions: '{"notes":1,"timeSpentStep3":2}',
        revision: 2,
        completed_at: 1_700_000_000_000,
      },
    ],
    tracking_entries: [
      {
        id: 'tracking-1',
        project_id: PROJECT,
        step_number: 4,
        ...columnsOf(LOOK, {
          ...sampleOf(LOOK),
          changedWater: false,
          cuttingsWithRoots: 2,
          longestRootInches: 1.25,
          timeSpent: 0.25,
        }),
        is_draft: 0,
        created_at: 1_700_000_000_000,
        is_touched: 1,
        revision: 2,
        field_revisions: '{"notes":{"at":2,"by":null}}',
      },
    ],
    planting_entries: [
      {
        id: 'planting-1',
        project_id: PROJECT,
        step_number: 5,
        ...columnsOf(PLANTING, {
          ...{ ...sampleOf(PLANTING), notes: 'Next to the bench', timeSpent: 1.5 },
          ...{ finalPlantingLocation: 'in a forest', finalPlantingDate: '2026-07-01' },
        }),
        is_completed: 1,
        is_draft: 0,
        created_at: 1_700_000_000_000,
        is_touched: 1,
        revision: 2,
        field_revisions: '{"notes":{"at":2,"by":null}}',
      },
    ],
    tree_checks: [
      {
        id: 'check-1',
        project_id: PROJECT,
        ...columnsOf(TREE_CHECK, {
          ...{ ...sampleOf(TREE_CHECK), condition: 'alive', heightInches: 14, checkedOn: '2026-08-01' },
        }),
        created_at: 1_700_000_000_000,
        revision: 1,
        field_revisions: '{"heightInches":{"at":1,"by":null}}',
      },
    ],
    photos: [
      photo(PICTURES[0], { step_number: 3 }, now),
      photo(PICTURES[1], { step_number: 4, tracking_entry_id: 'tracking-1' }, now),
      photo(PICTURES[2], { step_number: 5, planting_entry_id: 'planting-1', kind: 'beforePhoto' }, now),
      photo(PICTURES[3], { step_number: 5, tree_check_id: 'check-1' }, now),
    ],
    keeping_notices: [
      {
        // That of an account nobody visits would go: who upgrades looks in.
        class: 'pausedConsents',
        subject_id: SCOUT,
        days_before: 60,
        user_id: SCOUT,
        project_id: null,
        written_at: now,
        by_mail: 1,
      },
      {
        class: 'finishedProjects',
        subject_id: PROJECT,
        days_before: 30,
        user_id: SCOUT,
        project_id: PROJECT,
        written_at: now,
        by_mail: 1,
      },
    ],
    keeping_letters: [
      {
        mail_id: 'mail-1',
        class: 'pausedConsents',
        subject_id: SCOUT,
        days_before: 60,
        user_id: SCOUT,
        written_at: now,
        sent_at: null,
        given_up_at: null,
      },
    ],
    housekeeping_runs: [
      { job: 'a-job-of-before', started_at: now, ended_at: now, cleared: '{}', problem: null },
    ],
    write_devices: [
      { user_id: SCOUT, device_id: 'device-1', settled: 4, applied: '5:hash', expires_at: now + 60_000 },
    ],
    deletions: [
      {
        number: 1,
        id: 'deletion-1',
        happened_at: now,
        subject: 'photo:photo-0',
        reason: 'child',
        counts: '{"photos":1}',
        files: 2,
        pending_files: '[]',
        verified_at: now,
        prev_hash: '',
        hash: 'fingerprint',
      },
    ],
    deletions_head: [{ only_one: 1, number: 1, hash: 'fingerprint' }],
  };
}
