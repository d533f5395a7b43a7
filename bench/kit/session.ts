// A signed-in demo user: the headers that their browser would send with each request.

type SignedIn = {
  data: { signIn: { viewer: { memberships: { organization: { uuid: string; name: string } }[] } } }
}
export type Session = { cookie: string; 'x-organization-id': string }

const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { memberships { organization { uuid name } } } } }'

/** In the organization of that name, or in the first one. */
export async function sessionAt(
  url: string,
  person: { email: string; password: string },
  named?: string,
): Promise<Session> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SIGN_IN, variables: { input: person } }),
  })
  const { data }: SignedIn = await answer.json()
  const organizations = data.signIn.viewer.memberships.map(({ organization }) => organization)
  const chosen = named === undefined ? organizations[0] : organizations.find(({ name }) => name.includes(named))
  return {
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    'x-organization-id': chosen?.uuid ?? '',
  }
}
