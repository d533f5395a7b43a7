// One hook per change of an account itself.
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useChangeAccountCloseMutation } from '../../../../__generated__/useChangeAccountCloseMutation.graphql.ts'
import type { useChangeAccountDeleteMutation } from '../../../../__generated__/useChangeAccountDeleteMutation.graphql.ts'
import type { useChangeAccountRestrictMutation } from '../../../../__generated__/useChangeAccountRestrictMutation.graphql.ts'
import type { useChangeAccountReopenMutation } from '../../../../__generated__/useChangeAccountReopenMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'

/** Closes an account, with a reason. */
export function useCloseAccount() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeAccountCloseMutation>(
    graphql`
      mutation useChangeAccountCloseMutation($input: CloseBankAccountInput!) {
        closeBankAccount(input: $input) {
          bankAccount {
            ...AccountActions_account
            ...AccountBalance_account
            ...AccountFacts_account
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'bankAccount.closed' }) },
  )
}

/** Reopens a closed account. */
export function useReopenAccount() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeAccountReopenMutation>(
    graphql`
      mutation useChangeAccountReopenMutation($input: BankAccountVersionInput!) {
        reopenBankAccount(input: $input) {
          bankAccount {
            ...AccountActions_account
            ...AccountBalance_account
            ...AccountFacts_account
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { success: formatMessage({ id: 'bankAccount.reopened' }) },
  )
}

/** Restricts part of an account's balance, or lifts the restriction. */
export function useRestrictAccount() {
  const { formatMessage } = useIntl()
  return useMutation<useChangeAccountRestrictMutation>(
    graphql`
      mutation useChangeAccountRestrictMutation($input: UpdateBankAccountInput!) {
        updateBankAccount(input: $input) {
          bankAccount {
            ...AccountActions_account
            ...AccountBalance_account
            ...AccountFacts_account
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'bankAccount.restricted' }) },
  )
}

/** Deletes an account without records. */
export function useDeleteAccount(alias: string) {
  const { formatMessage } = useIntl()
  return useMutation<useChangeAccountDeleteMutation>(
    graphql`
      mutation useChangeAccountDeleteMutation($input: BankAccountVersionInput!) {
        deleteBankAccount(input: $input) {
          deletedId
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'bankAccount.deleted' }, { alias }) },
  )
}
