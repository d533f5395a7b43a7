// Emails an invoice's author when the match that paid it was undone in treasury: it is owed again.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import type { Log } from '../../../kit/http/log.ts'
import type { Currency } from '../../../kit/money.ts'
import { openTicker } from '../../../kit/ticker.ts'
import type { Account, WorkerContext } from '../../account.ts'
import { sendMail } from '../../mail/public.ts'
import { moneyText } from '../documents/public.ts'

const EVERY_MS = 60_000
/** Undoing a whole import must not send an email per line: waits until no more are undone, but no longer. */
const QUIET_MS = 60_000
const MAX_MS = 10 * 60_000
/** The maximum number of invoices named in an email. */
const MAX_NAMED = 20

type Mailer = Pick<Account, 'database' | 'secrets' | 'jobs' | 'publicOrigin'>
type Parts = { account: Mailer; log: Pick<Log, 'warn'> }

type Reader = {
  email: string
  name: string
  language: 'en' | 'id'
  organization: string
  invoices: Reopened[]
  count: number
}
type Reopened = { number: string; customer: string; remaining: string; currency: Currency }

/** One email to each author about all reopened invoices, once no more are undone. Of two workers, one claims them. */
export async function emailAuthors(tx: Tx, account: Omit<Mailer, 'database'>): Promise<void> {
  const before = (milliseconds: number) => tx.clock.now().subtract({ milliseconds }).toString()
  const { rows } = await tx.execute<Reader>(sql`
    with waiting as (
      select max(reopened_at) <= ${before(QUIET_MS)}::timestamptz or min(reopened_at) <= ${before(MAX_MS)}::timestamptz as is_due
      from reopened_invoice where organization_id = ${tx.organizationId}),
    reopened as (
      delete from reopened_invoice where organization_id = ${tx.organizationId} and (select is_due from waiting) returning invoice_id),
    touched as (
      select i.id, i.number, i.customer_name, i.currency, i.remaining_minor, array(
        select i.created_by union
        select w.actor_id from invoice_revision w where w.organization_id = i.organization_id and w.invoice_id = i.id) as maker_ids
      from invoice i
      where i.organization_id = ${tx.organizationId} and i.id in (select invoice_id from reopened))
    select p.email, p.full_name as name, p.language, o.name as organization, made.invoices, made.count
    from membership m
    join role r on r.organization_id = m.organization_id and r.id = m.role_id and 'invoicing.invoices.view' = any (r.permissions)
    join person p on p.id = m.person_id
    join organization o on o.organization_id = m.organization_id
    cross join lateral (
      select count(*)::int as count, jsonb_agg(jsonb_build_object('number', number, 'customer', customer_name,
        'remaining', remaining_minor::text, 'currency', currency) order by number) as invoices
      from touched where m.person_id = any (maker_ids)) made
    where m.organization_id = ${tx.organizationId} and m.status = 'ACTIVE' and made.count > 0
    order by p.id`)
  for (const { email, name, language, organization, invoices, count } of rows)
    await sendMail(tx, account, {
      to: { email, name },
      language,
      template: 'invoicesReopened',
      values: {
        organization,
        invoices: invoices.slice(0, MAX_NAMED).map(({ number, customer, remaining, currency }) => ({
          name: `${number}, ${customer}`,
          owed: moneyText(BigInt(remaining), currency, language),
        })),
        more: Math.max(count - MAX_NAMED, 0),
        link: `${account.publicOrigin}/invoices?tab=unpaid`,
      },
    })
}

/** One round for every organization with invoicing. */
export async function emailAllAuthors({ account, log }: Parts): Promise<void> {
  const { database } = account
  const { rows } = await database.readAsSystem(tx =>
    tx.execute<{ id: string }>(
      sql`select organization_id as id from organization where 'INVOICING' = any (modes) order by organization_id`,
    ),
  )
  for (const { id } of rows)
    try {
      await database.inOrganization(id, null, tx => emailAuthors(tx, account))
    } catch (error) {
      log.warn({ err: error, organizationId: id }, 'makers of invoices were not told that they are owed again')
    }
}

/** Checks every minute until closed. */
export const makersClock = ({ account, log }: WorkerContext) =>
  openTicker({
    everyMs: EVERY_MS,
    work: () => emailAllAuthors({ account, log }),
    log,
    failed: 'no maker of an invoice was told',
  })
