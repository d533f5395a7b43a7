import { sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { newId } from '../../kit/ids.ts'
import { setupCodes } from '../setup/public.ts'
import { codes } from './errors.ts'
import { memberList } from './list.ts'
import { refuseTooMany } from './memberLimit.ts'
import { seedRoles } from './roles/seedRoles.ts'
import { membership } from './table.ts'

/** Creates a new organization's copies of the seeded roles, and its owner. */
export async function addFirstOwner(tx: Tx, personId: string): Promise<void> {
  const { OWNER: roleId } = await seedRoles(tx)
  await addMember(tx, { personId, roleId, isOwner: true })
}

/** Adds a user as an active member. The database enforces a single owner. */
export async function addMember(
  tx: Tx,
  { personId, roleId, isOwner = false }: { personId: string; roleId: string; isOwner?: boolean },
): Promise<string> {
  await refuseTooMany(tx)
  const id = newId()
  const taken = {
    membership_owner: { error: codes.oneOwnerOnly, path: 'roleId' },
    membership_person: { error: setupCodes.userExists, path: 'email' },
  }
  await refusing(taken, () =>
    tx.insert(membership).values({
      organizationId: tx.organizationId,
      id,
      personId,
      roleId,
      isOwner,
      status: 'ACTIVE',
      joinedAt: sql`now()`,
    }),
  )
  const member = await memberList.readOne(tx, id)
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'MEMBERSHIP',
    recordId: id,
    recordLabel: member?.fullName ?? '',
    changes: [{ field: 'role', before: null, after: member?.role.name ?? null }],
  })
  tx.emit('membership.changed', id)
  return id
}
