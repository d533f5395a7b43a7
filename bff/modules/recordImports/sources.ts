import type { OfOrganization } from '../../graph/owned.ts'
import type { ServiceName } from '../../rest/restError.ts'
import type { components as AccountComponents } from '../../rest/account.generated.ts'
import type { components } from '../../rest/treasury.generated.ts'

type Schemas = components['schemas']

/** As either service returns it; they differ in their kinds. */
export type RecordImportBody = Schemas['RecordImport'] | AccountComponents['schemas']['RecordImport']
/** An import doesn't name its service, so the reader adds it. */
export type RecordImportSource = RecordImportBody & OfOrganization & { service: ServiceName }

type Summary = NonNullable<Schemas['RecordImport']['summary']>
export type PaymentImportApprovalSource = Summary['approvals'][number] & OfOrganization
export type PaymentImportSummarySource = Omit<Summary, 'approvals'> & { approvals: PaymentImportApprovalSource[] }
