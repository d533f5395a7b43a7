import type { PersonOfAccount } from './findPerson.ts'

/** Who may create organizations beside the first one (`ORGANIZATIONS_BY`). */
export const ORGANIZATIONS_BY = ['owners', 'anyone', 'nobody'] as const
export type OrganizationsBy = (typeof ORGANIZATIONS_BY)[number]

declare module '../account.ts' {
  interface Rules {
    /** Who may create organizations beside the first one. */
    organizationsBy: OrganizationsBy
  }
}

/** Whether a person may create an organization. The founder of an installation may always create its first one. */
export function mayCreateOrganizations(
  { isFounder, ownsOrganization }: Pick<PersonOfAccount, 'isFounder' | 'ownsOrganization'>,
  by: OrganizationsBy,
): boolean {
  return isFounder || by === 'anyone' || (by === 'owners' && ownsOrganization)
}
