import { z } from 'zod'
import { type Locale, messageOf } from '../../kit/errors.ts'
import { linkErrorNamed } from './faults.ts'
import { LINK_TYPES } from './table.ts'
import type { LinkWithImport } from './repository.ts'
import { LINK_METHODS } from '../bankAccounts/public.ts'

const LINK_STATUSES = ['NEVER', 'WORKING', 'STALE', 'FAILING'] as const
export type LinkStatus = (typeof LINK_STATUSES)[number]

/** An older balance is not usable for planning. */
const FRESH_HOURS = 24

/** A connection on the wire: of its credentials only the time when they were given. */
export const linkBody = z
  .object({
    id: z.uuid().describe('The bank account'),
    type: z.enum(LINK_TYPES),
    method: z.enum(LINK_METHODS).meta({ id: 'BankLinkMethod' }),
    status: z.enum(LINK_STATUSES).meta({ id: 'BankLinkStatus' }),
    isSyncing: z.boolean(),
    schedule: z.array(z.string()).describe('Times of day, `HH:MM`, in the zone of the organization'),
    nextSyncAt: z.string().nullable(),
    lastSyncedAt: z.string().nullable(),
    lastAttemptAt: z.string().nullable(),
    lastError: z.object({ code: z.string(), message: z.string() }).nullable(),
    lastImportId: z.uuid().nullable().describe('Last statement that arrived through the connection; null: none yet'),
    startsOn: z.string().nullable().describe('The first day whose lines come by it'),
    credentialsAt: z.string().nullable().describe('When its credentials were given; they are never shown'),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'BankLink' })

export function showLink(link: LinkWithImport, now: Temporal.Instant, locale: Locale): z.infer<typeof linkBody> {
  const error = errorOf(link)
  return {
    id: link.bankAccountId,
    type: link.type,
    method: link.method,
    status: statusOf(link, now),
    isSyncing: link.syncingSince !== null,
    schedule: link.schedule,
    nextSyncAt: link.nextSyncAt,
    lastSyncedAt: link.lastSyncedAt,
    lastAttemptAt: link.lastAttemptAt,
    lastError:
      error === null
        ? null
        : { code: linkErrorNamed(error).code, message: messageOf(linkErrorNamed(error), locale, link.lastErrorParams) },
    lastImportId: link.lastImportId,
    startsOn: link.startsOn,
    credentialsAt: link.credentialsAt,
    createdAt: link.createdAt,
    version: link.version,
  }
}

/** A fetched statement counts once its import succeeds: an import with errors is also a failure of the connection. */
function errorOf({ lastError, importStatus }: Pick<LinkWithImport, 'lastError' | 'importStatus'>): string | null {
  if (lastError !== null) return lastError
  return importStatus === 'HAS_ERRORS' || importStatus === 'FAILED' ? 'syncStatementHasErrors' : null
}

type LifecycleState = Pick<LinkWithImport, 'lastError' | 'importStatus' | 'lastSyncedAt'>

/** The status of the connection at a moment. */
export function statusOf(link: LifecycleState, now: Temporal.Instant): LinkStatus {
  if (errorOf(link) !== null) return 'FAILING'
  if (link.lastSyncedAt === null) return 'NEVER'
  const freshUntil = Temporal.Instant.from(link.lastSyncedAt).add({ hours: FRESH_HOURS })
  return Temporal.Instant.compare(now, freshUntil) > 0 ? 'STALE' : 'WORKING'
}
