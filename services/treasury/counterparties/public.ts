// What other modules may import from this one. Its own files import from the source files directly.
export { counterpartiesByAlias, partiesOfEntities, partiesToChooseFrom, type Payee, payeesByAlias } from './bulk.ts'
export { createCounterparty } from './createCounterparty.ts'
export { accountsRemoving, deactivating, deleting, widening } from './events.ts'
export {
  counterpartyAccountOf,
  counterpartyAlias,
  counterpartyOf,
  counterpartyOfEntity,
  counterpartyToReference,
  isActiveUntilEnd,
  type PayableAccount,
} from './read.ts'
export { type AccountKey, accountKeyOf, type AccountOwner, accountOwners } from './sharedAccounts.ts'
export { counterparty, type CounterpartyRow } from './table.ts'
export { type Uses, usesIn } from './uses.ts'
