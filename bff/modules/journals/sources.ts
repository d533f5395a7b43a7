import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

type Schemas = components['schemas']

export type JournalMonthSource = Schemas['JournalMonth'] & OfOrganization
export type JournalExportSource = Schemas['JournalExport'] & OfOrganization
export type JournalEntrySource = Schemas['JournalEntry']
