// The form's requests to the BFF. The link is the only credential; there is no session.
import { graphql } from 'relay-runtime'
import type { callsCheckQuery } from '../../../__generated__/callsCheckQuery.graphql.ts'
import type { callsDraftMutation } from '../../../__generated__/callsDraftMutation.graphql.ts'
import type { callsRegionsQuery } from '../../../__generated__/callsRegionsQuery.graphql.ts'
import type { callsRemoveMutation } from '../../../__generated__/callsRemoveMutation.graphql.ts'
import type {
  callsSubmitAccountMutation,
  SubmitCustomerAccountInput,
} from '../../../__generated__/callsSubmitAccountMutation.graphql.ts'
import type {
  callsSubmitMutation,
  SubmitCustomerRequestInput,
} from '../../../__generated__/callsSubmitMutation.graphql.ts'
import type { Language } from '../../../i18n/language.ts'
import { RequestFailed, runOperation } from '../../../relay/operation.ts'
import type { Region } from './_public/AddressFields.tsx'
import type { DocumentKind } from '../../organization/customers/_public/documentsOfType.ts'

export const LINK_INVALID = 'U-ACC-CU-1'

type Answered = NonNullable<callsCheckQuery['response']['customerRequestLink']>
/** A request with an open link. */
export type OpenRequest = Omit<NonNullable<Answered['request']>, 'language'> & { language: Language; token: string }
export type CheckedLink =
  { state: 'OPEN'; request: OpenRequest } | { state: 'USED' | 'EXPIRED' } | { state: 'UNREACHABLE'; message: string }

/** The state of a link. Never rejects. */
export async function checkLink(token: string): Promise<CheckedLink> {
  const query = graphql`
    query callsCheckQuery($token: String!) {
      customerRequestLink(token: $token) {
        state
        request {
          organizationName
          form
          email
          language
          expiresAt
          reason
          draft
          documents {
            kind
            name
            size
          }
        }
      }
    }
  `
  if (token === '') return { state: 'EXPIRED' }
  try {
    const { customerRequestLink: link } = await runOperation<callsCheckQuery>(query, { token })
    if (link?.request) {
      const { language, ...request } = link.request
      return { state: 'OPEN', request: { ...request, token, language: language === 'EN' ? 'en' : 'id' } }
    }
    return { state: link?.state === 'USED' ? 'USED' : 'EXPIRED' }
  } catch (error) {
    return { state: 'UNREACHABLE', message: error instanceof RequestFailed ? error.message : '' }
  }
}

/** The regions directly below one. */
export async function readRegions(token: string, parent: string | null): Promise<readonly Region[]> {
  const query = graphql`
    query callsRegionsQuery($token: String!, $parent: String) {
      customerRequestRegions(token: $token, parent: $parent) {
        code
        name
      }
    }
  `
  const { customerRequestRegions } = await runOperation<callsRegionsQuery>(query, { token, parent })
  return customerRequestRegions ?? []
}

export async function saveDraft(token: string, draft: string) {
  const mutation = graphql`
    mutation callsDraftMutation($input: SaveCustomerRequestDraftInput!) {
      saveCustomerRequestDraft(input: $input) {
        userErrors {
          code
          message
          field
        }
      }
    }
  `
  return (await runOperation<callsDraftMutation>(mutation, { input: { token, draft } })).saveCustomerRequestDraft
}

export async function submitRequest(input: SubmitCustomerRequestInput) {
  const mutation = graphql`
    mutation callsSubmitMutation($input: SubmitCustomerRequestInput!) {
      submitCustomerRequest(input: $input) {
        userErrors {
          code
          message
          field
        }
      }
    }
  `
  return (await runOperation<callsSubmitMutation>(mutation, { input })).submitCustomerRequest
}

export async function submitAccount(input: SubmitCustomerAccountInput) {
  const mutation = graphql`
    mutation callsSubmitAccountMutation($input: SubmitCustomerAccountInput!) {
      submitCustomerAccount(input: $input) {
        userErrors {
          code
          message
          field
        }
      }
    }
  `
  return (await runOperation<callsSubmitAccountMutation>(mutation, { input })).submitCustomerAccount
}

export async function removeDocument(token: string, kind: DocumentKind) {
  const mutation = graphql`
    mutation callsRemoveMutation($input: RemoveCustomerRequestDocumentInput!) {
      removeCustomerRequestDocument(input: $input) {
        userErrors {
          code
          message
          field
        }
      }
    }
  `
  return (await runOperation<callsRemoveMutation>(mutation, { input: { token, kind } })).removeCustomerRequestDocument
}
