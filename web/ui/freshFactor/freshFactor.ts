import { graphql } from 'relay-runtime'
import type { freshFactorQuery } from '../../__generated__/freshFactorQuery.graphql.ts'
import { runOperation } from '../../relay/operation.ts'

/**
 * The proof of identity in a mutation's input, empty until the server requires it: a second factor, or the password for users without one.
 */
export type FreshFactor = { code?: string; passkeyAssertion?: string; password?: string }

export type Method = 'AUTHENTICATOR_APP' | 'PASSKEY'

/** The user's verification method; null: they have no second factor. Rejects when the server can't be reached. */
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
