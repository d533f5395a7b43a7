import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

type Schemas = components['schemas']

export type CustomerStatementSource = Schemas['CustomerStatement'] & OfOrganization
export type StatementEntrySource = Schemas['StatementEntry']
export type StatementItemSource = Schemas['StatementItem']
export type StatementCreditSource = Schemas['StatementCredit']
