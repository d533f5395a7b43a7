// The holder of a payment's receiving account according to a bank: requested once, stored, and shown to approvers.
import { and, eq } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { bankAccount, bankAccountOf } from '../../bankAccounts/public.ts'
import { type AccountInquiry, BankFault, connectionOf, paramsOf } from '../../connections/public.ts'
import type { RouteContext } from '../../context.ts'
import { codes } from '../errors.ts'
import { paymentList } from '../list.ts'
import type { Beneficiary } from '../repository.ts'
import { accountInquiry } from '../table.ts'

type Parts = Pick<RouteContext, 'database' | 'banks' | 'seals'>

/** Sends the inquiry to the paying account's bank, and stores the result. */
export async function inquire(
  parts: Parts,
  organizationId: string,
  { fromAccountId, ...sought }: Beneficiary & { fromAccountId: string },
): Promise<AccountInquiry> {
  const from = await parts.database.readInOrganization(organizationId, null, tx => bankAccountOf(tx, fromAccountId))
  const connection = await connectionOf(parts, organizationId, fromAccountId)
  if (!connection) throw new Refusal(codes.transferNeedsApi, { path: 'fromAccountId' })
  const inquired = await connection.inquire(from, sought).catch((error: unknown) => {
    if (!(error instanceof BankFault)) throw error
    throw new Refusal(codes.accountInquiryFailed, { params: paramsOf(error) })
  })
  const accountName = inquired.kind === 'notFound' ? null : inquired.name
  await parts.database.inOrganization(organizationId, null, tx => keep(tx, { ...sought, accountName }))
  return inquired
}

async function keep(tx: Tx, { bankCode, accountNumber, accountName }: Beneficiary & { accountName: string | null }) {
  const inquiredAt = tx.clock.now().toString()
  await tx
    .insert(accountInquiry)
    .values({ organizationId: tx.organizationId, bankCode, accountNumber, accountName, inquiredAt })
    .onConflictDoUpdate({
      target: [accountInquiry.organizationId, accountInquiry.bankCode, accountInquiry.accountNumber],
      set: { accountName, inquiredAt },
    })
}

/** Each waits for its bank. */
const AT_ONCE = 4
/** Maximum number of accounts per request, because the approver waits for it. */
const MAX_ACCOUNTS = 20

/**
 * Checks those accounts of these payments that were not checked recently. What can't be checked stays unchecked. For an account entered as
 * the organization's own, only the bank can confirm the holder; one connected to its bank is already proved.
 */
export async function checkNames(parts: Parts, organizationId: string, paymentIds: readonly string[]): Promise<void> {
  const { rows, proven } = await parts.database.readInOrganization(organizationId, null, async tx => {
    const payments = await paymentList.read(tx, [...paymentIds])
    return {
      rows: payments,
      proven: await connectedAmong(
        tx,
        payments.flatMap(({ toAccountId }) => toAccountId ?? []),
      ),
    }
  })
  const unchecked = rows
    .filter(({ nameCheck, hasConnection }) => nameCheck === null && hasConnection)
    .filter(({ toAccountId }) => toAccountId === null || !proven.has(toAccountId))
    .map(({ fromAccountId, beneficiaryBankCode: bankCode, beneficiaryAccountNumber: accountNumber }) => ({
      fromAccountId,
      bankCode,
      accountNumber,
    }))
  const accounts = [...new Map(unchecked.map(each => [`${each.bankCode}/${each.accountNumber}`, each])).values()]
  for (let start = 0; start < Math.min(accounts.length, MAX_ACCOUNTS); start += AT_ONCE)
    await Promise.all(
      accounts.slice(start, start + AT_ONCE).map(account =>
        inquire(parts, organizationId, account).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error
        }),
      ),
    )
}

/** Those of our own accounts that are connected to their bank. */
async function connectedAmong(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { id, organizationId, connectionType } = bankAccount
  const rows = await tx
    .select({ id })
    .from(bankAccount)
    .where(and(eq(organizationId, tx.organizationId), eq(connectionType, 'API'), among(id, [...new Set(ids)])))
  return new Set(rows.map(row => row.id))
}
