import type { CustomerRow } from '../customers/public.ts'

/** What customers may ask to change. Where money is returned to, what they are by law and what they get of the seller are not among it. */
export const PROPOSABLE = [
  'legalName',
  'alias',
  'email',
  'phone',
  'picName',
  'picPosition',
  'picEmail',
  'picPhone',
  'financeName',
  'financeEmail',
  'invoiceEmails',
  'taxStatus',
  'taxNumber',
  'branchNumber',
  'businessNumber',
  'billingAddress',
  'registeredAddress',
] as const satisfies readonly (keyof CustomerRow)[]
export type Proposable = (typeof PROPOSABLE)[number]
export type Proposed = Partial<Pick<CustomerRow, Proposable>>
