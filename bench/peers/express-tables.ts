/** The tables of the Express peer, as drizzle's documentation would have them; bench/server/peer-data.ts fills them. */
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const users = pgTable('users', {
  id: text().primaryKey(),
  username: text().notNull().unique(),
  email: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  role: text().notNull(),
  organization: text(),
  troopNumber: text('troop_number').notNull(),
  state: text().notNull(),
  zipCode: text('zip_code').notNull(),
  profileCompleted: boolean('profile_completed').notNull(),
  parentFirstName: text('parent_first_name'),
  parentLastName: text('parent_last_name'),
  parentEmail: text('parent_email'),
  parentPhone: text('parent_phone'),
  parentConsentCompletedAt: timestamp('parent_consent_completed_at', { precision: 3 }),
  createdAt: timestamp('created_at', { precision: 3 }).notNull(),
});

export const species = pgTable('species', {
  id: text().primaryKey(),
  commonName: text('common_name').notNull(),
  scientificName: text('scientific_name').notNull(),
  family: text().notNull(),
  cloningDifficulty: text('cloning_difficulty').notNull(),
  typicalHabitat: text('typical_habitat').notNull(),
  regions: text().array().notNull(),
  nativeStates: text('native_states').array().notNull(),
  funFact: text('fun_fact').notNull(),
  cuttingTip: text('cutting_tip').notNull(),
});

export const projects = pgTable('projects', {
  id: text().primaryKey(),
  ownerId: text('owner_id')
    .notNull()
    .references(() => users.id),
  name: text().notNull(),
  status: text().notNull(),
  currentStep: integer('current_step').notNull(),
  activityType: text('activity_type').notNull(),
  location: text(),
  selectedSpeciesId: text('selected_species_id'),
  selectedState: text('selected_state'),
  revision: integer().notNull(),
  createdAt: timestamp('created_at', { precision: 3 }).notNull(),
});

export const steps = pgTable(
  'steps',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id),
    stepNumber: integer('step_number').notNull(),
    isCompleted: boolean('is_completed').notNull(),
    formData: jsonb('form_data').$type<Record<string, unknown>>().notNull(),
    revision: integer().notNull(),
  },
  (it) => [primaryKey({ columns: [it.projectId, it.stepNumber] })],
);

export const photos = pgTable('photos', {
  id: text().primaryKey(),
  projectId: text('project_id')
    .notNull()
    .references(() => projects.id),
  stepNumber: integer('step_number').notNull(),
  filename: text().notNull(),
  originalName: text('original_name').notNull(),
  size: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  caption: text().notNull(),
  uploadedAt: timestamp('uploaded_at', { precision: 3 }).notNull(),
});
