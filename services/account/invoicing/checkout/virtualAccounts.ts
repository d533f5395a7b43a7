// Fixed virtual accounts of customers, which treasury has a payment provider open and close. What is stored here follows what treasury says.
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Database, Tx } from '../../../kit/database/database.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { Account } from '../../account.ts'
import { businessToday, organization } from '../../organizations/public.ts'
import {
  customer,
  holdActiveCustomer,
  holdCustomer,
  recordCustomerChange,
  emitCustomerPageChanged,
} from '../customers/public.ts'
import { type ChargeClient, ChargeRefused, type FixedAccount } from './chargeClient.ts'
import { codes } from './errors.ts'
import { closeVirtualAccountJob, type OfVirtualAccount, openVirtualAccountJob } from './job.ts'
import { virtualAccountBank } from './virtualAccountBanks.ts'
import {
  customerVirtualAccount as table,
  type VirtualAccountRow,
  type VirtualAccountStatus,
} from './virtualAccountTable.ts'

const LIVE = ['OPENING', 'ACTIVE'] as const satisfies readonly VirtualAccountStatus[]
const isLive = ({ status }: VirtualAccountRow) => LIVE.some(live => live === status)
/** Until then whoever opened it asks treasury for it. */
const OPEN_AFTER_SECONDS = 10
const MAX_YEARS = 9

const withId = (tx: Tx, id: string) => and(eq(table.organizationId, tx.organizationId), eq(table.id, id))

/** One with its lock, which orders what is booked of it. */
export async function holdVirtualAccount(tx: Tx, id: string): Promise<VirtualAccountRow | undefined> {
  const [row] = await tx.select().from(table).where(withId(tx, id)).for('no key update')
  return row
}

/** Of these customers, the newest first. */
export const listVirtualAccounts = (tx: Tx, customerIds: readonly string[]): Promise<VirtualAccountRow[]> =>
  tx
    .byKey()
    .select()
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), among(table.customerId, customerIds)))
    .orderBy(desc(table.createdAt), desc(table.id))

export type ActiveVirtualAccount = {
  bankCode: string
  bankName: string
  number: string
  expiresOn: string
  /** The legal entity that gets what is paid to it; null: not known. */
  payoutEntityId: string | null
}

/** Those that a customer can pay to today, in the order of their banks. */
const activeVirtualAccounts = async (tx: Tx, customerId: string): Promise<ActiveVirtualAccount[]> => {
  const rows = await tx
    .select({
      bankCode: table.bankCode,
      number: table.number,
      expiresOn: table.expiresOn,
      payoutEntityId: table.payoutEntityId,
    })
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.customerId, customerId),
        eq(table.status, 'ACTIVE'),
        sql`${table.expiresAt} > ${tx.clock.now().toString()}::timestamptz`,
      ),
    )
    .orderBy(asc(table.bankCode))
  return rows.flatMap(({ number, ...row }) =>
    number === null ? [] : [{ ...row, number, bankName: virtualAccountBank(row.bankCode) }],
  )
}

type Named = { customerId: string; currency: string; entityId: string | null }

/**
 * Virtual accounts that a document or an email names: those whose money its entity gets, and those of which that is not known. Providers
 * take rupiah only. What is of several entities (`entityId` null) names none whose money goes to one of them.
 */
export const namedVirtualAccounts = async (
  tx: Tx,
  { customerId, currency, entityId }: Named,
): Promise<ActiveVirtualAccount[]> =>
  currency === 'IDR'
    ? (await activeVirtualAccounts(tx, customerId)).filter(
        ({ payoutEntityId }) => payoutEntityId === null || payoutEntityId === entityId,
      )
    : []

/** As an email names them. */
export const virtualAccountTexts = async (tx: Tx, of: Named): Promise<string[]> =>
  (await namedVirtualAccounts(tx, of)).map(({ bankName, number }) => `${bankName} ${number}`)

const PAGE_SIZE = 100

/** What treasury says now of an organization's virtual accounts that are not over, page by page. */
export async function* everyLiveAccount(
  database: Pick<Database, 'readInOrganization'>,
  client: Pick<ChargeClient, 'accountsOfKeys'>,
  organizationId: string,
): AsyncGenerator<FixedAccount[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await database.readInOrganization(organizationId, null, tx =>
      tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.organizationId, organizationId), inArray(table.status, [...LIVE]), gt(table.id, after)))
        .orderBy(asc(table.id))
        .limit(PAGE_SIZE),
    )
    const last = page.at(-1)
    if (!last) return
    yield await client.accountsOfKeys(
      organizationId,
      page.map(({ id }) => id),
    )
    after = last.id
  }
}

const shown = ({ bankCode, number, status }: VirtualAccountRow) =>
  [bankCode, number, status].filter(text => text !== null).join(' ')

/** Tells log, feed and the customer's page; open invoices are told to treasury again, which knows customers by these numbers. */
async function tell(tx: Tx, before: VirtualAccountRow | undefined, after: VirtualAccountRow): Promise<void> {
  const [row] = await tx
    .select()
    .from(customer)
    .where(and(eq(customer.organizationId, tx.organizationId), eq(customer.id, after.customerId)))
  if (!row) throw new Error('a virtual account without its customer')
  const change = { field: 'virtualAccount', before: before ? shown(before) : null, after: shown(after) }
  await recordCustomerChange(tx, { action: 'UPDATED', before: row, after: row, beside: [change] })
  emitCustomerPageChanged(tx, after.customerId)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from invoice
    where organization_id = ${tx.organizationId} and customer_id = ${after.customerId} and number is not null and remaining_minor > 0`)
  for (const { id } of rows) tx.emit('invoice.changed', id)
}

type Values = Partial<Omit<VirtualAccountRow, 'organizationId' | 'id' | 'customerId' | 'version'>>

async function change(tx: Tx, before: VirtualAccountRow, values: Values): Promise<VirtualAccountRow> {
  const moved = values.status !== undefined && values.status !== before.status
  const [after] = await tx
    .update(table)
    .set({
      ...values,
      ...(moved && { statusChangedAt: tx.clock.now().toString() }),
      version: sql`${table.version} + 1`,
    })
    .where(withId(tx, before.id))
    .returning()
  if (moved) await tell(tx, before, after!)
  return after!
}

export type NewVirtualAccount = { customerId: string; bankCode: string; expiresOn: string }

/** The end of a day where the organization is. */
async function endOf(tx: Tx, day: string): Promise<string> {
  const today = await businessToday(tx)
  const latest = Temporal.PlainDate.from(today).add({ years: MAX_YEARS }).toString()
  if (day < today || day > latest) throw new Refusal(codes.virtualAccountDay, { path: 'expiresOn', params: { latest } })
  const [own] = await tx
    .select({ timeZone: organization.timeZone })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))
  const next = Temporal.PlainDate.from(day).add({ days: 1 })
  return next
    .toZonedDateTime(own?.timeZone ?? 'Asia/Jakarta')
    .toInstant()
    .toString()
}

/** Has a virtual account opened for a customer; refuses CU-8 where the customer is not active, CO-8 where it has one at that bank, CO-10 a day that can't be the last. */
export async function openVirtualAccount(
  tx: Tx,
  { jobs }: Pick<Account, 'jobs'>,
  { customerId, bankCode, expiresOn }: NewVirtualAccount,
): Promise<VirtualAccountRow> {
  const { language } = await holdActiveCustomer(tx, customerId)
  const now = tx.clock.now().toString()
  const expiresAt = await endOf(tx, expiresOn)
  const [row] = await refusing(
    { customer_virtual_account_live: { error: codes.virtualAccountExists, path: 'bankCode' } },
    () =>
      tx
        .insert(table)
        .values({
          organizationId: tx.organizationId,
          id: newId(),
          customerId,
          bankCode,
          status: 'OPENING',
          expiresOn,
          expiresAt,
          language,
          createdAt: now,
          createdBy: tx.actorId,
          statusChangedAt: now,
        })
        .returning(),
  )
  const opened = row!
  await jobs.enqueue(
    tx,
    openVirtualAccountJob,
    { organizationId: tx.organizationId, virtualAccountId: opened.id },
    { startAfter: OPEN_AFTER_SECONDS },
  )
  await tell(tx, undefined, opened)
  return opened
}

/** Ends a virtual account here at once, and has it closed at the provider; refuses CO-9 where it is over, CO-11 where it is not this customer's. */
export async function closeVirtualAccount(
  tx: Tx,
  { jobs }: Pick<Account, 'jobs'>,
  { customerId, id }: { customerId: string; id: string },
): Promise<void> {
  await holdCustomer(tx, customerId)
  const before = await holdVirtualAccount(tx, id)
  if (before?.customerId !== customerId) throw new Refusal(codes.virtualAccountUnknown)
  if (!isLive(before)) throw new Refusal(codes.virtualAccountOver)
  await change(tx, before, { status: 'CLOSED', isCloseDue: true })
  await queueClose(tx, jobs, id)
}

const queueClose = (tx: Tx, jobs: Account['jobs'], virtualAccountId: string) =>
  jobs.enqueue(
    tx,
    closeVirtualAccountJob,
    { organizationId: tx.organizationId, virtualAccountId },
    { singletonKey: virtualAccountId },
  )

type Parts = Pick<Account, 'database' | 'jobs'>

/** Asks treasury for a virtual account that is being opened. May be done again: its key is the account. */
export async function requestVirtualAccount(
  parts: Parts,
  client: ChargeClient,
  { organizationId, virtualAccountId: id }: OfVirtualAccount,
): Promise<void> {
  const { database } = parts
  const wanted = await database.readInOrganization(organizationId, null, async tx => {
    const [row] = await tx
      .select({ account: table, name: customer.name })
      .from(table)
      .innerJoin(customer, and(eq(customer.organizationId, table.organizationId), eq(customer.id, table.customerId)))
      .where(and(withId(tx, id), eq(table.status, 'OPENING')))
    return row
  })
  if (!wanted) return
  const { account, name } = wanted
  const answer = await client
    .openAccount(organizationId, {
      key: id,
      bankCode: account.bankCode,
      customerName: name.slice(0, 200),
      expiresAt: Temporal.Instant.from(account.expiresAt).toString(),
      language: account.language,
    })
    .catch((error: unknown) => {
      if (error instanceof ChargeRefused) return null
      throw error
    })
  await database.inOrganization(organizationId, null, async tx => {
    if (answer) return storeVirtualAccount(tx, parts, answer)
    const before = await holdVirtualAccount(tx, id)
    if (before?.status === 'OPENING') await change(tx, before, { status: 'FAILED', failureReason: 'REFUSED' })
  })
}

/** Follows what became of a virtual account at its provider. */
export async function storeVirtualAccount(
  tx: Tx,
  { jobs }: Pick<Account, 'jobs'>,
  { key, id: chargeId, status, provider, number, failureReason, payoutEntityId }: FixedAccount,
): Promise<void> {
  const held = await holdVirtualAccount(tx, key)
  if (!held) return
  const before = held.payoutEntityId === payoutEntityId ? held : await change(tx, held, { payoutEntityId })
  if (status === 'PENDING') {
    if (before.chargeId === null) await change(tx, before, { chargeId, provider })
    return
  }
  if (status === 'ACTIVE') {
    if (before.status === 'OPENING') await change(tx, before, { status, chargeId, provider, number })
    // Its answer came after it was closed here: nobody is to pay to it.
    else if (!isLive(before)) {
      await change(tx, before, { chargeId, isCloseDue: true })
      await queueClose(tx, jobs, key)
    }
    return
  }
  if (isLive(before)) await change(tx, before, { status, chargeId, provider, failureReason })
}

/** Closes at the provider what is closed here. One that treasury has not been heard of is asked for by its key first. */
export async function closeAtProvider(
  { database }: Parts,
  client: ChargeClient,
  { organizationId, virtualAccountId: id }: OfVirtualAccount,
): Promise<void> {
  const row = await database.readInOrganization(organizationId, null, async tx => {
    const [found] = await tx.select().from(table).where(withId(tx, id))
    return found
  })
  if (!row?.isCloseDue) return
  const chargeId = row.chargeId ?? (await client.accountOfKey(organizationId, id))?.id
  if (chargeId) await client.closeAccount(organizationId, chargeId)
  await database.inOrganization(organizationId, null, tx =>
    tx
      .update(table)
      .set({ isCloseDue: false })
      .where(and(withId(tx, id), inArray(table.status, ['CLOSED', 'EXPIRED', 'FAILED']))),
  )
}
