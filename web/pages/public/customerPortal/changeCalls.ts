// A customer's requests to change their data.
import { graphql } from 'relay-runtime'
import type { changeCallsProfileQuery } from '../../../__generated__/changeCallsProfileQuery.graphql.ts'
import type { changeCallsRegionsQuery } from '../../../__generated__/changeCallsRegionsQuery.graphql.ts'
import type { changeCallsSendMutation } from '../../../__generated__/changeCallsSendMutation.graphql.ts'
import type { changeCallsWithdrawMutation } from '../../../__generated__/changeCallsWithdrawMutation.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'
import type { ReadRegions } from '../customerRequest/_public/AddressFields.tsx'
import { below } from './calls.ts'

export type Profile = NonNullable<changeCallsProfileQuery['response']['customerPortal']>['profile']
export type ChangeRequest = NonNullable<Profile['request']>
export type ChangeInput = changeCallsSendMutation['variables']['input']
type Payload = NonNullable<changeCallsSendMutation['response']['sendPortalChange']>

export const readProfile = (): Promise<Profile> => {
  const query = graphql`
    query changeCallsProfileQuery {
      customerPortal {
        profile {
          version
          type
          legalName
          alias
          email
          phone
          picName
          picPosition
          picEmail
          picPhone
          financeName
          financeEmail
          invoiceEmails
          taxStatus
          taxNumber
          branchNumber
          businessNumber
          billingAddress {
            street1
            street2
            province
            regency
            district
            ward
            postalCode
          }
          registeredAddress {
            street1
            street2
            province
            regency
            district
            ward
            postalCode
          }
          request {
            status
            email
            changes {
              field
              before
              after
            }
            documentKinds
            note
            reason
            createdAt
            decidedAt
          }
        }
      }
    }
  `
  return below(async () => (await runOperation<changeCallsProfileQuery>(query, {})).customerPortal?.profile)
}

export const readRegions: ReadRegions = async parent => {
  const query = graphql`
    query changeCallsRegionsQuery($parent: String) {
      customerPortal {
        regions(parent: $parent) {
          code
          name
        }
      }
    }
  `
  return below(async () => (await runOperation<changeCallsRegionsQuery>(query, { parent })).customerPortal?.regions)
}

/** Requests changes; returns errors that the user can fix, empty on success. */
export async function sendChange(input: ChangeInput): Promise<Payload['userErrors'] | null> {
  const mutation = graphql`
    mutation changeCallsSendMutation($input: SendPortalChangeInput!) {
      sendPortalChange(input: $input) {
        userErrors {
          code
          message
          field
        }
      }
    }
  `
  const answer = await runOperation<changeCallsSendMutation>(mutation, { input })
  return answer.sendPortalChange?.userErrors ?? null
}

/** Withdraws a request. */
export async function withdrawChange() {
  const mutation = graphql`
    mutation changeCallsWithdrawMutation {
      withdrawPortalChange {
        userErrors {
          message
        }
      }
    }
  `
  const answer = await runOperation<changeCallsWithdrawMutation>(mutation, {})
  return answer.withdrawPortalChange?.userErrors ?? null
}
