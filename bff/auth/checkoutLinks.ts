// Calls to the account service for holders of checkout links, in the BFF's own name. The link is their only credential.
import type { components, operations } from '../rest/account.generated.ts'
import type { Requester } from './requester.ts'

export type CheckoutAnswer = components['schemas']['Checkout']
export type CheckoutMethodAnswer = components['schemas']['CheckoutMethod']
type MethodList = operations['listCheckoutMethods']['responses'][200]['content']['application/json']
export type CheckoutChoice = operations['startCheckout']['requestBody']['content']['application/json']

export type CheckoutProof = operations['sendCheckoutProof']['requestBody']['content']['application/json']
export type CheckoutSlip = operations['sendCheckoutSlip']['requestBody']['content']['application/json']

export type CheckoutLinks = {
  /** The invoice that a link opens, in its current state. */
  check(token: string, asker: Requester): Promise<CheckoutAnswer>
  /** The methods by which the remaining amount can be paid. */
  methods(token: string, asker: Requester): Promise<MethodList>
  /** Chooses a payment method. */
  start(choice: CheckoutChoice, asker: Requester): Promise<CheckoutAnswer>
  /** Submits the proof of a transfer. */
  proof(proof: CheckoutProof, asker: Requester): Promise<CheckoutAnswer>
  /** Submits a withholding slip. */
  slip(slip: CheckoutSlip, asker: Requester): Promise<CheckoutAnswer>
}

type Send = <Answer>(method: 'POST', path: string, body: object, asker: Requester) => Promise<Answer>

export const openCheckoutLinks = (send: Send): CheckoutLinks => ({
  check: (token, asker) => send('POST', '/v1/checkout/check', { token }, asker),
  methods: (token, asker) => send('POST', '/v1/checkout/methods', { token }, asker),
  start: (choice, asker) => send('POST', '/v1/checkout/sessions', choice, asker),
  proof: (proof, asker) => send('POST', '/v1/checkout/proofs', proof, asker),
  slip: (slip, asker) => send('POST', '/v1/checkout/slips', slip, asker),
})
