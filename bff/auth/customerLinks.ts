// What the holders of customers' links ask of the account service: in the BFF's own name, with the link as all that they have to show.
import type { components, operations } from '../rest/account.generated.ts'
import type { BodyOf } from '../rest/restClient.ts'
import type { Asker } from './asker.ts'

export type CustomerLinkAnswer = components['schemas']['CustomerRequest']
type RegionList = operations['listCustomerRequestRegions']['responses'][200]['content']['application/json']
type DocumentKind = components['schemas']['CustomerDocumentKind']

/** A request to send; the service refuses one that is not declared. */
export type SubmittedRequest = Omit<BodyOf<operations['submitCustomerRequest']>, 'declared'> & { declared: boolean }

/** A whole account to send. */
export type SubmittedAccount = Omit<BodyOf<operations['submitCustomerAccount']>, 'declared'> & { declared: boolean }

export type CustomerLinks = {
  /** What a link is worth, and what was filled in by it so far. */
  check(token: string, asker: Asker): Promise<CustomerLinkAnswer>
  saveDraft(input: { token: string; draft: string }, asker: Asker): Promise<object>
  submit(input: SubmittedRequest, asker: Asker): Promise<object>
  submitAccount(input: SubmittedAccount, asker: Asker): Promise<object>
  removeDocument(input: { token: string; kind: DocumentKind }, asker: Asker): Promise<object>
  listRegions(input: { token: string; parent: string | null }, asker: Asker): Promise<RegionList>
}

type Send = <Answer>(method: 'POST' | 'PUT', path: string, body: object, asker: Asker) => Promise<Answer>

export const openCustomerLinks = (send: Send): CustomerLinks => ({
  check: (token, asker) => send('POST', '/v1/customer-requests/check', { token }, asker),
  saveDraft: (input, asker) => send('PUT', '/v1/customer-requests/draft', input, asker),
  submit: (input, asker) => send('POST', '/v1/customer-requests', input, asker),
  submitAccount: (input, asker) => send('POST', '/v1/customer-requests/account', input, asker),
  removeDocument: (input, asker) => send('POST', '/v1/customer-requests/remove-document', input, asker),
  listRegions: (input, asker) => send('POST', '/v1/customer-requests/regions', input, asker),
})
