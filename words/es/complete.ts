import type { Complete } from '#languages/complete.ts';

/** Every module of this language beside that of the first one; words.test.ts finds those that are not here. */
export type EveryModule = [
  Complete<
    typeof import('#languages/en/office/admin-account.ts'),
    typeof import('./office/admin-account.ts')
  >,
  Complete<
    typeof import('#languages/en/family/address-links.ts'),
    typeof import('./family/address-links.ts')
  >,
  Complete<typeof import('#languages/en/office/admin.ts'), typeof import('./office/admin.ts')>,
  Complete<typeof import('#languages/en/troop/all-reviews.ts'), typeof import('./troop/all-reviews.ts')>,
  Complete<typeof import('#languages/en/platform/amounts.ts'), typeof import('./platform/amounts.ts')>,
  Complete<typeof import('#languages/en/platform/answers.ts'), typeof import('./platform/answers.ts')>,
  Complete<typeof import('#languages/en/family/asked-card.ts'), typeof import('./family/asked-card.ts')>,
  Complete<typeof import('#languages/en/office/audit-log.ts'), typeof import('./office/audit-log.ts')>,
  Complete<typeof import('#languages/en/platform/by-link.tsx'), typeof import('./platform/by-link.tsx')>,
  Complete<typeof import('#languages/en/sign-in/card-form.ts'), typeof import('./sign-in/card-form.ts')>,
  Complete<typeof import('#languages/en/sign-in/card.ts'), typeof import('./sign-in/card.ts')>,
  Complete<
    typeof import('#languages/en/family/child-consent.tsx'),
    typeof import('./family/child-consent.tsx')
  >,
  Complete<typeof import('#languages/en/family/child-work.ts'), typeof import('./family/child-work.ts')>,
  Complete<typeof import('#languages/en/keeping/clearing.ts'), typeof import('./keeping/clearing.ts')>,
  Complete<typeof import('#languages/en/platform/codes.ts'), typeof import('./platform/codes.ts')>,
  Complete<
    typeof import('#languages/en/consent/confirmation.tsx'),
    typeof import('./consent/confirmation.tsx')
  >,
  Complete<
    typeof import('#languages/en/platform/conflict-choice.ts'),
    typeof import('./platform/conflict-choice.ts')
  >,
  Complete<typeof import('#languages/en/platform/conflicts.ts'), typeof import('./platform/conflicts.ts')>,
  Complete<
    typeof import('#languages/en/consent/consent-evidence.ts'),
    typeof import('./consent/consent-evidence.ts')
  >,
  Complete<
    typeof import('#languages/en/consent/consent-record.tsx'),
    typeof import('./consent/consent-record.tsx')
  >,
  Complete<
    typeof import('#languages/en/consent/consent-waiting.tsx'),
    typeof import('./consent/consent-waiting.tsx')
  >,
  Complete<typeof import('#languages/en/consent/consent.ts'), typeof import('./consent/consent.ts')>,
  Complete<typeof import('#languages/en/platform/contact.ts'), typeof import('./platform/contact.ts')>,
  Complete<typeof import('#languages/en/family/correcting.tsx'), typeof import('./family/correcting.tsx')>,
  Complete<typeof import('#languages/en/notebook/counts.ts'), typeof import('./notebook/counts.ts')>,
  Complete<typeof import('#languages/en/platform/dates.ts'), typeof import('./platform/dates.ts')>,
  Complete<typeof import('#languages/en/family/dead-links.ts'), typeof import('./family/dead-links.ts')>,
  Complete<
    typeof import('#languages/en/notebook/deleted-projects.ts'),
    typeof import('./notebook/deleted-projects.ts')
  >,
  Complete<
    typeof import('#languages/en/keeping/deletion-counts.ts'),
    typeof import('./keeping/deletion-counts.ts')
  >,
  Complete<
    typeof import('#languages/en/keeping/deletion-links.ts'),
    typeof import('./keeping/deletion-links.ts')
  >,
  Complete<
    typeof import('#languages/en/keeping/deletion-receipt.ts'),
    typeof import('./keeping/deletion-receipt.ts')
  >,
  Complete<typeof import('#languages/en/documents/archive.ts'), typeof import('./documents/archive.ts')>,
  Complete<
    typeof import('#languages/en/documents/blank-form.ts'),
    typeof import('./documents/blank-form.ts')
  >,
  Complete<
    typeof import('#languages/en/documents/certificate.ts'),
    typeof import('./documents/certificate.ts')
  >,
  Complete<typeof import('#languages/en/documents/hours.ts'), typeof import('./documents/hours.ts')>,
  Complete<typeof import('#languages/en/documents/report.ts'), typeof import('./documents/report.ts')>,
  Complete<typeof import('#languages/en/documents/sheet.ts'), typeof import('./documents/sheet.ts')>,
  Complete<typeof import('#languages/en/documents/troop.ts'), typeof import('./documents/troop.ts')>,
  Complete<
    typeof import('#languages/en/platform/easier-reading.ts'),
    typeof import('./platform/easier-reading.ts')
  >,
  Complete<typeof import('#languages/en/keeping/end-notices.ts'), typeof import('./keeping/end-notices.ts')>,
  Complete<typeof import('#languages/en/every-document.ts'), typeof import('./every-document.ts')>,
  Complete<typeof import('#languages/en/every-letter.ts'), typeof import('./every-letter.ts')>,
  Complete<typeof import('#languages/en/family/families.ts'), typeof import('./family/families.ts')>,
  Complete<typeof import('#languages/en/platform/fields.ts'), typeof import('./platform/fields.ts')>,
  Complete<
    typeof import('#languages/en/photos/file-progress.ts'),
    typeof import('./photos/file-progress.ts')
  >,
  Complete<typeof import('#languages/en/sign-in/first-admin.ts'), typeof import('./sign-in/first-admin.ts')>,
  Complete<typeof import('#languages/en/platform/frame.ts'), typeof import('./platform/frame.ts')>,
  Complete<typeof import('#languages/en/notebook/first-root.ts'), typeof import('./notebook/first-root.ts')>,
  Complete<typeof import('#languages/en/notebook/growth.ts'), typeof import('./notebook/growth.ts')>,
  Complete<typeof import('#languages/en/family/guardians.tsx'), typeof import('./family/guardians.tsx')>,
  Complete<typeof import('#languages/en/guides/deck.ts'), typeof import('./guides/deck.ts')>,
  Complete<typeof import('#languages/en/guides/field-sheets.ts'), typeof import('./guides/field-sheets.ts')>,
  Complete<typeof import('#languages/en/guides/harvest.ts'), typeof import('./guides/harvest.ts')>,
  Complete<typeof import('#languages/en/guides/introduction.ts'), typeof import('./guides/introduction.ts')>,
  Complete<typeof import('#languages/en/guides/lettering.ts'), typeof import('./guides/lettering.ts')>,
  Complete<typeof import('#languages/en/guides/other-tree.ts'), typeof import('./guides/other-tree.ts')>,
  Complete<
    typeof import('#languages/en/guides/pick-source-tree.ts'),
    typeof import('./guides/pick-source-tree.ts')
  >,
  Complete<typeof import('#languages/en/guides/pictures.ts'), typeof import('./guides/pictures.ts')>,
  Complete<typeof import('#languages/en/guides/plant.ts'), typeof import('./guides/plant.ts')>,
  Complete<
    typeof import('#languages/en/guides/reading-tools.ts'),
    typeof import('./guides/reading-tools.ts')
  >,
  Complete<typeof import('#languages/en/guides/track-titles.ts'), typeof import('./guides/track-titles.ts')>,
  Complete<typeof import('#languages/en/guides/track.ts'), typeof import('./guides/track.ts')>,
  Complete<typeof import('#languages/en/platform/handover.ts'), typeof import('./platform/handover.ts')>,
  Complete<typeof import('#languages/en/keeping/holds.tsx'), typeof import('./keeping/holds.tsx')>,
  Complete<
    typeof import('#languages/en/office/system-health-rows.ts'),
    typeof import('./office/system-health-rows.ts')
  >,
  Complete<
    typeof import('#languages/en/office/system-health.tsx'),
    typeof import('./office/system-health.tsx')
  >,
  Complete<typeof import('#languages/en/platform/install.ts'), typeof import('./platform/install.ts')>,
  Complete<typeof import('#languages/en/family/invitation.ts'), typeof import('./family/invitation.ts')>,
  Complete<typeof import('#languages/en/notebook/jar.ts'), typeof import('./notebook/jar.ts')>,
  Complete<typeof import('#languages/en/family/join.tsx'), typeof import('./family/join.tsx')>,
  Complete<typeof import('#languages/en/keeping/keeping.tsx'), typeof import('./keeping/keeping.tsx')>,
  Complete<
    typeof import('#languages/en/platform/language-choice.ts'),
    typeof import('./platform/language-choice.ts')
  >,
  Complete<typeof import('#languages/en/platform/language.ts'), typeof import('./platform/language.ts')>,
  Complete<typeof import('#languages/en/troop/leader-says.ts'), typeof import('./troop/leader-says.ts')>,
  Complete<
    typeof import('#languages/en/troop/leader-meeting.ts'),
    typeof import('./troop/leader-meeting.ts')
  >,
  Complete<typeof import('#languages/en/troop/leader.ts'), typeof import('./troop/leader.ts')>,
  Complete<
    typeof import('#languages/en/consent/leaders-question.ts'),
    typeof import('./consent/leaders-question.ts')
  >,
  Complete<typeof import('#languages/en/letters/consent.ts'), typeof import('./letters/consent.ts')>,
  Complete<typeof import('#languages/en/letters/endings.ts'), typeof import('./letters/endings.ts')>,
  Complete<typeof import('#languages/en/letters/families.ts'), typeof import('./letters/families.ts')>,
  Complete<typeof import('#languages/en/letters/frame.ts'), typeof import('./letters/frame.ts')>,
  Complete<typeof import('#languages/en/letters/keeping.ts'), typeof import('./letters/keeping.ts')>,
  Complete<
    typeof import('#languages/en/letters/parents-page.ts'),
    typeof import('./letters/parents-page.ts')
  >,
  Complete<typeof import('#languages/en/letters/passwords.ts'), typeof import('./letters/passwords.ts')>,
  Complete<typeof import('#languages/en/letters/reminders.ts'), typeof import('./letters/reminders.ts')>,
  Complete<
    typeof import('#languages/en/letters/replacements.ts'),
    typeof import('./letters/replacements.ts')
  >,
  Complete<typeof import('#languages/en/letters/reviews.ts'), typeof import('./letters/reviews.ts')>,
  Complete<typeof import('#languages/en/letters/staff.ts'), typeof import('./letters/staff.ts')>,
  Complete<typeof import('#languages/en/family/locks.ts'), typeof import('./family/locks.ts')>,
  Complete<typeof import('#languages/en/sign-in/login.ts'), typeof import('./sign-in/login.ts')>,
  Complete<typeof import('#languages/en/family/looks.ts'), typeof import('./family/looks.ts')>,
  Complete<
    typeof import('#languages/en/notebook/field-labels.ts'),
    typeof import('./notebook/field-labels.ts')
  >,
  Complete<typeof import('#languages/en/report/choices.ts'), typeof import('./report/choices.ts')>,
  Complete<typeof import('#languages/en/report/later.ts'), typeof import('./report/later.ts')>,
  Complete<typeof import('#languages/en/sign-in/lost-phone.ts'), typeof import('./sign-in/lost-phone.ts')>,
  Complete<
    typeof import('#languages/en/notebook/new-project.ts'),
    typeof import('./notebook/new-project.ts')
  >,
  Complete<typeof import('#languages/en/platform/not-found.ts'), typeof import('./platform/not-found.ts')>,
  Complete<typeof import('#languages/en/platform/notices.ts'), typeof import('./platform/notices.ts')>,
  Complete<
    typeof import('#languages/en/family/other-parents.tsx'),
    typeof import('./family/other-parents.tsx')
  >,
  Complete<typeof import('#languages/en/species/other-tree.ts'), typeof import('./species/other-tree.ts')>,
  Complete<
    typeof import('#languages/en/platform/others-unsent.ts'),
    typeof import('./platform/others-unsent.ts')
  >,
  Complete<typeof import('#languages/en/platform/outbox.ts'), typeof import('./platform/outbox.ts')>,
  Complete<typeof import('#languages/en/platform/page.ts'), typeof import('./platform/page.ts')>,
  Complete<typeof import('#languages/en/platform/pager.ts'), typeof import('./platform/pager.ts')>,
  Complete<typeof import('#languages/en/troop/paper.ts'), typeof import('./troop/paper.ts')>,
  Complete<
    typeof import('#languages/en/family/parent-invitation.tsx'),
    typeof import('./family/parent-invitation.tsx')
  >,
  Complete<typeof import('#languages/en/family/replacements.ts'), typeof import('./family/replacements.ts')>,
  Complete<typeof import('#languages/en/family/parent-page.tsx'), typeof import('./family/parent-page.tsx')>,
  Complete<
    typeof import('#languages/en/sign-in/password-reset.tsx'),
    typeof import('./sign-in/password-reset.tsx')
  >,
  Complete<typeof import('#languages/en/notebook/pending.ts'), typeof import('./notebook/pending.ts')>,
  Complete<typeof import('#languages/en/office/people.ts'), typeof import('./office/people.ts')>,
  Complete<typeof import('#languages/en/photos/photo-alt.ts'), typeof import('./photos/photo-alt.ts')>,
  Complete<typeof import('#languages/en/photos/photo-camera.ts'), typeof import('./photos/photo-camera.ts')>,
  Complete<typeof import('#languages/en/photos/photo-panel.ts'), typeof import('./photos/photo-panel.ts')>,
  Complete<typeof import('#languages/en/photos/photo-viewer.ts'), typeof import('./photos/photo-viewer.ts')>,
  Complete<typeof import('#languages/en/photos/photos.ts'), typeof import('./photos/photos.ts')>,
  Complete<typeof import('#languages/en/family/places.ts'), typeof import('./family/places.ts')>,
  Complete<
    typeof import('#languages/en/notebook/planting-form.ts'),
    typeof import('./notebook/planting-form.ts')
  >,
  Complete<typeof import('#languages/en/notebook/planting.ts'), typeof import('./notebook/planting.ts')>,
  Complete<typeof import('#languages/en/keeping/privacy.ts'), typeof import('./keeping/privacy.ts')>,
  Complete<
    typeof import('#languages/en/sign-in/profile-completion.ts'),
    typeof import('./sign-in/profile-completion.ts')
  >,
  Complete<typeof import('#languages/en/sign-in/profile.tsx'), typeof import('./sign-in/profile.tsx')>,
  Complete<
    typeof import('#languages/en/notebook/project-fields.ts'),
    typeof import('./notebook/project-fields.ts')
  >,
  Complete<typeof import('#languages/en/notebook/projects.tsx'), typeof import('./notebook/projects.tsx')>,
  Complete<typeof import('#languages/en/report/recorded.ts'), typeof import('./report/recorded.ts')>,
  Complete<
    typeof import('#languages/en/sign-in/registration.ts'),
    typeof import('./sign-in/registration.ts')
  >,
  Complete<typeof import('#languages/en/family/reminders.ts'), typeof import('./family/reminders.ts')>,
  Complete<typeof import('#languages/en/report/report.ts'), typeof import('./report/report.ts')>,
  Complete<typeof import('#languages/en/troop/reviewing.ts'), typeof import('./troop/reviewing.ts')>,
  Complete<typeof import('#languages/en/troop/reviews.ts'), typeof import('./troop/reviews.ts')>,
  Complete<typeof import('#languages/en/notebook/rhythm.ts'), typeof import('./notebook/rhythm.ts')>,
  Complete<
    typeof import('#languages/en/notebook/look-choices.ts'),
    typeof import('./notebook/look-choices.ts')
  >,
  Complete<typeof import('#languages/en/notebook/root-looks.ts'), typeof import('./notebook/root-looks.ts')>,
  Complete<typeof import('#languages/en/family/roster.ts'), typeof import('./family/roster.ts')>,
  Complete<typeof import('#languages/en/platform/saving.ts'), typeof import('./platform/saving.ts')>,
  Complete<typeof import('#languages/en/troop/scout.ts'), typeof import('./troop/scout.ts')>,
  Complete<
    typeof import('#languages/en/sign-in/second-factor.tsx'),
    typeof import('./sign-in/second-factor.tsx')
  >,
  Complete<
    typeof import('#languages/en/platform/server-trouble.ts'),
    typeof import('./platform/server-trouble.ts')
  >,
  Complete<
    typeof import('#languages/en/platform/shared-device.ts'),
    typeof import('./platform/shared-device.ts')
  >,
  Complete<typeof import('#languages/en/platform/shown-link.ts'), typeof import('./platform/shown-link.ts')>,
  Complete<
    typeof import('#languages/en/sign-in/sign-in-cards.tsx'),
    typeof import('./sign-in/sign-in-cards.tsx')
  >,
  Complete<typeof import('#languages/en/consent/signature.ts'), typeof import('./consent/signature.ts')>,
  Complete<
    typeof import('#languages/en/species/species-details.ts'),
    typeof import('./species/species-details.ts')
  >,
  Complete<
    typeof import('#languages/en/species/species-import.ts'),
    typeof import('./species/species-import.ts')
  >,
  Complete<
    typeof import('#languages/en/species/species-search.ts'),
    typeof import('./species/species-search.ts')
  >,
  Complete<typeof import('#languages/en/species/species.ts'), typeof import('./species/species.ts')>,
  Complete<
    typeof import('#languages/en/platform/spoken-count.ts'),
    typeof import('./platform/spoken-count.ts')
  >,
  Complete<
    typeof import('#languages/en/office/staff-invitation.tsx'),
    typeof import('./office/staff-invitation.tsx')
  >,
  Complete<
    typeof import('#languages/en/office/staff-invitations.ts'),
    typeof import('./office/staff-invitations.ts')
  >,
  Complete<
    typeof import('#languages/en/office/staff-address.ts'),
    typeof import('./office/staff-address.ts')
  >,
  Complete<
    typeof import('#languages/en/sign-in/staff-sessions.ts'),
    typeof import('./sign-in/staff-sessions.ts')
  >,
  Complete<typeof import('#languages/en/notebook/stamps.ts'), typeof import('./notebook/stamps.ts')>,
  Complete<typeof import('#languages/en/platform/states.ts'), typeof import('./platform/states.ts')>,
  Complete<typeof import('#languages/en/office/statistics.ts'), typeof import('./office/statistics.ts')>,
  Complete<
    typeof import('#languages/en/notebook/step-fields.ts'),
    typeof import('./notebook/step-fields.ts')
  >,
  Complete<typeof import('#languages/en/notebook/status.ts'), typeof import('./notebook/status.ts')>,
  Complete<typeof import('#languages/en/notebook/step-list.ts'), typeof import('./notebook/step-list.ts')>,
  Complete<typeof import('#languages/en/notebook/steps.ts'), typeof import('./notebook/steps.ts')>,
  Complete<typeof import('#languages/en/family/stopping.ts'), typeof import('./family/stopping.ts')>,
  Complete<
    typeof import('#languages/en/office/student-dialogs.ts'),
    typeof import('./office/student-dialogs.ts')
  >,
  Complete<typeof import('#languages/en/office/student-work.ts'), typeof import('./office/student-work.ts')>,
  Complete<typeof import('#languages/en/office/students.ts'), typeof import('./office/students.ts')>,
  Complete<
    typeof import('#languages/en/consent/terms-dialog.ts'),
    typeof import('./consent/terms-dialog.ts')
  >,
  Complete<typeof import('#languages/en/report/time-lapse.ts'), typeof import('./report/time-lapse.ts')>,
  Complete<
    typeof import('#languages/en/notebook/tracking-form.ts'),
    typeof import('./notebook/tracking-form.ts')
  >,
  Complete<typeof import('#languages/en/notebook/tracking.ts'), typeof import('./notebook/tracking.ts')>,
  Complete<
    typeof import('#languages/en/notebook/tree-checks.ts'),
    typeof import('./notebook/tree-checks.ts')
  >,
  Complete<
    typeof import('#languages/en/species/tree-detective.ts'),
    typeof import('./species/tree-detective.ts')
  >,
  Complete<
    typeof import('#languages/en/species/tree-drawings.ts'),
    typeof import('./species/tree-drawings.ts')
  >,
  Complete<typeof import('#languages/en/species/tree-names.ts'), typeof import('./species/tree-names.ts')>,
  Complete<typeof import('#languages/en/office/troops-page.ts'), typeof import('./office/troops-page.ts')>,
  Complete<typeof import('#languages/en/office/troops.ts'), typeof import('./office/troops.ts')>,
  Complete<typeof import('#languages/en/platform/turning.ts'), typeof import('./platform/turning.ts')>,
  Complete<
    typeof import('#languages/en/office/unsent-mails.tsx'),
    typeof import('./office/unsent-mails.tsx')
  >,
  Complete<
    typeof import('#languages/en/notebook/unsent-projects.ts'),
    typeof import('./notebook/unsent-projects.ts')
  >,
  Complete<
    typeof import('#languages/en/platform/unsent-question.ts'),
    typeof import('./platform/unsent-question.ts')
  >,
  Complete<typeof import('#languages/en/platform/unsent.ts'), typeof import('./platform/unsent.ts')>,
  Complete<typeof import('#languages/en/notebook/waiting.ts'), typeof import('./notebook/waiting.ts')>,
];
