import { stepped } from '../../../../kit/database/stepped.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../kit/database/database.ts'
import { refusing } from '../../../../kit/database/refusing.ts'
import { Refusal, refuseFields } from '../../../../kit/http/problem.ts'
import type { Account } from '../../../account.ts'
import { recordCustomerChange } from '../describe.ts'
import { listDocuments } from '../documents.ts'
import { missingDocuments } from '../documentsOfType.ts'
import { codes } from '../errors.ts'
import { accountProblems } from '../fieldsOfType.ts'
import { checkedValues, customerConflicts, type CustomerValues } from '../input.ts'
import { emailRequestReceived } from '../invitations.ts'
import { type CustomerDetails, newCustomer, type RequestedCustomer } from '../shapes.ts'
import { customer as table, type CustomerRow, type CustomerType } from '../table.ts'
import { canSubmit, lockRequest, type RequestLink, spendLink } from './link.ts'

/** The customer sends their request; other fields stay unchanged. */
export async function submitRequest(
  tx: Tx,
  account: Account,
  link: RequestLink,
  requested: RequestedCustomer,
): Promise<void> {
  await submit(tx, account, link, async ({ directors }) => ({
    ...(await checkedRequest(tx, requested)),
    directors: requested.type === 'COMPANY' ? directors : [],
  }))
}

/** The customer sends the full account, except for the terms that they get. */
export async function submitAccount(
  tx: Tx,
  account: Account,
  link: RequestLink,
  requested: CustomerDetails,
): Promise<void> {
  await submit(tx, account, link, () => checkedValues(tx, requested, accountProblems(requested)))
}

type Filled = Partial<CustomerValues> & Pick<CustomerValues, 'directors'> & { type: CustomerType }

/** Uses up the link and stores the request for review. */
async function submit(
  tx: Tx,
  account: Account,
  link: RequestLink,
  check: (before: CustomerRow) => Promise<Filled>,
): Promise<void> {
  const before = await lockRequest(tx, link)
  const values = await check(before)
  const sent = (await listDocuments(tx, [link.customerId])).map(({ kind }) => kind)
  const missing = missingDocuments(values.type, sent)
  if (missing.length > 0)
    throw refuseFields(missing.map(kind => ({ path: `documents.${kind}`, error: codes.customerDocumentMissing })))
  await spendLink(tx, link)
  const [after] = await refusing(customerConflicts, () =>
    tx
      .update(table)
      .set({
        ...values,
        ...stepped(tx),
        status: 'REQUEST_SENT',
        reason: null,
        // The customer wrote all of it, so every reviewer may approve it.
        authorIds: [],
        version: sql`${table.version} + 1`,
      })
      .where(canSubmit(tx, link.customerId))
      .returning(),
  )
  if (!after) throw new Refusal(codes.customerLinkInvalid)
  await recordCustomerChange(tx, { action: 'SUBMITTED', before, after })
  await emailRequestReceived(tx, account, after)
}

/** The values of the form's own fields; what staff have set stays. */
async function checkedRequest(tx: Tx, requested: RequestedCustomer) {
  const values = await checkedValues(tx, newCustomer.parse(requested))
  return {
    type: values.type,
    legalName: values.legalName,
    alias: values.alias,
    email: values.email,
    phone: values.phone,
    industry: values.industry,
    employees: values.employees,
    picName: values.picName,
    picEmail: values.picEmail,
    identityNumber: values.identityNumber,
    taxNumber: values.taxNumber,
    businessNumber: values.businessNumber,
    billingAddress: values.billingAddress,
    registeredAddress: values.registeredAddress,
  }
}
