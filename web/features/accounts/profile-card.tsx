import type { ReactNode } from 'react';
import type { User } from '#domain/contract/accounts.ts';
import { studentStatusLabel } from '#domain/rules/student.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { organizationOrNone } from '#web/lib/organizations.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { stateName } from '#words/states.ts';
import { EditProfileDialog } from './edit-profile-dialog.tsx';

/** Everything an account holds about its owner (§2.12). */
export function ProfileCard({ user }: { user: User }) {
  const isStudent = user.role === 'student';
  return (
    <div className="grid gap-6">
      <Card as="section" className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2>About you</h2>
          <EditProfileDialog user={user} />
        </div>
        <Facts>
          <Fact name="First name">{user.firstName}</Fact>
          <Fact name="Last name">{user.lastName}</Fact>
          <Fact name="Username">{user.username}</Fact>
          <Fact name="Email">{user.email}</Fact>
          <Fact name="Organization">{organizationOrNone(user.organization)}</Fact>
          {user.troopNumber && <Fact name="Troop number">{user.troopNumber}</Fact>}
          <Fact name="State">{stateName(user.state)}</Fact>
          <Fact name="ZIP code">{user.zipCode}</Fact>
        </Facts>
      </Card>
      {user.parentConsentCompleted && <ParentCard user={user} />}
      <Card as="section" className="grid gap-6">
        <h2>Account</h2>
        <div className="flex flex-wrap gap-2">
          <Badge>{isStudent ? 'Student' : 'Admin'}</Badge>
          <Badge tone={user.profileCompleted ? 'done' : 'waiting'}>{studentStatusLabel(user)}</Badge>
          {isStudent && (
            <Badge tone={user.parentConsentCompleted ? 'done' : 'waiting'}>
              {user.parentConsentCompleted ? 'Parent consent given' : 'Parent consent needed'}
            </Badge>
          )}
        </div>
        <p className="max-w-[65ch]">
          <strong>Need a new password?</strong> You cannot change it here while you are logged in. Please ask
          your instructor or an administrator for help.
        </p>
      </Card>
    </div>
  );
}

function ParentCard({ user }: { user: User }) {
  return (
    <Card as="section" className="grid gap-6">
      <h2>Parent or guardian</h2>
      <Facts>
        {user.parentFirstName && <Fact name="Name">{`${user.parentFirstName} ${user.parentLastName}`}</Fact>}
        <Fact name="Email">{user.parentEmail}</Fact>
        {user.parentPhone && <Fact name="Phone">{user.parentPhone}</Fact>}
        {user.parentConsentCompletedAt && (
          <Fact name="Signed on">{showLongDate(user.parentConsentCompletedAt)}</Fact>
        )}
      </Facts>
      <p>Your parent or guardian can see everything here.</p>
    </Card>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">{children}</dl>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
