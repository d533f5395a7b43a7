// The controls of an organization. Each card of the page changes its own; other fields stay unchanged.
import { domainToASCII } from 'node:url'
import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { type FieldRefusal, Refusal, refuseFields } from '../../kit/http/problem.ts'
import type { Rules } from '../account.ts'
import { codes } from './errors.ts'
import { controls, type ControlsRow, organization } from '../organizations/public.ts'
import { isLooser } from './isLooser.ts'

/** Undefined fields stay unchanged. */
export type ControlsChange = { [Field in (typeof controlFields)[number]]?: ControlsRow[Field] | undefined }

const controlFields = [
  'enforceTwoFactor',
  'approveOwn',
  'transfersActive',
  'sessionIdleMinutes',
  'allowedEmailDomains',
] as const

/** Changes controls, effective at once, since the event invalidates tokens. Returns whether any became looser. */
export async function updateControls(
  tx: Tx,
  { version, longestIdleMinutes, ...change }: ControlsChange & { version: number; longestIdleMinutes: number },
): Promise<boolean> {
  refuseLongSession(change.sessionIdleMinutes, longestIdleMinutes)
  const [before] = await tx.select().from(controls)
  const [after] = await tx
    .update(controls)
    .set({ ...change, version: sql`${controls.version} + 1` })
    .where(and(eq(controls.organizationId, tx.organizationId), eq(controls.version, version)))
    .returning()
  if (!before || !after) throw new Refusal(commonErrors.staleVersion)
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'ORGANIZATION',
    recordId: tx.organizationId,
    recordLabel: await nameOfOrganization(tx),
    changes: changesBetween(asRead(before), asRead(after), controlFields),
  })
  tx.emit('organization.changed', tx.organizationId)
  return isLooser(before, after)
}

/** Values as users read them. */
const asRead = ({ allowedEmailDomains, ...row }: ControlsRow) => ({
  ...row,
  allowedEmailDomains: allowedEmailDomains.join(', '),
})

/** No organization may allow longer idle sessions than the installation; a remembered browser has the longest limit of all. */
export const longestIdle = ({ rememberDays }: Rules['session']) => rememberDays * 24 * 60

function refuseLongSession(minutes: number | null | undefined, maximum: number) {
  if (minutes === null || minutes === undefined || minutes <= maximum) return
  throw refuseFields([{ path: 'sessionIdleMinutes', error: 'TOO_BIG', params: { maximum } }])
}

export async function nameOfOrganization(tx: Tx): Promise<string> {
  const [found] = await tx.select({ name: organization.name }).from(organization)
  return found?.name ?? ''
}

const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** Normalized domains: lower case, without a leading @, without duplicates. */
export function readDomains(typed: readonly string[]): string[] {
  const domains = typed.map(text => domainToASCII(text.trim().replace(/^@/, '').toLowerCase()))
  const wrong = domains.flatMap((domain, index): FieldRefusal[] =>
    DOMAIN.test(domain) ? [] : [{ path: `allowedEmailDomains.${index}`, error: codes.emailDomainInvalid }],
  )
  if (wrong.length > 0) throw refuseFields(wrong)
  return [...new Set(domains)]
}
