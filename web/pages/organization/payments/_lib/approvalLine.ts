import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type {
  approvalLine_payment$data,
  approvalLine_payment$key,
} from '../../../../__generated__/approvalLine_payment.graphql.ts'

/** A payment with the evidence for and against approving it. */
export type ApprovalLine = approvalLine_payment$data

// @inline: the answer of a mutation is read once, before the store may let go of it.
export const readApprovalLine = (key: approvalLine_payment$key): ApprovalLine =>
  readInlineData<approvalLine_payment$key>(
    graphql`
      fragment approvalLine_payment on Payment @inline @throwOnFieldError {
        id
        uuid
        kind
        number
        method
        date
        valueDate
        approvalsNeeded
        approvalsGiven
        amount {
          amount
          currency
        }
        fee {
          amount
          currency
        }
        from {
          alias
          accountNumber
          bank {
            name
          }
        }
        to {
          name
          accountNumber
          bank {
            name
          }
          bankAccount {
            alias
          }
        }
        newAccount {
          addedAt
          addedBy {
            fullName
          }
        }
        nameCheck {
          accountName
          match
        }
        duplicates {
          uuid
          kind
          number
          status
          date
          amount {
            amount
            currency
          }
          createdBy {
            fullName
          }
          bill {
            number
          }
        }
        bill {
          number
          amount {
            amount
          }
        }
        paidExpectedTransaction {
          refund {
            creditMemoNumber
            bankName
            accountNumber
            accountName
          }
        }
        approvals {
          uuid
          approvedAt
          voidedAt
          factor
          approver {
            fullName
          }
        }
        approvalReason {
          over {
            amount
            currency
          }
        }
        createdBy {
          fullName
        }
        authors {
          fullName
        }
      }
    `,
    key,
  )
