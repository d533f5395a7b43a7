// Reviewers' decisions on customers, and their deactivation and reactivation.
import { stepped } from '../../../kit/database/stepped.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Account } from '../../account.ts'
import { isOwn } from '../../organizations/public.ts'
import { recordCustomerChange } from './describe.ts'
import { termValues } from './editCustomer.ts'
import { codes } from './errors.ts'
import { deactivated } from './events.ts'
import { sendLink, takeDraft, emailApproved } from './invitations.ts'
import { changeCustomer, lockCustomer } from './repository.ts'
import type { CustomerTerms } from './shapes.ts'
import type { CustomerRow } from './table.ts'

type Seen = { id: string; version: number }

/** Another user than its authors approves exactly this customer and its terms. */
export async function approveCustomer(
  tx: Tx,
  account: Account,
  { id, version, ...terms }: Seen & CustomerTerms,
): Promise<CustomerRow> {
  const before = await lockCustomer(tx, id, 'APPROVE', version)
  if (isOwn(before, tx)) throw new Refusal(codes.customerOwnEntry)
  const after = await changeCustomer(tx, before, 'APPROVE', {
    ...termValues(terms, before),
    ...stepped(tx),
    status: 'ACTIVE',
    authorIds: [],
  })
  await recordCustomerChange(tx, { action: 'APPROVED', before, after })
  // The typed data is now the customer's: the draft copy is deleted.
  await takeDraft(tx, id)
  await emailApproved(tx, account, after)
  return after
}

/** Rejects a request; the customer gets the reason, with a link to send it again. */
export async function rejectCustomer(
  tx: Tx,
  account: Account,
  { id, version, reason }: Seen & { reason: string },
): Promise<CustomerRow> {
  const before = await lockCustomer(tx, id, 'REJECT', version)
  const after = await changeCustomer(tx, before, 'REJECT', { ...stepped(tx), status: 'REJECTED', reason })
  await recordCustomerChange(tx, { action: 'REJECTED', before, after, reason })
  await sendLink(tx, account, after, { template: 'customerRejected', reason })
  return after
}

/** Deactivates a customer: no new orders or invoices, and its users lose access. */
export async function deactivateCustomer(
  tx: Tx,
  { id, version, reason }: Seen & { reason: string },
): Promise<CustomerRow> {
  const before = await lockCustomer(tx, id, 'DEACTIVATE', version)
  const after = await changeCustomer(tx, before, 'DEACTIVATE', { ...stepped(tx), status: 'DEACTIVATED', reason })
  await tx.raise(deactivated, { id })
  await recordCustomerChange(tx, { action: 'UPDATED', before, after, reason })
  return after
}

export async function reactivateCustomer(tx: Tx, { id, version }: Seen): Promise<CustomerRow> {
  const before = await lockCustomer(tx, id, 'REACTIVATE', version)
  const after = await changeCustomer(tx, before, 'REACTIVATE', { ...stepped(tx), status: 'ACTIVE', reason: null })
  await recordCustomerChange(tx, { action: 'UPDATED', before, after })
  return after
}
