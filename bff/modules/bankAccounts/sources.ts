import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { BankAccountQuery } from './treasuryBankAccounts.ts'

type Schemas = components['schemas']

export type BankAccountBody = Schemas['BankAccount']
export type BankAccountSource = BankAccountBody & OfOrganization
export type BankLinkBody = Schemas['BankLink']
export type BankLinkSource = BankLinkBody & OfOrganization
export type BankSource = Schemas['Bank']
/** Keeps the filter for fields that are resolved on demand. */
export type BankAccountConnectionSource = Connection<BankAccountSource> & {
  organizationId: string
  filter: BankAccountQuery
}
