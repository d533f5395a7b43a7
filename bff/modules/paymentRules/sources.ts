import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'

type Schemas = components['schemas']

export type ApprovalPolicySource = Schemas['ApprovalPolicy'] & OfOrganization
/** The parts of its policy that it needs to show amounts and users. */
export type ApprovalBandSource = Schemas['ApprovalBand'] & Pick<ApprovalPolicySource, 'currency' | 'organizationId'>
export type ApprovalStepSource = Schemas['ApprovalBand']['steps'][number] & OfOrganization
export type BlockedApprovalPolicySource = Schemas['BlockedApprovalPolicy'] & OfOrganization
export type BlockedApprovalBandSource = Schemas['BlockedApprovalPolicy']['bands'][number] & OfOrganization
