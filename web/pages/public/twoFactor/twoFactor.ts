// Requests of the second-factor pages to the BFF. Outside of any organization, since the missing factor blocks access to it.
import { graphql } from 'relay-runtime'
import type { twoFactorProveMutation } from '../../../__generated__/twoFactorProveMutation.graphql.ts'
import type { twoFactorViewerQuery } from '../../../__generated__/twoFactorViewerQuery.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'
import { organizationOfTab } from '../../../relay/tab.ts'
import {
  refusing,
  resultOf,
  type ShownFactor,
  type SignInResult,
  type TwoFactorMethod,
} from '../signIn/_public/signIn.ts'

export type FactorsOfViewer = {
  /** The user's methods; empty: they have no second factor. */
  methods: readonly TwoFactorMethod[]
  /** The user's organizations other than this tab's. */
  others: readonly { readonly uuid: string; readonly name: string }[]
}

/** How the user can verify their identity; null when no user is signed in. */
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

/** Verifies the second factor of a session that was started without. Never rejects. */
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
