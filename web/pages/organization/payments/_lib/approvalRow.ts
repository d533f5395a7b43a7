import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { approvalRow_bill$data, approvalRow_bill$key } from '../../../../__generated__/approvalRow_bill.graphql.ts'
import type {
  approvalRow_payment$data,
  approvalRow_payment$key,
} from '../../../../__generated__/approvalRow_payment.graphql.ts'
import { pathOf } from './paymentKind.ts'
import type { MessageId } from '../../../../i18n/messages.ts'

/** Actions in the inbox. */
export type InboxAction = 'APPROVE' | 'REJECT'

type Decidable = {
  readonly id: string
  readonly number: string
  readonly amount: { readonly amount: string; readonly currency: string }
  /** The payee. */
  readonly name: string
  /** The path of its own page. */
  readonly address: string
  /** Its creator; null: the system. */
  readonly maker: string | null
  /** The execution or due date. */
  readonly day: string
  readonly allowedActions: readonly InboxAction[]
  /** Message that explains why the viewer can't approve it. */
  readonly obstacle: MessageId | null
}
type PaymentRow = Decidable & { readonly payment: approvalRow_payment$data; readonly bill: null }
type BillRow = Decidable & { readonly payment: null; readonly bill: ReturnType<typeof toActable> }

/** A record in the inbox: a payment or transfer, or a bill. */
export type ApprovalRow = PaymentRow | BillRow

// @inline: rows are read once, without a store subscription each.
export function readPaymentRow(key: approvalRow_payment$key): PaymentRow {
  const payment = readInlineData<approvalRow_payment$key>(
    graphql`
      fragment approvalRow_payment on Payment @inline {
        id
        uuid
        kind
        number
        status
        version
        date
        method
        allowedActions
        approvalObstacle
        amount {
          amount
          currency
        }
        to {
          name
          accountNumber
          bank {
            name
          }
        }
        newAccount {
          addedAt
        }
        nameCheck {
          match
        }
        bill {
          number
        }
        duplicates {
          date
        }
        awaitedApproval {
          ...useAwaitedWords_awaited
        }
        createdBy {
          fullName
        }
        ...usePaymentNote_payment
        ...PaymentFacts_payment
      }
    `,
    key,
  )
  const { id, uuid, kind, number, amount, to, createdBy, date, allowedActions, approvalObstacle } = payment
  return {
    id,
    number,
    amount,
    name: to.name,
    address: `${pathOf[kind === 'TRANSFER' ? 'TRANSFER' : 'PAYMENT']}/${uuid}`,
    maker: createdBy?.fullName ?? null,
    day: date,
    allowedActions: allowedActions.filter(action => action === 'APPROVE' || action === 'REJECT'),
    obstacle: approvalObstacle ? `approvalObstacle.${approvalObstacle}` : null,
    payment,
    bill: null,
  }
}

export function readBillRow(key: approvalRow_bill$key): BillRow {
  const bill = readInlineData<approvalRow_bill$key>(
    graphql`
      # State and actions of bills are of other types than those of payments, which one document can't have under one name.
      fragment approvalRow_bill on Bill @inline {
        id
        uuid
        number
        billStatus: status
        paymentStatus
        version
        date
        dueDate
        category
        description
        billActions: allowedActions
        billObstacle: approvalObstacle
        amount {
          amount
          currency
        }
        counterparty {
          alias
        }
        awaitedApproval {
          ...useAwaitedWords_awaited
        }
        createdBy {
          fullName
        }
        ...BillFacts_bill
      }
    `,
    key,
  )
  const { id, uuid, number, amount, counterparty, createdBy, dueDate, billObstacle } = bill
  return {
    id,
    number,
    amount,
    name: counterparty.alias,
    address: `/bills/${uuid}`,
    maker: createdBy?.fullName ?? null,
    day: dueDate,
    allowedActions: inboxActionsOf(bill),
    obstacle: billObstacle ? `billObstacle.${billObstacle}` : null,
    payment: null,
    bill: toActable(bill),
  }
}

const toActable = (bill: approvalRow_bill$data) => ({
  ...bill,
  status: bill.billStatus,
  allowedActions: bill.billActions,
})

/** An approver rejects a bill by canceling it. Its creators may cancel it too, but on its own page. */
function inboxActionsOf({ billStatus, billActions, billObstacle }: approvalRow_bill$data): InboxAction[] {
  const mayReject = billStatus === 'SUBMITTED' && billActions.includes('CANCEL') && billObstacle !== 'NO_PERMISSION'
  return [...(billActions.includes('APPROVE') ? ['APPROVE' as const] : []), ...(mayReject ? ['REJECT' as const] : [])]
}
