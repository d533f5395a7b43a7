// What other modules may import from this one. Its own files import from the source files directly.
export { BANK_NAMES, bankCodesNamed, bankNamedBy, bankOf, bankShape, banksOfCounterparties } from './banks.ts'
export {
  accountsByNumber,
  accountsCalled,
  accountsToChooseFrom,
  isAlias,
  type NamedAccounts,
  type NumberedAccount,
  numberedAccounts,
  ownAccountAt,
} from './byNumber.ts'
export { codes as bankAccountCodes } from './errors.ts'
export { clearing, closing, correcting, type CorrectionUses, deleting, type DeletionUses } from './events.ts'
export type { AccountStatus } from './lifecycle.ts'
export { bankAccountList } from './list.ts'
export { areOpen, openAccountForLines, openAccountOf } from './openAccount.ts'
export {
  bankAccountAlias,
  bankAccountOf,
  isClosed,
  storeAccountBalance,
  saveStatementMapping,
  setConnectionType,
} from './read.ts'
export { restrictionShape } from './restriction.ts'
export { type StatementMapping, statementMapping } from './statementMapping.ts'
export { forgetBankStatus, noteBankStatus, noteLines } from './status.ts'
export { bankAccount, type BankAccountRow } from './table.ts'
export {
  LINK_METHODS,
  type LinkMethod,
  LOGIN_FIELDS,
  type LoginField,
  type LinkProviders,
  linkMethodsFor,
} from './linkMethods.ts'
