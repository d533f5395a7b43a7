// The account that documents tell customers to pay to. It is chosen, never typed: its number and names come from treasury.
import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Currency } from '../../../kit/money.ts'
import { organization } from '../../organizations/public.ts'
import { invoiceBankDetails as table, namedBankAccount as named } from './table.ts'

/** As documents print it. */
export type BankDetails = { bankName: string; accountNumber: string; holderName: string; currency: Currency }

type Row = typeof table.$inferSelect
/** An account as treasury returns it. */
export type OwnAccount = BankDetails & { bankAccountId: string }
/** The setting: no account, or one that treasury may have closed since. Version 0: never saved. */
export type BankSetting = { account: OwnAccount | null; isClosed: boolean; version: number }

function accountOf(row: Row | null | undefined): OwnAccount | null {
  const { bankAccountId = null, bankName = null, accountNumber = null, holderName = null, currency = null } = row ?? {}
  if (bankAccountId === null || bankName === null || accountNumber === null || holderName === null || currency === null)
    return null
  return { bankAccountId, bankName, accountNumber, holderName, currency }
}

const ofEntity = (tx: Tx, entityId: string) =>
  and(eq(table.organizationId, tx.organizationId), eq(table.entityId, entityId))

export async function readBankSetting(tx: Tx, entityId: string): Promise<BankSetting> {
  const [row] = await tx.select().from(table).where(ofEntity(tx, entityId))
  const account = accountOf(row)
  return { account, isClosed: account !== null && (await isClosed(tx, account)), version: row?.version ?? 0 }
}

const printedIn = ({ account, isClosed }: BankSetting): OwnAccount | null => (isClosed ? null : account)

/** Where customers of an entity should transfer now; null: no account was chosen, or it was closed. */
export const readBankDetails = async (tx: Tx, entityId: string): Promise<BankDetails | null> =>
  printedIn(await readBankSetting(tx, entityId))

/** Where to transfer an amount of a currency; null: no account has that currency. */
export const inCurrency = (bank: BankDetails | null, currency: string): BankDetails | null =>
  bank?.currency === currency ? bank : null

type Asking = { snapshot: { bank?: BankDetails | null } | null; currency: string; entityId: string }

/** The account on an invoice's document: as issued, otherwise the current one. */
export const printedBankOf = async (tx: Tx, { snapshot, currency, entityId }: Asking): Promise<BankDetails | null> =>
  inCurrency(snapshot?.bank ?? (await readBankDetails(tx, entityId)), currency)

/** Where to transfer an invoice's payment: the printed account, unless it was closed since. */
export async function bankOf(tx: Tx, { snapshot, currency, entityId }: Asking): Promise<BankDetails | null> {
  const kept = snapshot?.bank ?? null
  const isKept = kept !== null && !(await isClosed(tx, kept))
  return inCurrency(isKept ? kept : await readBankDetails(tx, entityId), currency)
}

/** In one line, for emails and the activity log. */
export const bankText = ({ bankName, accountNumber, holderName }: BankDetails): string =>
  `${bankName} ${accountNumber}, ${holderName}`

/** Prints another account, or none, from now on. Of two concurrent first choices one is stale. */
export async function chooseBankAccount(
  tx: Tx,
  { entityId, account, version }: { entityId: string; account: OwnAccount | null; version: number },
): Promise<BankSetting> {
  const { organizationId } = tx
  const before = await readBankSetting(tx, entityId)
  const nothing = { bankAccountId: null, bankName: null, accountNumber: null, holderName: null, currency: null }
  const values = account ?? nothing
  const [row] =
    version === 0
      ? await tx
          .insert(table)
          .values({ ...values, organizationId, entityId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(table)
          .set({ ...values, version: sql`${table.version} + 1` })
          .where(and(ofEntity(tx, entityId), eq(table.version, version)))
          .returning()
  if (!row) throw new Refusal(commonErrors.staleVersion)
  if (account) await nameAccount(tx, account)
  await recordPrinted(tx, printedIn(before), account)
  return { account, isClosed: false, version: row.version }
}

/** Records that documents print this open account. */
async function nameAccount(tx: Tx, { bankAccountId, bankName, accountNumber }: OwnAccount): Promise<void> {
  const values = { bankName, accountNumber, isClosed: false }
  await tx
    .insert(named)
    .values({ ...values, organizationId: tx.organizationId, bankAccountId })
    .onConflictDoUpdate({ target: [named.organizationId, named.bankAccountId], set: values })
}

/** Whether treasury has closed an account that documents printed. */
const isClosed = async (tx: Tx, { bankName, accountNumber }: BankDetails): Promise<boolean> =>
  (await tx.$count(
    named,
    and(
      eq(named.organizationId, tx.organizationId),
      eq(named.bankName, bankName),
      eq(named.accountNumber, accountNumber),
      eq(named.isClosed, true),
    ),
  )) > 0

/** Treasury's ids of the accounts that documents print or printed. */
export async function namedAccountIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: named.bankAccountId })
    .from(named)
    .where(eq(named.organizationId, tx.organizationId))
  return rows.map(({ id }) => id)
}

/** Stops printing an account that treasury closed, and resumes when it is reopened; issued documents keep theirs. */
export async function storeAccountState(tx: Tx, { id, isOpen }: { id: string; isOpen: boolean }): Promise<void> {
  const [printed] = await tx
    .select({ entityId: table.entityId })
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.bankAccountId, id)))
  const before = printed && (await readBankSetting(tx, printed.entityId))
  const [row] = await tx
    .update(named)
    .set({ isClosed: !isOpen })
    .where(and(eq(named.organizationId, tx.organizationId), eq(named.bankAccountId, id), eq(named.isClosed, isOpen)))
    .returning()
  if (row && before) await recordPrinted(tx, printedIn(before), printedIn(await readBankSetting(tx, printed.entityId)))
}

async function recordPrinted(tx: Tx, before: BankDetails | null, after: BankDetails | null): Promise<void> {
  const logged = (account: BankDetails | null) => ({ invoiceBank: account && bankText(account) })
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'ORGANIZATION',
    recordId: tx.organizationId,
    recordLabel: await nameOf(tx),
    changes: changesBetween(logged(before), logged(after), ['invoiceBank']),
  })
  tx.emit('organization.changed', tx.organizationId)
}

async function nameOf(tx: Tx): Promise<string> {
  const [found] = await tx.select({ name: organization.name }).from(organization)
  if (!found) throw new Error('no organization')
  return found.name
}
