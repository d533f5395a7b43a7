import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useCategoryChoicesCreateMutation } from '../../../__generated__/useCategoryChoicesCreateMutation.graphql.ts'
import type { useCategoryChoicesLineMutation } from '../../../__generated__/useCategoryChoicesLineMutation.graphql.ts'
import type { useCategoryChoicesManyMutation } from '../../../__generated__/useCategoryChoicesManyMutation.graphql.ts'
import type { useCategoryChoicesUndoMutation } from '../../../__generated__/useCategoryChoicesUndoMutation.graphql.ts'
import { useMutation, wordsOf } from '../../../relay/useMutation.ts'
import { toast } from '../../../ui/toast/toast.ts'

/** Sets the category of a statement transaction. */
export const useChooseLine = () =>
  useMutation<useCategoryChoicesLineMutation>(
    graphql`
      mutation useCategoryChoicesLineMutation($input: ChooseLineCategoriesInput!) {
        chooseLineCategories(input: $input) {
          statementTransaction {
            id
            ...LineCategory_line
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )

/** Sets one category for several whole transactions. */
export const useChooseLines = () =>
  useMutation<useCategoryChoicesManyMutation>(
    graphql`
      mutation useCategoryChoicesManyMutation($input: ChooseCategoryInput!) {
        chooseCategory(input: $input) {
          statementTransactions {
            id
            ...LineCategory_line
          }
          results {
            nodeId
            ok
            userErrors {
              message
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )

/** Creates a category. */
export const useCreateCategory = () =>
  useMutation<useCategoryChoicesCreateMutation>(
    graphql`
      mutation useCategoryChoicesCreateMutation($input: CreateCashCategoryInput!) {
        createCashCategory(input: $input) {
          category {
            uuid
          }
          organization {
            ...CategoryField_organization
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )

/** Shows that categories were set, with an undo button for the user who set them. */
export function useOfferUndo(onUndone?: () => void) {
  const { formatMessage } = useIntl()
  const [undo] = useMutation<useCategoryChoicesUndoMutation>(
    graphql`
      mutation useCategoryChoicesUndoMutation($input: UndoCategoryChoicesInput!) {
        undoCategoryChoices(input: $input) {
          statementTransactions {
            id
            ...LineCategory_line
          }
          results {
            ok
            userErrors {
              message
            }
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const takeBack = async (statementTransactionIds: readonly string[]) => {
    const outcome = await undo({ variables: { input: { statementTransactionIds } } })
    const refused = outcome.ok ? outcome.payload.results.find(({ ok }) => !ok) : undefined
    if (!outcome.ok) toast.error(wordsOf(outcome))
    else if (refused) toast.error(refused.userErrors.map(({ message }) => message).join(' '))
    else toast.success(formatMessage({ id: 'categories.undone' }))
    onUndone?.()
  }
  return (text: string, ids: readonly string[]) =>
    toast.success(text, {
      action: { label: formatMessage({ id: 'categories.undo' }), onClick: () => void takeBack(ids) },
    })
}
