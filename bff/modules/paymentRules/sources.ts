import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

type Schemas = components['schemas']

export type ApprovalPolicySource = Schemas['ApprovalPolicy'] & OfOrganization
/** What it needs of its policy to show amounts and people. */
export type ApprovalBandSource = Schemas['ApprovalBand'] & Pick<ApprovalPolicySource, 'currency' | 'organizationId'>
export type ApprovalStepSource = Schemas['ApprovalBand']['steps'][number] & OfOrganization
export type BlockedApprovalPolicySource = Schemas['BlockedApprovalPolicy'] & OfOrganization
export type BlockedApprovalBandSource = Schemas['BlockedApprovalPolicy']['bands'][number] & OfOrganization
