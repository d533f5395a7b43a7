import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../../kit/database/database.ts'
import { refusing } from '../../../../kit/database/refusing.ts'
import { Refusal, refuseFields } from '../../../../kit/http/problem.ts'
import type { Account } from '../../../account.ts'
import { missingDocuments } from '../documentsOfType.ts'
import { tellCustomer } from '../describe.ts'
import { codes } from '../errors.ts'
import { checkedValues, customerConflicts } from '../input.ts'
import { tellReceived } from '../invitations.ts'
import { stepped } from '../repository.ts'
import type { CustomerDetails } from '../shapes.ts'
import { customer as table } from '../table.ts'
import { readDocuments } from './documents.ts'
import { type RequestLink, useLink } from './link.ts'

/** The customer sends their request; the link is used up with it, and staff review it. */
export async function submitRequest(
  tx: Tx,
  account: Account,
  link: RequestLink,
  details: CustomerDetails,
): Promise<void> {
  await useLink(tx, link)
  const [before] = await tx.select().from(table).where(withId(tx, link)).for('no key update')
  if (!before) throw new Refusal(codes.customerLinkInvalid)
  const values = await checkedValues(tx, details)
  const sent = (await readDocuments(tx, link)).map(({ kind }) => kind)
  const missing = missingDocuments(details.type, sent)
  if (missing.length > 0)
    throw refuseFields(missing.map(kind => ({ path: `documents.${kind}`, error: codes.customerDocumentMissing })))
  const [after] = await refusing(customerConflicts, () =>
    tx
      .update(table)
      .set({
        ...values,
        ...stepped(tx),
        status: 'REQUEST_SENT',
        reason: null,
        // The customer wrote all of it: anybody who reviews customers may approve it.
        authorIds: [],
        version: sql`${table.version} + 1`,
      })
      .where(and(withId(tx, link), inArray(table.status, ['INVITED', 'REJECTED'])))
      .returning(),
  )
  if (!after) throw new Refusal(codes.customerLinkInvalid)
  await tellCustomer(tx, { action: 'SUBMITTED', before, after })
  await tellReceived(tx, account, after)
}

const withId = (tx: Tx, { customerId }: RequestLink) =>
  and(eq(table.organizationId, tx.organizationId), eq(table.id, customerId))
