import type { CustomerRow } from '../customers/public.ts'

/** Fields that customers may ask to change. Excludes where refunds go, their legal form, and the terms that the seller grants. */
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
