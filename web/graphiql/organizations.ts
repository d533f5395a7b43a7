export type NamedOrganization = { uuid: string; name: string }

const QUERY = '{ viewer { memberships { status organization { uuid name } } } }'

type Answer = { data?: { viewer: { memberships: { status: string; organization: NamedOrganization }[] } | null } }

/** The organizations of the user signed in to Arus in this browser; empty when no user is signed in. */
export async function readOrganizations(): Promise<NamedOrganization[]> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  })
  const { data } = (await answer.json()) as Answer
  const memberships = data?.viewer?.memberships ?? []
  return memberships.filter(({ status }) => status === 'ACTIVE').map(({ organization }) => organization)
}
