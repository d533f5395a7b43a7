// What other modules may take of this one. Its own files take it from where it stands.
export { holdActiveCustomer } from './active.ts'
export { codes as customerCodes } from './errors.ts'
export { deactivated } from './events.ts'
export { customerColumns } from './exports.ts'
export { masked } from './identifiers.ts'
export { readerOf } from './reader.ts'
export { addressText, isEmail, ofCustomers } from './shapes.ts'
export { type Address, customer, type CustomerRow, TERM_STARTS } from './table.ts'
