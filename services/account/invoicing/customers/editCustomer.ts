import type { Tx } from '../../../kit/database/database.ts'
import { refusing } from '../../../kit/database/refusing.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { minorOf } from '../../../kit/money.ts'
import type { Caller } from '../../../kit/tokens.ts'
import { withActor } from '../../organizations/public.ts'
import { recordCustomerChange } from './describe.ts'
import { codes } from './errors.ts'
import { checkedValues, customerConflicts } from './input.ts'
import { LIFECYCLE } from './lifecycle.ts'
import type { Customer } from './list.ts'
import { changeCustomer, lockCustomer } from './repository.ts'
import type { CustomerDetails, CustomerTerms } from './shapes.ts'
import { customer as table, type CustomerRow } from './table.ts'

/** Fields of an active customer that only reviewers may change: its legal name, tax and bank data, and credit limit. */
export const REVIEWED_FIELDS = [
  'legalName',
  'taxNumber',
  'branchNumber',
  'bankName',
  'accountNumber',
  'accountName',
  'creditLimitMinor',
  'creditCurrency',
] as const satisfies readonly (keyof CustomerRow)[]

export const termValues = ({ termDays, termFrom, creditLimit, stampDuty }: CustomerTerms, before: CustomerRow) => ({
  termDays,
  termFrom,
  stampDuty,
  creditLimitMinor: creditLimit === null ? null : minorOf(creditLimit.amount),
  creditCurrency: creditLimit?.currency ?? before.creditCurrency,
})

/** Replaces the data read at `version`. Editing a customer that awaits approval makes the user one of its authors. */
export async function editCustomer(
  tx: Tx,
  caller: Caller,
  id: string,
  { version, ...input }: CustomerDetails & CustomerTerms & { version: number },
): Promise<CustomerRow> {
  const before = await lockCustomer(tx, id, 'EDIT', version)
  refuseUnlessPermitted(before, caller)
  const { termDays, termFrom, creditLimit, stampDuty, ...details } = input
  const values = {
    ...(await checkedValues(tx, details)),
    ...termValues({ termDays, termFrom, creditLimit, stampDuty }, before),
  }
  const isReviewer = caller.permissions.has('invoicing.customers.review')
  if (!isReviewer && REVIEWED_FIELDS.some(field => values[field] !== before[field]))
    throw new Refusal(codes.customerFieldNeedsReview)
  const after = await refusing(customerConflicts, () =>
    changeCustomer(tx, before, 'EDIT', {
      ...values,
      ...(before.status === 'REQUEST_SENT' && { authorIds: withActor(tx, table.authorIds) }),
    }),
  )
  await recordCustomerChange(tx, { action: 'UPDATED', before, after })
  return after
}

function refuseUnlessPermitted({ status }: Customer, { permissions }: Caller): void {
  const step = LIFECYCLE.EDIT.from[status]
  if (!step || !permissions.has(step.permission)) throw new Refusal(commonErrors.forbidden)
}
