import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { MinimumDialogMutation } from '../../../../__generated__/MinimumDialogMutation.graphql.ts'
import { currencyOf } from '../../../../i18n/currency.ts'
import { isDecimal, isNegative } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'

type MinimumDialogProps = {
  currency: string
  minimum: string | null
  version: number
  onClose: () => void
  onChanged: () => void
}

/** Sets the minimum cash balance; empty for none. */
export default function MinimumDialog({ currency, minimum, version, onClose, onChanged }: MinimumDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [amount, setAmount] = useState(minimum)
  const [save] = useMutation<MinimumDialogMutation>(
    graphql`
      mutation MinimumDialogMutation($input: SetMinimumCashInput!) {
        setMinimumCash(input: $input) {
          version
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true, success: formatMessage({ id: 'cashForecast.minimum.saved' }) },
  )
  return (
    <FormDialog
      title={formatMessage({ id: 'cashForecast.minimum.title' }, { currency })}
      description={<FormattedMessage id="cashForecast.minimum.why" />}
      check={() =>
        amount !== null && (!isDecimal(amount) || isNegative(amount))
          ? { amount: formatMessage({ id: 'rule.amount' }, { example: formats.amount('1234567.50') }) }
          : {}
      }
      send={() => save({ variables: { input: { currency: currencyOf(currency), amount, version } } })}
      onSent={() => {
        onChanged()
        onClose()
      }}
      onClose={onClose}
    >
      {errors => (
        <AmountInput
          label={formatMessage({ id: 'cashForecast.minimum.amount' })}
          optional
          currency={currency}
          value={amount}
          onChange={setAmount}
          error={errors.amount}
        />
      )}
    </FormDialog>
  )
}
