// The switches of a company. Each card of the page changes its own; what is not named stays as it is.
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

/** What is undefined stays as it is. */
export type ControlsChange = { [Field in (typeof controlFields)[number]]?: ControlsRow[Field] | undefined }

const controlFields = [
  'enforceTwoFactor',
  'approveOwn',
  'transfersActive',
  'sessionIdleMinutes',
  'allowedEmailDomains',
] as const

/** Changes controls; effective at once, for tokens are dropped with the event. Answers whether any is looser than before. */
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

/** As people read them. */
const asRead = ({ allowedEmailDomains, ...row }: ControlsRow) => ({
  ...row,
  allowedEmailDomains: allowedEmailDomains.join(', '),
})

/** No company may let sessions rest longer than the installation does; a remembered browser has the longest limit of all. */
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

/** Domains as they are compared: lower case, without the @ that people put before them, each once. */
export function readDomains(typed: readonly string[]): string[] {
  const domains = typed.map(text => domainToASCII(text.trim().replace(/^@/, '').toLowerCase()))
  const wrong = domains.flatMap((domain, index): FieldRefusal[] =>
    DOMAIN.test(domain) ? [] : [{ path: `allowedEmailDomains.${index}`, error: codes.emailDomainInvalid }],
  )
  if (wrong.length > 0) throw refuseFields(wrong)
  return [...new Set(domains)]
}
