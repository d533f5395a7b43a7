import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../../i18n/messages.ts'
import { ChoiceField, SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { MoneyField } from '../../../../ui/form/MoneyField.tsx'
import { type DepositValues, PENALTIES } from '../_lib/depositValues.ts'

/** The terms of closing the deposit before maturity. */
export function EarlyCloseCard({ values }: { values: DepositValues }) {
  const { formatMessage } = useIntl()
  const word = (id: MessageId) => formatMessage({ id })
  const either = (name: 'closable' | 'forfeits.choice' | 'clawsBack.choice') =>
    (['YES', 'NO'] as const).map(value => ({ value, label: word(`deposits.${name}.${value}`) }))
  return (
    <FormCard title={<FormattedMessage id="deposits.earlyClose" />}>
      <ChoiceField name="closable" label={word('deposits.closable')} options={either('closable')} />
      {values.closable === 'YES' ? (
        <>
          <ChoiceField name="forfeits" label={word('deposits.forfeits')} options={either('forfeits.choice')} />
          <div className="form-row">
            <SelectField
              name="penalty"
              label={word('deposits.penalty')}
              options={PENALTIES.map(value => ({ value, label: word(`deposits.penalty.${value}`) }))}
            />
            {values.penalty === 'PERCENT' ? (
              <TextField name="penaltyRate" label={word('deposits.penaltyRate')} inputMode="decimal" />
            ) : null}
            {values.penalty === 'FIXED' ? (
              <MoneyField name="penaltyAmount" label={word('deposits.penaltyAmount')} currency={values.currency} />
            ) : null}
          </div>
          <ChoiceField name="clawsBack" label={word('deposits.clawsBack')} options={either('clawsBack.choice')} />
        </>
      ) : null}
    </FormCard>
  )
}
