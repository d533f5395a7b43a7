// Calls to the account service for holders of customer links, in the BFF's own name. The link is their only credential.
import type { components, operations } from '../rest/account.generated.ts'
import type { BodyOf } from '../rest/restClient.ts'
import type { Requester } from './requester.ts'

export type CustomerLinkAnswer = components['schemas']['CustomerRequest']
type RegionList = operations['listCustomerRequestRegions']['responses'][200]['content']['application/json']
type DocumentKind = components['schemas']['CustomerDocumentKind']

/** A request to submit; the service refuses it unless declared. */
export type SubmittedRequest = Omit<BodyOf<operations['submitCustomerRequest']>, 'declared'> & { declared: boolean }

/** A complete account to submit. */
export type SubmittedAccount = Omit<BodyOf<operations['submitCustomerAccount']>, 'declared'> & { declared: boolean }

export type CustomerLinks = {
  /** What a link is for, and what has been filled in through it so far. */
  check(token: string, asker: Requester): Promise<CustomerLinkAnswer>
  saveDraft(input: { token: string; draft: string }, asker: Requester): Promise<object>
  submit(input: SubmittedRequest, asker: Requester): Promise<object>
  submitAccount(input: SubmittedAccount, asker: Requester): Promise<object>
  removeDocument(input: { token: string; kind: DocumentKind }, asker: Requester): Promise<object>
  listRegions(input: { token: string; parent: string | null }, asker: Requester): Promise<RegionList>
}

type Send = <Answer>(method: 'POST' | 'PUT', path: string, body: object, asker: Requester) => Promise<Answer>

export const openCustomerLinks = (send: Send): CustomerLinks => ({
  check: (token, asker) => send('POST', '/v1/customer-requests/check', { token }, asker),
  saveDraft: (input, asker) => send('PUT', '/v1/customer-requests/draft', input, asker),
  submit: (input, asker) => send('POST', '/v1/customer-requests', input, asker),
  submitAccount: (input, asker) => send('POST', '/v1/customer-requests/account', input, asker),
  removeDocument: (input, asker) => send('POST', '/v1/customer-requests/remove-document', input, asker),
  listRegions: (input, asker) => send('POST', '/v1/customer-requests/regions', input, asker),
})
