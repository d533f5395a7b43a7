// Removes a member from an organization as an administrator, directly in the account service, because GraphQL has no field for it yet.
import { DEMO_PEOPLE } from '../../../services/account/demo.ts'
import { openServiceIdentity } from '../../../services/kit/tokens.ts'

type Place = { accountUrl: string; serviceSecret: string; organizationId: string }
type Member = { id: string; personId: string; version: number }

/** `administrator`: the session cookie of a user with the permission. */
export async function removeMember(place: Place, administrator: string, who: keyof typeof DEMO_PEOPLE): Promise<void> {
  const { items } = await asPerson<{ items: Member[] }>(place, administrator, 'GET', '/v1/members')
  const member = items.find(({ personId }) => personId === DEMO_PEOPLE[who].id)
  if (!member) throw new Error(`${who} is no member`)
  await asPerson(place, administrator, 'POST', '/v1/members/remove', {
    members: [{ id: member.id, version: member.version }],
  })
}

async function asPerson<Answer>(
  { accountUrl, serviceSecret, organizationId }: Place,
  cookie: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> {
  const bff = openServiceIdentity(serviceSecret, 'bff')
  const credential = { kind: 'SESSION', value: decodeURIComponent(cookie.split('=', 2)[1] ?? '') }
  const exchange = { credential, organizationId, audience: 'account' }
  const ask = async (token: string, method: string, path: string, content?: object) => {
    const answer = await fetch(accountUrl + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(content && { 'content-type': 'application/json' }) },
      ...(content && { body: JSON.stringify(content) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const { token } = (await ask(await bff.tokenFor('account'), 'POST', '/v1/token-exchange', exchange)) as {
    token: string
  }
  return (await ask(token, method, path, body)) as Answer
}
