// Deletes documents after the organization's retention period: those of rejected customers, of unanswered invitations, and of former
// customers. A worker checks every hour.
import { type SQL, sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Log } from '../../../kit/http/log.ts'
import { openTicker } from '../../../kit/ticker.ts'
import type { Account, WorkerContext } from '../../account.ts'
import { readOrderSettings } from '../../orderSettings/public.ts'
import { eraseDocuments } from './eraseDocuments.ts'
import { takeDraft } from './invitations.ts'

const EVERY_MS = 60 * 60_000
/** The rest waits for the next hour. */
const AT_ONCE = 200

type Keeper = Pick<Account, 'database' | 'jobs'>
type Parts = { account: Keeper; log: Pick<Log, 'warn'> }

/** One round for every organization. */
export async function eraseOverdue({ account, log }: Parts): Promise<void> {
  const { rows } = await account.database.readAsSystem(tx =>
    tx.execute<{ id: string }>(sql`select organization_id as id from organization order by organization_id`),
  )
  for (const { id } of rows)
    try {
      await eraseOverdueOf(account, id)
    } catch (error) {
      log.warn({ err: error, organizationId: id }, 'documents past their time were not erased')
    }
}

/** Erases overdue documents of one organization, each customer in its own transaction. Several workers may run at once. */
export async function eraseOverdueOf(account: Keeper, organizationId: string): Promise<void> {
  const { database } = account
  const overdue = await database.inOrganization(organizationId, null, async tx => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from customer where ${await isOverdue(tx)} order by id limit ${AT_ONCE}`,
    )
    return rows
  })
  for (const { id } of overdue) await database.inOrganization(organizationId, null, tx => eraseOf(tx, account, id))
}

/** Customers whose documents or drafts are overdue, by the business clock. */
async function isOverdue(tx: Tx): Promise<SQL> {
  const { rejectedRetentionDays, deactivatedRetentionYears } = await readOrderSettings(tx)
  const now = tx.clock.now().toZonedDateTimeISO('UTC')
  const rejectedBefore = now.subtract({ days: rejectedRetentionDays }).toInstant().toString()
  const deactivatedBefore = now.subtract({ years: deactivatedRetentionYears }).toInstant().toString()
  return sql`customer.organization_id = ${tx.organizationId}
    and case status
      when 'REJECTED' then status_changed_at <= ${rejectedBefore}::timestamptz
      when 'DEACTIVATED' then status_changed_at <= ${deactivatedBefore}::timestamptz
      when 'INVITED' then not exists (
        select from customer_invitation i
        where i.organization_id = customer.organization_id and i.customer_id = customer.id and i.expires_at > ${rejectedBefore}::timestamptz)
      else false
    end
    and (
      exists (select from customer_document d where d.organization_id = customer.organization_id and d.customer_id = customer.id)
      or exists (
        select from customer_invitation i
        where i.organization_id = customer.organization_id and i.customer_id = customer.id and i.draft is not null))`
}

/** Erases the documents and the draft of a customer that is still overdue. */
async function eraseOf(tx: Tx, account: Keeper, id: string): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from customer where id = ${id} and ${await isOverdue(tx)} for no key update`,
  )
  const [row] = rows
  if (!row) return
  await takeDraft(tx, id)
  const kinds = await eraseDocuments(tx, account, id)
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'CUSTOMER',
    recordId: id,
    recordLabel: row.name,
    changes: [
      { field: 'retention', before: null, after: 'ENDED' },
      ...kinds.map(kind => ({ field: 'document', before: kind, after: null })),
    ],
  })
  tx.emit('customer.changed', id)
}

/** Checks every hour until closed. */
export const retentionClock = ({ account, log }: WorkerContext) =>
  openTicker({
    everyMs: EVERY_MS,
    work: () => eraseOverdue({ account, log }),
    log,
    failed: 'no documents past their time were erased',
  })
