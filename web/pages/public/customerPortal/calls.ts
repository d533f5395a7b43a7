// The portal's requests to the BFF. Its session is a separate HttpOnly cookie.
import { graphql } from 'relay-runtime'
import type { callsInvoiceQuery } from '../../../__generated__/callsInvoiceQuery.graphql.ts'
import type { callsInvoicesQuery } from '../../../__generated__/callsInvoicesQuery.graphql.ts'
import type { callsOrderQuery } from '../../../__generated__/callsOrderQuery.graphql.ts'
import type { callsOrdersQuery } from '../../../__generated__/callsOrdersQuery.graphql.ts'
import type { callsPortalQuery } from '../../../__generated__/callsPortalQuery.graphql.ts'
import { codes, RequestFailed, runOperation } from '../../../relay/operation.ts'

export type Portal = NonNullable<callsPortalQuery['response']['customerPortal']>

/** The session has ended: the page returns to its sign-in. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut'
}

/** The signed-in user and the open items; null: no user is signed in. */
export async function readPortal(): Promise<Portal | null> {
  const query = graphql`
    query callsPortalQuery {
      customerPortal {
        email
        organizationName
        customer {
          name
          alias
          email
          phone
          picName
          picEmail
          picPhone
          identityNumber
          taxNumber
          businessNumber
          billingAddress
          registeredAddress
          bankName
          accountNumber
          accountName
          financeName
          financeEmail
          invoiceEmails
          language
          termDays
        }
        virtualAccounts {
          bankCode
          number
          expiresOn
          payee
        }
        balances {
          unpaidCount
          nextDueDate
          toPay {
            amount
            currency
          }
          overdue {
            amount
            currency
          }
          unverified {
            amount
            currency
          }
          withheldOpen {
            amount
            currency
          }
          credit {
            amount
            currency
          }
        }
      }
    }
  `
  return (await runOperation<callsPortalQuery>(query, {})).customerPortal ?? null
}

/** Reads a record below the portal; an unknown record, and another customer's, is null. */
export async function below<Found>(read: () => Promise<Found | null | undefined>): Promise<Found> {
  const found = await read()
  if (found === null || found === undefined) throw new SignedOut()
  return found
}

const isMissing = (error: unknown) => error instanceof RequestFailed && error.code === codes.notFound

/** Reads a record that may not exist. */
export async function orNull<Found>(read: () => Promise<Found>): Promise<Found | null> {
  try {
    return await read()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

export type InvoicesPage = NonNullable<callsInvoicesQuery['response']['customerPortal']>['invoices']
export type Invoice = InvoicesPage['edges'][number]['node']

export const readInvoices = (after: string | null): Promise<InvoicesPage> => {
  const query = graphql`
    query callsInvoicesQuery($after: String) {
      customerPortal {
        invoices(first: 50, after: $after) {
          edges {
            node {
              uuid
              number
              status
              invoiceDate
              dueDate
              isOverdue
              total {
                amount
                currency
              }
              toPay {
                amount
                currency
              }
              withheldOpen {
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
              checking {
                amount
                currency
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `
  return below(async () => (await runOperation<callsInvoicesQuery>(query, { after })).customerPortal?.invoices)
}

export type InvoiceDetail = NonNullable<NonNullable<callsInvoiceQuery['response']['customerPortal']>['invoice']>

export const readInvoice = (uuid: string): Promise<InvoiceDetail | null> => {
  const query = graphql`
    query callsInvoiceQuery($uuid: UUID!) {
      customerPortal {
        invoice(uuid: $uuid) {
          invoice {
            uuid
            number
            status
            invoiceDate
            dueDate
            isOverdue
            total {
              amount
              currency
            }
            toPay {
              amount
              currency
            }
            withheldOpen {
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
            checking {
              amount
              currency
            }
          }
          bank {
            bankName
            accountNumber
            holderName
          }
          payments {
            uuid
            number
            state
            paymentDate
            senderBank
            reason
            receiptUrl
            amount {
              amount
              currency
            }
            refunded {
              amount
              currency
            }
          }
          slips {
            uuid
            number
            state
            period
            reason
            amount {
              amount
              currency
            }
          }
          customerReference
          note
          base {
            amount
            currency
          }
          vat {
            amount
            currency
          }
          stampDuty {
            amount
            currency
          }
          withheld {
            amount
            currency
          }
          expectedCash {
            amount
            currency
          }
          documentUrl
          messages {
            uuid
            isOwnSide
            authorName
            body
            files {
              name
              size
              url
            }
            createdAt
            editedAt
            deletedAt
          }
          lines {
            description
            quantity
            unit
            price {
              amount
              currency
            }
            net {
              amount
              currency
            }
          }
        }
      }
    }
  `
  return orNull(() =>
    below(async () => (await runOperation<callsInvoiceQuery>(query, { uuid })).customerPortal?.invoice),
  )
}

export type OrdersPage = NonNullable<callsOrdersQuery['response']['customerPortal']>['salesOrders']
export type Order = OrdersPage['edges'][number]['node']

export const readOrders = (after: string | null): Promise<OrdersPage> => {
  const query = graphql`
    query callsOrdersQuery($after: String) {
      customerPortal {
        salesOrders(first: 50, after: $after) {
          edges {
            node {
              uuid
              number
              status
              fulfillment
              paymentStatus
              orderDate
              requiredDate
              receivedPercent
              total {
                amount
                currency
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `
  return below(async () => (await runOperation<callsOrdersQuery>(query, { after })).customerPortal?.salesOrders)
}

export type OrderDetail = NonNullable<NonNullable<callsOrderQuery['response']['customerPortal']>['salesOrder']>

export const readOrder = (uuid: string): Promise<OrderDetail | null> => {
  const query = graphql`
    query callsOrderQuery($uuid: UUID!) {
      customerPortal {
        salesOrder(uuid: $uuid) {
          order {
            uuid
            number
            status
            fulfillment
            paymentStatus
            orderDate
            requiredDate
            receivedPercent
            total {
              amount
              currency
            }
          }
          customerReference
          note
          base {
            amount
            currency
          }
          vat {
            amount
            currency
          }
          messages {
            uuid
            isOwnSide
            authorName
            body
            files {
              name
              size
              url
            }
            createdAt
            editedAt
            deletedAt
          }
          lines {
            received
            line {
              description
              quantity
              unit
              price {
                amount
                currency
              }
              net {
                amount
                currency
              }
            }
          }
        }
      }
    }
  `
  return orNull(() =>
    below(async () => (await runOperation<callsOrderQuery>(query, { uuid })).customerPortal?.salesOrder),
  )
}
