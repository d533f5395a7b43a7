import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

type Schemas = components['schemas']

export type RecordImportBody = Schemas['RecordImport']
export type RecordImportSource = RecordImportBody & OfOrganization

type Summary = NonNullable<RecordImportBody['summary']>
export type PaymentImportApprovalSource = Summary['approvals'][number] & OfOrganization
export type PaymentImportSummarySource = Omit<Summary, 'approvals'> & { approvals: PaymentImportApprovalSource[] }
