// The page's requests to the BFF. The link is the only credential; there is no session.
import { graphql } from 'relay-runtime'
import type { checkoutCallsLinkQuery } from '../../../__generated__/checkoutCallsLinkQuery.graphql.ts'
import type { checkoutCallsMethodsQuery } from '../../../__generated__/checkoutCallsMethodsQuery.graphql.ts'
import type { checkoutCallsStartMutation } from '../../../__generated__/checkoutCallsStartMutation.graphql.ts'
import type { Language } from '../../../i18n/language.ts'
import { RequestFailed, runOperation } from '../../../relay/operation.ts'

export type Invoice = NonNullable<checkoutCallsLinkQuery['response']['checkout']>
export type Session = NonNullable<Invoice['session']>
export type Claim = Invoice['claims'][number]
export type Method = NonNullable<checkoutCallsMethodsQuery['response']['checkoutMethods']>[number]
export type Choice = Pick<Method, 'method' | 'bankCode'>

export type Opened =
  { state: 'OPEN'; invoice: Invoice } | { state: 'ENDED' } | { state: 'UNREACHABLE'; message: string }

/** The current state of a link. Never rejects. */
export async function openCheckout(token: string): Promise<Opened> {
  const query = graphql`
    query checkoutCallsLinkQuery($token: String!) {
      checkout(token: $token) {
        organizationName
        invoiceNumber
        customerName
        invoiceDate
        dueDate
        isOverdue
        lines {
          description
          quantity
          unit
          net {
            amount
            currency
          }
        }
        vat {
          amount
          currency
        }
        total {
          amount
          currency
        }
        remaining {
          amount
          currency
        }
        unverified {
          amount
          currency
        }
        writtenOff {
          amount
          currency
        }
        bank {
          bankName
          accountNumber
          holderName
        }
        session {
          reference
          status
          method
          bankCode
          amount {
            amount
            currency
          }
          expiresAt
          provider
          virtualAccountNumber
          qrContent
          redirectUrl
          failureReason
        }
        checking {
          amount
          currency
        }
        proofMost {
          amount
          currency
        }
        slipMost {
          amount
          currency
        }
        claims {
          kind
          number
          state
          date
          amount {
            amount
            currency
          }
          reason
          sentAt
        }
        receipts {
          number
          amount {
            amount
            currency
          }
          method
          bankCode
          paidAt
        }
      }
    }
  `
  if (token === '') return { state: 'ENDED' }
  try {
    const { checkout } = await runOperation<checkoutCallsLinkQuery>(query, { token })
    return checkout ? { state: 'OPEN', invoice: checkout } : { state: 'ENDED' }
  } catch (error) {
    return { state: 'UNREACHABLE', message: error instanceof RequestFailed ? error.message : '' }
  }
}

/** The available payment methods for the outstanding amount, and why others are unavailable. */
export async function readMethods(token: string): Promise<readonly Method[]> {
  const query = graphql`
    query checkoutCallsMethodsQuery($token: String!) {
      checkoutMethods(token: $token) {
        method
        bankCode
        isPossible
        reason
        minimum
        maximum
      }
    }
  `
  const { checkoutMethods } = await runOperation<checkoutCallsMethodsQuery>(query, { token })
  return checkoutMethods ?? []
}

/** Starts a payment with a method. The server determines the amount: the invoice's outstanding amount at that moment. */
export async function startPayment(token: string, { method, bankCode }: Choice, language: Language) {
  const mutation = graphql`
    mutation checkoutCallsStartMutation($input: StartCheckoutInput!) {
      startCheckout(input: $input) {
        checkout {
          session {
            reference
          }
        }
        userErrors {
          code
          message
        }
      }
    }
  `
  const input = { token, method, bankCode, language: language === 'en' ? ('EN' as const) : ('ID' as const) }
  return (await runOperation<checkoutCallsStartMutation>(mutation, { input })).startCheckout
}
