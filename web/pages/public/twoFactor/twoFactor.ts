// What the pages of the second factor ask of the BFF. They stand outside of any organization, for that is what keeps people out.
import { graphql } from 'relay-runtime'
import type { twoFactorProveMutation } from '../../../__generated__/twoFactorProveMutation.graphql.ts'
import type { twoFactorViewerQuery } from '../../../__generated__/twoFactorViewerQuery.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'
import { organizationOfTab } from '../../../relay/tab.ts'
import { refusing, resultOf, type ShownFactor, type SignInResult, type TwoFactorMethod } from '../signIn/signIn.ts'

export type FactorsOfViewer = {
  /** What they can show; empty: they have no second factor. */
  methods: readonly TwoFactorMethod[]
  /** Organizations of theirs beside the one of this tab. */
  others: readonly { readonly uuid: string; readonly name: string }[]
}

/** How the person can prove that it is them; null when nobody is signed in. */
export async function readFactors(): Promise<FactorsOfViewer | null> {
  const query = graphql`
    query twoFactorViewerQuery {
      viewer {
        secondFactors {
          id
          method
        }
        backupCodesLeft
        memberships {
          status
          organization {
            uuid
            name
          }
        }
      }
    }
  `
  const { viewer } = await runOperation<twoFactorViewerQuery>(query, {})
  if (!viewer) return null
  const methods = new Set<TwoFactorMethod>(viewer.secondFactors.map(({ method }) => method))
  if (methods.size > 0 && viewer.backupCodesLeft > 0) methods.add('BACKUP_CODES')
  const here = organizationOfTab()
  const active = viewer.memberships.filter(({ status }) => status === 'ACTIVE').map(({ organization }) => organization)
  return { methods: [...methods], others: active.filter(({ uuid }) => uuid !== here) }
}

/** Proves the second factor of a session that was begun without. Never rejects. */
export function prove(shown: ShownFactor): Promise<SignInResult> {
  return refusing(async () => {
    const { proveSecondFactor } = await runOperation<twoFactorProveMutation>(
      graphql`
        mutation twoFactorProveMutation($input: ProveSecondFactorInput!) {
          proveSecondFactor(input: $input) {
            viewer {
              uuid
            }
            userErrors {
              code
              message
              field
            }
          }
        }
      `,
      { input: shown },
    )
    return resultOf(proveSecondFactor)
  })
}
