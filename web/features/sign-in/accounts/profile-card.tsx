import type { ReactNode } from 'react';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { organizationOrNone } from '#web/lib/organizations.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import * as fields from '#words/platform/fields.ts';
import { stateName } from '#words/platform/states.ts';
import * as words from '#words/sign-in/profile.tsx';
import { EditProfileDialog } from './edit-profile-dialog.tsx';

/** Everything an account holds about its owner (PRODUCT.md#profile). */
export function ProfileCard({ user }: { user: User }) {
  const isStudent = user.role === 'student';
  return (
    <div className="grid gap-6">
      <Card as="section" className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2>{words.aboutYou}</h2>
          {user.cardEndsAt === undefined && <EditProfileDialog user={user} />}
        </div>
        {user.cardEndsAt !== undefined && <p>{words.cameByCard(showDateTime(user.cardEndsAt))}</p>}
        <Facts>
          <Fact name={fields.firstName}>{user.firstName}</Fact>
          <Fact name={fields.lastName}>{user.lastName}</Fact>
          <Fact name={fields.username}>{user.username}</Fact>
          {user.email && <Fact name={fields.email}>{user.email}</Fact>}
          <Fact name={fields.organization}>{organizationOrNone(user.organization)}</Fact>
          {user.troopNumber && <Fact name={fields.troopNumber}>{user.troopNumber}</Fact>}
          <Fact name={fields.state}>{stateName(user.state)}</Fact>
          {user.zipCode && <Fact name={fields.zipCode}>{user.zipCode}</Fact>}
        </Facts>
      </Card>
      {user.parentConsentCompleted && <ParentCard user={user} />}
      <Card as="section" className="grid gap-6">
        <h2>{words.account}</h2>
        <div className="flex flex-wrap gap-2">
          <Badge>{isStudent ? words.student : words.admin}</Badge>
          <Badge tone={user.profileCompleted ? 'done' : 'waiting'}>{words.status(user)}</Badge>
          {isStudent && (
            <Badge tone={user.parentConsentCompleted ? 'done' : 'waiting'}>
              {user.parentConsentCompleted ? words.consentGiven : words.consentNeeded}
            </Badge>
          )}
        </div>
        <p className="max-w-[65ch]">{words.newPassword}</p>
      </Card>
    </div>
  );
}

function ParentCard({ user }: { user: User }) {
  return (
    <Card as="section" className="grid gap-6">
      <h2>{words.parent}</h2>
      <Facts>
        {user.parentFirstName && (
          <Fact name={words.name}>{`${user.parentFirstName} ${user.parentLastName}`}</Fact>
        )}
        {user.parentEmail && <Fact name={fields.email}>{user.parentEmail}</Fact>}
        {user.parentPhone && <Fact name={words.phone}>{user.parentPhone}</Fact>}
        {user.parentConsentCompletedAt && (
          <Fact name={words.signedOn}>{showLongDate(user.parentConsentCompletedAt)}</Fact>
        )}
      </Facts>
      <p>{words.parentSees}</p>
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
