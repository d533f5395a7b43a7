// A customer requests changes to their own data. The data itself stays unchanged.
import { sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import { commonErrors } from '../../../kit/errors.ts'
import type { Files } from '../../../kit/files/files.ts'
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { CustomerCaller } from '../../../kit/tokens.ts'
import type { Account } from '../../account.ts'
import { limitPerHour } from '../../throttle/public.ts'
import { holdCaller, userUploader, useUploads } from '../customerPortal/public.ts'
import {
  accountProblems,
  checkedValues,
  customerChanges,
  customerDocument,
  type CustomerDetails,
  type CustomerRow,
  holdActiveCustomer,
} from '../customers/public.ts'
import { addressCodes } from './addressCodes.ts'
import { endPending } from './end.ts'
import { codes } from './errors.ts'
import { mailReviewers } from './emails.ts'
import { PROPOSABLE, type Proposed } from './proposable.ts'
import type { ChangeInput } from './shapes.ts'
import { customerChangeRequest as table } from './table.ts'

/** Staff are emailed about each one, so customers must not flood them. */
const MAX_PER_HOUR = 5

type Context = { account: Account; files: Files }

/** Locks the customer of a session and then its user. Refuses CU-8 if no longer active, G-10. */
async function holdAsker(tx: Tx, caller: CustomerCaller): Promise<CustomerRow> {
  const row = await holdActiveCustomer(tx, caller.customerId)
  await holdCaller(tx, caller)
  return row
}

/** Stores a customer's request until staff decide. Refuses G-3, CU-29 to CU-32, CU-28 and invalid data. */
export async function proposeChange(
  tx: Tx,
  { account, files }: Context,
  caller: CustomerCaller,
  { version, note, documents, consented, ...asked }: ChangeInput,
): Promise<void> {
  const before = await holdAsker(tx, caller)
  await limitPerHour(tx, {
    table: 'customer_change_request',
    own: sql`customer_id = ${caller.customerId} and email = ${caller.email}`,
    most: MAX_PER_HOUR,
    error: codes.changeTooMany,
  })
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  const proposed = await differing(tx, before, asked)
  const changes = customerChanges(before, { ...before, ...proposed })
  if (changes.length === 0 && documents.length === 0) throw new Refusal(codes.changeNothing)
  if (documents.length > 0 && !consented) throw refuseFields([{ path: 'consented', error: 'REQUIRED' }])
  const requestId = newId()
  await refusing({ customer_change_request_pending: { error: codes.changePending } }, () =>
    tx.insert(table).values({
      organizationId: tx.organizationId,
      id: requestId,
      customerId: before.id,
      email: caller.email,
      status: 'PENDING',
      proposed,
      changes,
      documentKinds: documents.map(({ kind }) => kind),
      note,
    }),
  )
  await keepDocuments(tx, files, caller, requestId, documents)
  recordActivity(tx, {
    action: 'SUBMITTED',
    recordType: 'CUSTOMER',
    recordId: before.id,
    recordLabel: before.name,
    changes: [{ field: 'changeRequest', before: null, after: 'PENDING' }],
  })
  tx.emit('customer.changed', before.id)
  await mailReviewers(tx, account, { customer: before, email: caller.email, note })
}

async function keepDocuments(
  tx: Tx,
  files: Files,
  caller: CustomerCaller,
  proposedIn: string,
  documents: ChangeInput['documents'],
): Promise<void> {
  if (documents.length === 0) return
  await useUploads(
    tx,
    userUploader(caller),
    documents.map(({ fileId }) => fileId),
  )
  const consentedAt = tx.clock.now().toString()
  for (const [place, { kind, fileId }] of documents.entries()) {
    await files.storedFile(tx, fileId, 'CUSTOMER_DOCUMENT', `documents.${place}.fileId`)
    await tx.insert(customerDocument).values({
      organizationId: tx.organizationId,
      id: newId(),
      customerId: caller.customerId,
      kind,
      fileId,
      consentedAt,
      proposedIn,
    })
  }
}

type Asked = Omit<ChangeInput, 'version' | 'note' | 'documents' | 'consented'>

/** The requested values that differ from the current data, in stored form. Errors in other fields are not the customer's to fix. */
async function differing(tx: Tx, before: CustomerRow, asked: Asked): Promise<Proposed> {
  const wanted = { ...detailsOf(before), ...asked }
  const isAsked = new Set<string>(PROPOSABLE)
  const missing = accountProblems(wanted).filter(({ path }) => isAsked.has(path))
  const values = await checkedValues(tx, wanted, missing, field => isAsked.has(field))
  const changed = new Set(customerChanges(before, { ...before, ...values }).map(({ field }) => field))
  return Object.fromEntries(PROPOSABLE.filter(field => changed.has(field)).map(field => [field, values[field]]))
}

/** The current data in the form of an input, without the requested fields. */
function detailsOf(row: CustomerRow): Omit<CustomerDetails, keyof Asked> {
  if (row.type === null) throw new Refusal(commonErrors.notFound)
  return {
    type: row.type,
    industry: row.industry,
    employees: row.employees,
    identityNumber: row.identityNumber,
    withholding: row.withholding,
    directors: row.directors,
    bankName: row.bankName,
    accountNumber: row.accountNumber,
    accountName: row.accountName,
    branchName: row.branchName,
    hardCopy: row.hardCopy,
    deliveryAddress: addressCodes(row.deliveryAddress),
    language: row.language,
    billingCycle: row.billingCycle,
    billingDay: row.billingDay,
  }
}

/** The customer withdraws an undecided request. Refuses with CU-31. */
export async function withdrawChange(tx: Tx, caller: CustomerCaller): Promise<void> {
  const row = await holdAsker(tx, caller)
  await endPending(tx, row.id, { status: 'CANCELED', reason: null })
  recordActivity(tx, {
    action: 'CANCELLED',
    recordType: 'CUSTOMER',
    recordId: row.id,
    recordLabel: row.name,
    changes: [{ field: 'changeRequest', before: 'PENDING', after: 'CANCELED' }],
  })
  tx.emit('customer.changed', row.id)
}
