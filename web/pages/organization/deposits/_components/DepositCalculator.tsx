import { useFormik, FormikProvider } from 'formik'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { currencyOptions } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { MoneyField } from '../../../../ui/form/MoneyField.tsx'
import { createAddress } from '../_lib/calculated.ts'
import { type DepositValues, EMPTY_DEPOSIT, TENOR_TYPES, toWish } from '../_lib/depositValues.ts'
import { useDepositCalculation } from '../_lib/useDepositCalculation.ts'
import { useDepositSchema } from '../_lib/useDepositSchema.ts'
import { DepositEarnings } from './DepositEarnings.tsx'
import { DepositForecastNote } from './DepositForecastNote.tsx'

/** What a deposit would earn, next to the list; its terms are carried into the form that creates it. */
export default function DepositCalculator({ currency }: { currency: DepositValues['currency'] }) {
  const { formatMessage } = useIntl()
  const today = useFormats().today()
  const schema = useDepositSchema()
  const seesForecast = usePermission('TREASURY_ANALYSIS_VIEW')
  const initialValues = useMemo<DepositValues>(
    () => ({ ...EMPTY_DEPOSIT, tenor: '6', issuedOn: today, currency }),
    [today, currency],
  )
  const formik = useFormik<DepositValues>({
    initialValues,
    // The form that creates the deposit asks for the rest.
    validationSchema: schema.pick(['amount', 'issuedOn', 'tenor', 'interestRate']),
    validateOnChange: false,
    onSubmit: () => {},
  })
  const { values } = formik
  const calculation = useDepositCalculation(toWish(values))
  return (
    <FormikProvider value={formik}>
      <div className="card-h">
        <h2 className="grow" id="deposit-calculator">
          <FormattedMessage id="deposits.calculator.what" />
        </h2>
        <Button variant="ghost" size="sm" disabled={!formik.dirty} onClick={() => formik.resetForm()}>
          <FormattedMessage id="action.clear" />
        </Button>
      </div>
      <div className="form-column">
        <div className="deposit-principal-row">
          <SelectField
            name="currency"
            label={formatMessage({ id: 'transactions.currency' })}
            options={currencyOptions}
          />
          <MoneyField name="amount" label={formatMessage({ id: 'deposits.principal' })} />
        </div>
        <DateField name="issuedOn" label={formatMessage({ id: 'deposits.issued' })} />
        <div className="deposit-terms-row">
          <TextField
            name="interestRate"
            label={formatMessage({ id: 'deposits.calculator.rate' })}
            inputMode="decimal"
          />
          <TextField name="tenor" label={formatMessage({ id: 'deposits.tenor' })} inputMode="numeric" maxLength={3} />
          <SelectField
            name="tenorType"
            label={formatMessage({ id: 'deposits.tenorType' })}
            options={TENOR_TYPES.map(value => ({
              value,
              label: formatMessage({ id: `deposits.tenorType.${value}` }),
            }))}
          />
        </div>
        <div className="form-column" aria-live="polite">
          {calculation ? (
            <>
              <DepositEarnings calculation={calculation} renews={false} proposesTax={false} />
              {seesForecast ? <DepositForecastNote calculation={calculation} values={values} /> : null}
              <LinkButton variant="primary" size="lg" block to={createAddress(values)}>
                <FormattedMessage id="deposits.calculator.make" />
              </LinkButton>
            </>
          ) : (
            <p className="muted">
              <FormattedMessage id="deposits.calculator.empty" />
            </p>
          )}
        </div>
      </div>
    </FormikProvider>
  )
}
