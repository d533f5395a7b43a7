// The portal's requests about the statement of account.
import { graphql } from 'relay-runtime'
import type { statementCallsQuery } from '../../../__generated__/statementCallsQuery.graphql.ts'
import { runOperation } from '../../../relay/operation.ts'
import { below } from './calls.ts'

export type Statement = NonNullable<NonNullable<statementCallsQuery['response']['customerPortal']>['statement']>
/** The requested statement; null: the server's default. */
export type Wanted = { currency: statementCallsQuery['variables']['currency']; from: string | null; to: string | null }

export const readStatement = (wanted: Wanted): Promise<Statement> => {
  const query = graphql`
    query statementCallsQuery($currency: Currency!, $from: Date, $to: Date) {
      customerPortal {
        statement(currency: $currency, from: $from, to: $to) {
          currency
          currencies
          from
          to
          today
          documentUrl
          opening {
            amount
            currency
          }
          closing {
            amount
            currency
          }
          remaining {
            amount
            currency
          }
          waitingForSlip {
            amount
            currency
          }
          writtenOff {
            amount
            currency
          }
          unapplied {
            amount
            currency
          }
          entries {
            kind
            number
            day
            isTakenBack
            amount {
              amount
              currency
            }
            balance {
              amount
              currency
            }
          }
        }
      }
    }
  `
  return below(async () => (await runOperation<statementCallsQuery>(query, wanted)).customerPortal?.statement)
}
