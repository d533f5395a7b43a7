import { graphql, useFragment } from 'react-relay/hooks'
import type {
  paidRefund_expected$data,
  paidRefund_expected$key,
} from '../../../../__generated__/paidRefund_expected.graphql.ts'
import { accountDigits } from '../../_lib/accountNumber.ts'
import { type Payee, payeeAt } from './paymentValues.ts'

type Expected = paidRefund_expected$data

/** The refund that a payment pays, with the fields of its form. */
export type PaidRefund = Omit<Expected, 'refund' | 'counterparty' | ' $fragmentType'> & {
  readonly refund: NonNullable<Expected['refund']>
  readonly counterparty: NonNullable<Expected['counterparty']>
}

/** The expected transaction of a refund; null for any other. */
export function usePaidRefund(key: paidRefund_expected$key | null | undefined): PaidRefund | null {
  const expected = useFragment<paidRefund_expected$key>(
    graphql`
      fragment paidRefund_expected on ExpectedTransaction {
        id
        uuid
        amount {
          amount
          currency
        }
        counterparty {
          id
          uuid
          alias
          bankAccounts {
            id
            accountNumber
            accountName
            bank {
              code
              name
            }
          }
        }
        refund {
          creditMemoNumber
          bankName
          accountNumber
          accountName
        }
      }
    `,
    key ?? null,
  )
  if (!expected?.refund || !expected.counterparty) return null
  return { ...expected, refund: expected.refund, counterparty: expected.counterparty }
}

/** The account that the customer named, once their counterparty has it: no other one is preselected. */
export function refundPayee({ refund, counterparty }: PaidRefund): Payee | null {
  const account = counterparty.bankAccounts.find(one => isRefundAccount(refund, one))
  return account ? payeeAt(counterparty, account) : null
}

type Numbered = { readonly accountNumber: string }

/** Whether an account has the number that the refund was approved for; the service checks its bank, too. */
export const isRefundAccount = (refund: Numbered, account: Numbered): boolean =>
  bareDigits(refund.accountNumber) === bareDigits(account.accountNumber)

/** Leading zeros don't distinguish accounts. */
const bareDigits = (number: string): string => accountDigits(number).replace(/^0+/, '')
