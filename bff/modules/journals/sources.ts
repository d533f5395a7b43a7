import type { OfOrganization } from '../../graph/owned.ts'
import type { components as Account } from '../../rest/account.generated.ts'
import type { components as Treasury } from '../../rest/treasury.generated.ts'
import type { ServiceName } from '../../rest/restError.ts'

type AccountSchemas = Account['schemas']
type TreasurySchemas = Treasury['schemas']

/** The service that keeps the journals, from which their files are fetched. */
export type OfService = OfOrganization & { service: ServiceName }

export type JournalMonthSource = (AccountSchemas['JournalMonth'] | TreasurySchemas['JournalMonth']) & OfService
export type JournalExportSource = AccountSchemas['JournalExport'] & OfService
export type JournalEntrySource = AccountSchemas['JournalEntry'] | TreasurySchemas['JournalEntry']
