import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ChooseCategoryDialogQuery } from '../../../__generated__/ChooseCategoryDialogQuery.graphql.ts'
import type { useCategoryChoicesManyMutation } from '../../../__generated__/useCategoryChoicesManyMutation.graphql.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { LABEL } from '../../../ui/form/labelSlot.tsx'
import { useChooseLines, useOfferUndo } from '../_lib/useCategoryChoices.ts'
import { useQueryOfSelection } from '../_lib/useQueryOfSelection.ts'
import { CategoryField, NewCategory } from './CategoryField.tsx'

type Chosen = NonNullable<useCategoryChoicesManyMutation['response']['chooseCategory']>

type ChooseCategoryDialogProps = {
  /** Global ids of statement transactions. */
  lineIds: readonly string[]
  onClose: () => void
  /** Called with the results; the chosen ones can be undone. */
  onDone: (payload: Chosen) => void
  onUndone?: () => void
}

/** Sets one category for several statement transactions. */
export function ChooseCategoryDialog({ lineIds, onClose, onDone, onUndone }: ChooseCategoryDialogProps) {
  const { formatMessage } = useIntl()
  const { organization } = useQueryOfSelection<ChooseCategoryDialogQuery>(
    graphql`
      query ChooseCategoryDialogQuery @throwOnFieldError {
        organization {
          ...CategoryField_organization
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const [choose] = useChooseLines()
  const offerUndo = useOfferUndo(onUndone)
  const [category, setCategory] = useState('')
  return (
    <FormDialog<Chosen>
      title={formatMessage({ id: 'categories.chooseFor' }, { count: lineIds.length })}
      check={() => (category === '' ? { categoryUuid: formatMessage({ id: 'rule.enter' }, { label: LABEL }) } : {})}
      send={() => choose({ variables: { input: { statementTransactionIds: lineIds, categoryUuid: category } } })}
      onSent={payload => {
        const chosen = payload.results.filter(({ ok }) => ok).map(({ nodeId }) => nodeId)
        if (chosen.length > 0) offerUndo(formatMessage({ id: 'categories.chosen' }, { count: chosen.length }), chosen)
        onDone(payload)
        onClose()
      }}
      onClose={onClose}
    >
      {errors => (
        <>
          <CategoryField
            organizationKey={organization}
            label={formatMessage({ id: 'categories.category' })}
            value={category}
            onChange={setCategory}
            error={errors['categoryUuid']}
          />
          <NewCategory onMade={setCategory} />
        </>
      )}
    </FormDialog>
  )
}
