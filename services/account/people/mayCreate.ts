import type { PersonOfAccount } from './findPerson.ts'

/** Who may create organizations after the first one (`ORGANIZATIONS_BY`). */
export const ORGANIZATIONS_BY = ['owners', 'anyone', 'nobody'] as const
export type OrganizationsBy = (typeof ORGANIZATIONS_BY)[number]

declare module '../account.ts' {
  interface Rules {
    /** Who may create organizations after the first one. */
    organizationsBy: OrganizationsBy
  }
}

/** Whether a user may create an organization. The founder may always create the first one. */
export function mayCreateOrganizations(
  { isFounder, ownsOrganization }: Pick<PersonOfAccount, 'isFounder' | 'ownsOrganization'>,
  by: OrganizationsBy,
): boolean {
  return isFounder || by === 'anyone' || (by === 'owners' && ownsOrganization)
}
