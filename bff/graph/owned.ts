// Records with the organization in which they were read, because their fields read further records in it.

export type OfOrganization = { organizationId: string }

/**
 * Marks the record itself: it belongs to this operation and organization only, so the original need not be preserved. Copying each record
 * would add a fifth to a list's memory.
 */
export const owned = <Body extends object>({ organizationId }: OfOrganization, body: Body): Body & OfOrganization =>
  Object.assign(body, { organizationId })
