// Calls to the account service in the BFF's own name, typed by the contract.
import type { Credential } from '../context.ts'
import type { components } from '../rest/account.generated.ts'
import type { ServiceName } from '../rest/restError.ts'
import type { ServiceTokens } from '../rest/serviceToken.ts'
import type { Upstream } from '../rest/upstream.ts'
import type { OpenedSession } from './identity.ts'

export type ExchangedToken = components['schemas']['ExchangedToken']

const DEADLINE_MS = 5_000
const KINDS = { session: 'SESSION', family: 'FAMILY', token: 'API_TOKEN' } as const

/** The text that identifies a credential. */
export const valueOf = (credential: Credential) => (credential.kind === 'token' ? credential.value : credential.id)

export function accountCalls(upstream: Upstream, tokens: ServiceTokens) {
  async function post<Answer>(path: string, body: object): Promise<Answer> {
    const answer = await upstream.send({
      method: 'POST',
      path,
      headers: { accept: 'application/json', authorization: await tokens('account') },
      body,
      // Not the deadline of one operation: several operations wait for the same response.
      signal: AbortSignal.timeout(DEADLINE_MS),
      isRepeatable: true,
    })
    return answer as Answer
  }
  return {
    exchangeToken: (credential: Credential, organizationId: string | null, audience: ServiceName) =>
      post<ExchangedToken>('/v1/token-exchange', {
        credential: { kind: KINDS[credential.kind], value: valueOf(credential) },
        organizationId,
        audience,
      }),
    renewSession: (session: string) => post<OpenedSession>('/v1/auth/session', { session }),
  }
}
