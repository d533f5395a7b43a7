import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'

export type CustomerChangeRequestSource = components['schemas']['CustomerChangeRequest'] & OfOrganization
export type CustomerProposedDocumentSource = components['schemas']['CustomerChangeRequest']['documents'][number] &
  OfOrganization
export type PortalProfileSource = components['schemas']['PortalProfile']
export type PortalChangeRequestSource = components['schemas']['PortalChangeRequest']
export type PortalAddressSource = components['schemas']['PortalAddress']
