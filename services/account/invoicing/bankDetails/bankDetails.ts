// The account that documents tell customers to pay into. It is chosen, never typed: its number and names are those of treasury.
import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Currency } from '../../../kit/money.ts'
import { organization } from '../../organizations/public.ts'
import { invoiceBankDetails as table } from './table.ts'

/** As documents print it. */
export type BankDetails = { bankName: string; accountNumber: string; holderName: string; currency: Currency }

type Row = typeof table.$inferSelect
/** An account as treasury shows it. */
export type OwnAccount = BankDetails & { bankAccountId: string }
/** What is set: no account, or one. A version of 0: nothing was saved yet. */
export type BankSetting = { account: OwnAccount | null; version: number }

/** What a row prints; null where it names no account, or is missing. */
export function detailsOf(row: Row | null | undefined): OwnAccount | null {
  const { bankAccountId = null, bankName = null, accountNumber = null, holderName = null, currency = null } = row ?? {}
  if (bankAccountId === null || bankName === null || accountNumber === null || holderName === null || currency === null)
    return null
  return { bankAccountId, bankName, accountNumber, holderName, currency }
}

export async function readBankSetting(tx: Tx): Promise<BankSetting> {
  const [row] = await tx.select().from(table).where(eq(table.organizationId, tx.organizationId))
  return { account: detailsOf(row), version: row?.version ?? 0 }
}

/** Where customers are to transfer now; null: nothing was chosen. */
export async function readBankDetails(tx: Tx): Promise<BankDetails | null> {
  const { account } = await readBankSetting(tx)
  return account
}

/** Where to transfer an amount of a currency; null: there is no account for it. */
export const inCurrency = (bank: BankDetails | null, currency: string): BankDetails | null =>
  bank?.currency === currency ? bank : null

/** Where to transfer what an invoice asks for: as it says, else as is chosen now. */
export const bankOf = async (
  tx: Tx,
  { snapshot, currency }: { snapshot: { bank?: BankDetails | null } | null; currency: string },
): Promise<BankDetails | null> => inCurrency(snapshot?.bank ?? (await readBankDetails(tx)), currency)

/** In one line, as letters and the activity log write it. */
export const bankText = ({ bankName, accountNumber, holderName }: BankDetails): string =>
  `${bankName} ${accountNumber}, ${holderName}`

/** Prints another account, or none, from now on. Of two first choices one is stale. */
export async function chooseBankAccount(
  tx: Tx,
  { account, version }: { account: OwnAccount | null; version: number },
): Promise<BankSetting> {
  const { organizationId } = tx
  const before = await readBankSetting(tx)
  const nothing = { bankAccountId: null, bankName: null, accountNumber: null, holderName: null, currency: null }
  const values = account ?? nothing
  const [row] =
    version === 0
      ? await tx
          .insert(table)
          .values({ ...values, organizationId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(table)
          .set({ ...values, version: sql`${table.version} + 1` })
          .where(and(eq(table.organizationId, organizationId), eq(table.version, version)))
          .returning()
  if (!row) throw new Refusal(commonErrors.staleVersion)
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'ORGANIZATION',
    recordId: organizationId,
    recordLabel: await nameOf(tx),
    changes: changesBetween(logged(before), { invoiceBank: account && bankText(account) }, ['invoiceBank']),
  })
  tx.emit('organization.changed', organizationId)
  return { account, version: row.version }
}

const logged = ({ account }: BankSetting) => ({ invoiceBank: account && bankText(account) })

async function nameOf(tx: Tx): Promise<string> {
  const [found] = await tx.select({ name: organization.name }).from(organization)
  if (!found) throw new Error('no organization')
  return found.name
}
