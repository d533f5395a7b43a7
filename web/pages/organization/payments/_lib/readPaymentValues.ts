import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type {
  readPaymentValues_payment$data,
  readPaymentValues_payment$key,
} from '../../../../__generated__/readPaymentValues_payment.graphql.ts'
import { NOT_EXTERNAL, type Payee, payeeAt, type PaymentValues } from './paymentValues.ts'

/** A payment as form values. */
export function readPaymentValues(paymentKey: readPaymentValues_payment$key): PaymentValues {
  const payment = readInlineData(
    graphql`
      fragment readPaymentValues_payment on Payment @inline {
        kind
        date
        method
        memo
        notes
        amount {
          amount
        }
        from {
          id
        }
        to {
          name
          accountNumber
          counterpartyAccountId
          bank {
            code
            name
          }
          counterparty {
            id
            alias
          }
          bankAccount {
            id
          }
        }
        recurrence {
          frequency
          endedAt
        }
        files {
          fileId
          name
          size
        }
      }
    `,
    paymentKey,
  )
  const { from, to, recurrence } = payment
  return {
    fromAccountId: from.id,
    payeeKind: to.bankAccount ? 'ENTITY' : 'COUNTERPARTY',
    payee: toPayee(to),
    toAccountId: to.bankAccount?.id ?? '',
    ...toExternal(payment),
    amount: payment.amount.amount,
    method: payment.method ?? null,
    date: payment.date,
    memo: payment.memo ?? '',
    notes: payment.notes ?? '',
    frequency: recurrence && !recurrence.endedAt ? recurrence.frequency : 'ONCE',
    appliesTo: 'ONE',
    files: payment.files,
    allowDuplicate: false,
  }
}

function toPayee({ counterparty, counterpartyAccountId, ...to }: readPaymentValues_payment$data['to']): Payee | null {
  if (!counterparty || !counterpartyAccountId) return null
  const { accountNumber, name, bank } = to
  return payeeAt(counterparty, { id: counterpartyAccountId, accountNumber, accountName: name, bank })
}

function toExternal({ kind, to }: readPaymentValues_payment$data) {
  if (kind !== 'TRANSFER' || to.bankAccount) return NOT_EXTERNAL
  return { transferTo: 'EXTERNAL', externalBankCode: to.bank.code, externalNumber: to.accountNumber } as const
}
