import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { StalenessDialogMutation } from '../../../../__generated__/StalenessDialogMutation.graphql.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'

/** Maximum staleness limits, by source of the balance. */
const MAX_LENGTH = { apiHours: 720, fileDays: 30, manualDays: 30 } as const
const FIELDS = ['apiHours', 'fileDays', 'manualDays'] as const

export type StaleAfter = Readonly<Record<(typeof FIELDS)[number], number>> & { readonly version: number }
type StalenessDialogProps = { staleAfter: StaleAfter; onClose: () => void; onChanged: () => void }

/** Sets when a balance counts as stale. */
export default function StalenessDialog({ staleAfter, onClose, onChanged }: StalenessDialogProps) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState({
    apiHours: String(staleAfter.apiHours),
    fileDays: String(staleAfter.fileDays),
    manualDays: String(staleAfter.manualDays),
  })
  const [save] = useMutation<StalenessDialogMutation>(
    graphql`
      mutation StalenessDialogMutation($input: SetBalanceStalenessInput!) {
        setBalanceStaleness(input: $input) {
          staleAfter {
            version
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'cashPosition.staleAfter.saved' }) },
  )
  const isGood = (field: (typeof FIELDS)[number]) =>
    /^\d{1,3}$/.test(typed[field]) && Number(typed[field]) >= 1 && Number(typed[field]) <= MAX_LENGTH[field]
  return (
    <FormDialog
      size="sm"
      title={<FormattedMessage id="cashPosition.staleAfter.title" />}
      description={<FormattedMessage id="cashPosition.staleAfter.why" />}
      check={() =>
        Object.fromEntries(
          FIELDS.filter(field => !isGood(field)).map(field => [
            field,
            formatMessage({ id: 'cashPosition.staleAfter.whole' }, { most: MAX_LENGTH[field] }),
          ]),
        )
      }
      send={() =>
        save({
          variables: {
            input: {
              apiHours: Number(typed.apiHours),
              fileDays: Number(typed.fileDays),
              manualDays: Number(typed.manualDays),
              version: staleAfter.version,
            },
          },
        })
      }
      onSent={() => {
        onChanged()
        onClose()
      }}
      onClose={onClose}
    >
      {errors =>
        FIELDS.map(field => (
          <Field key={field} label={<FormattedMessage id={`cashPosition.staleAfter.${field}`} />} error={errors[field]}>
            {control => (
              <input
                {...control}
                className="input"
                inputMode="numeric"
                value={typed[field]}
                onChange={({ target }) => setTyped(before => ({ ...before, [field]: target.value.trim() }))}
              />
            )}
          </Field>
        ))
      }
    </FormDialog>
  )
}
