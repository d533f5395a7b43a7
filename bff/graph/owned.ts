// Records as the graph sees them: with the organization in which they were read, for their fields ask further in it.

export type OfOrganization = { organizationId: string }

/**
 * The record itself, marked: what was read belongs to this operation and this organization alone, so that nothing is to be kept as it
 * came. A copy of each record of a list would be a fifth of the memory that the list takes.
 */
export const owned = <Body extends object>({ organizationId }: OfOrganization, body: Body): Body & OfOrganization =>
  Object.assign(body, { organizationId })
