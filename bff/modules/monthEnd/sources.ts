import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'
import type { components as Treasury } from '../../rest/treasury.generated.ts'

export type InvoicingMonthEndSource = components['schemas']['MonthEnd']
export type TreasuryMonthEndSource = Treasury['schemas']['MonthEnd'] & OfOrganization
type Facts = Treasury['schemas']['MonthEnd']
export type MonthEndStatementsSource = NonNullable<Facts['statements']> & OfOrganization
export type MonthEndReconciliationSource = NonNullable<Facts['reconciliation']> & OfOrganization
export type MissingStatementsSource = Treasury['schemas']['MissingStatements'] & OfOrganization
export type UnexplainedBalanceSource = Treasury['schemas']['UnexplainedBalance'] & OfOrganization
