import { graphql } from 'relay-runtime'
import type { freshFactorQuery } from '../../__generated__/freshFactorQuery.graphql.ts'
import { runOperation } from '../../relay/operation.ts'

/** What a mutation's input takes as a proof of who asks, and nothing before the server asks: a second factor, or the password of whoever has none. */
export type FreshFactor = { code?: string; passkeyAssertion?: string; password?: string }

export type Method = 'AUTHENTICATOR_APP' | 'PASSKEY'

/** What the person can be asked for; null: they have no second factor. Rejects when the server can't be asked. */
export async function readMethod(): Promise<Method | null> {
  const query = graphql`
    query freshFactorQuery {
      viewer {
        secondFactors {
          id
          method
        }
      }
    }
  `
  const { viewer } = await runOperation<freshFactorQuery>(query, {})
  const methods = viewer?.secondFactors.map(({ method }) => method) ?? []
  if (methods.includes('AUTHENTICATOR_APP')) return 'AUTHENTICATOR_APP'
  return methods.includes('PASSKEY') ? 'PASSKEY' : null
}
