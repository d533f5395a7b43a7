// What other modules may import from this one. Its own files import from the source files directly.
export { holdActiveCustomer, holdCustomer } from './active.ts'
export { customerChanges, maskedChanges, recordCustomerChange } from './describe.ts'
export { retireDocument } from './documents.ts'
export { DOCUMENT_KINDS, type DocumentKind } from './documentsOfType.ts'
export { codes as customerCodes } from './errors.ts'
export { deactivated } from './events.ts'
export { customerColumns } from './exports.ts'
export { masked } from './identifiers.ts'
export { accountProblems, fieldProblems } from './fieldsOfType.ts'
export { checkedValues, customerConflicts } from './input.ts'
export { emitCustomerPageChanged } from './page.ts'
export { readerOf } from './reader.ts'
export { customerList } from './list.ts'
export { changeCustomer, lockCustomer } from './repository.ts'
export {
  addressText,
  type CustomerDetails,
  documentKind,
  isEmail,
  newCustomer,
  ofCustomers,
  seesNumbers,
} from './shapes.ts'
export {
  type Address,
  customer,
  CUSTOMER_TYPES,
  customerDocument,
  type CustomerRow,
  TAX_STATUSES,
  TERM_STARTS,
} from './table.ts'
