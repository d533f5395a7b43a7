// Staff's decisions on customers' change requests.
import { and, eq } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import type { Account } from '../../account.ts'
import {
  changeCustomer,
  customerCodes,
  customerConflicts,
  customerDocument,
  fieldProblems,
  holdCustomer,
  lockCustomer,
  retireDocument,
  recordCustomerChange,
} from '../customers/public.ts'
import { endPending, pendingRequest } from './end.ts'
import { mailDecision } from './emails.ts'
import { PROPOSABLE } from './proposable.ts'

type Which = { customerId: string; requestId: string }

/**
 * Applies the requested changes, as the approver saw them compared with the data. G-3: refuses if the data has changed since; CU-5: tax
 * number in use; CU-6: not active; CU-31: already decided.
 */
export async function approveChange(
  tx: Tx,
  account: Account,
  { customerId, requestId, version }: Which & { version: number },
): Promise<void> {
  const before = await lockCustomer(tx, customerId, 'EDIT', version)
  if (before.status !== 'ACTIVE' || before.type === null) throw new Refusal(customerCodes.customerStatusInvalid)
  const { proposed } = await pendingRequest(tx, customerId, requestId)
  const isAsked = new Set<string>(PROPOSABLE)
  // Staff may have changed the customer's type since.
  const wrong = fieldProblems(before.type, { ...before, ...proposed }).filter(({ path }) => isAsked.has(path))
  if (wrong.length > 0) throw refuseFields(wrong)
  const after = await refusing(customerConflicts, () => changeCustomer(tx, before, 'EDIT', proposed))
  const request = await endPending(tx, customerId, { status: 'APPROVED', reason: null })
  await takeDocuments(tx, { customerId, requestId })
  await recordCustomerChange(tx, {
    action: 'APPROVED',
    before,
    after,
    beside: [
      { field: 'changeRequest', before: 'PENDING', after: 'APPROVED' },
      ...request.documentKinds.map(kind => ({ field: 'document', before: null, after: kind })),
    ],
  })
  // A change of email is also sent to the previous address, so that its owner learns of it.
  await mailDecision(tx, account, { customer: after, to: [request.email, before.email, after.email], reason: null })
}

/** The request's documents replace the previous ones. */
async function takeDocuments(tx: Tx, { customerId, requestId }: Which): Promise<void> {
  const proposed = and(
    eq(customerDocument.organizationId, tx.organizationId),
    eq(customerDocument.proposedIn, requestId),
  )
  for (const { kind } of await tx.select({ kind: customerDocument.kind }).from(customerDocument).where(proposed))
    await retireDocument(tx, customerId, kind)
  await tx.update(customerDocument).set({ proposedIn: null }).where(proposed)
}

/** Rejects the request; the customer sees the reason. CU-31: refuses if already decided. */
export async function rejectChange(
  tx: Tx,
  account: Account,
  { customerId, requestId, reason }: Which & { reason: string },
): Promise<void> {
  const row = await holdCustomer(tx, customerId)
  await pendingRequest(tx, customerId, requestId)
  const { email } = await endPending(tx, customerId, { status: 'REJECTED', reason })
  recordActivity(tx, {
    action: 'REJECTED',
    recordType: 'CUSTOMER',
    recordId: row.id,
    recordLabel: row.name,
    changes: [{ field: 'changeRequest', before: 'PENDING', after: 'REJECTED' }],
    reason,
  })
  tx.emit('customer.changed', row.id)
  await mailDecision(tx, account, { customer: row, to: [email], reason })
}
