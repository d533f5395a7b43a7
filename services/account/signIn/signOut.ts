import type { Account, Origin } from '../account.ts'
import { findPerson } from '../people/public.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { checkSession, endFamily, leaveOrganizations, visitedBy } from '../sessions/public.ts'

/** Ends a browser's session, with all its sockets and cached tokens. Returns whether there was one. */
export async function signOut(account: Account, id: string, origin: Origin): Promise<boolean> {
  const { database } = account
  const left = await database.asSystem(async tx => {
    const live = await checkSession(tx, account, id, origin)
    if (!live || !(await endFamily(tx, live.familyId, 'SIGNED_OUT'))) return null
    const { familyId, personId } = live
    await recordSecurityEvent(tx, { personId, event: 'SIGNED_OUT', origin, familyId })
    const person = await findPerson(tx, personId)
    return { familyId, personId, personName: person?.fullName ?? '', organizationIds: await visitedBy(tx, familyId) }
  })
  if (!left) return false
  await leaveOrganizations(database, left.organizationIds, left)
  return true
}
