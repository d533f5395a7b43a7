import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, readInlineData } from 'relay-runtime'
import type {
  TaxCards_organization$data,
  TaxCards_organization$key,
} from '../../../../__generated__/TaxCards_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { MoneyField } from '../../../../ui/form/MoneyField.tsx'
import { usePercent } from '../_lib/percent.ts'
import type { TaxValues } from '../_lib/taxValues.ts'
import type { BillTaxEstimate } from '../_lib/useBillTaxEstimate.ts'

/** The tax options of the form. */
export type TaxChoices = TaxCards_organization$data

export const readTaxChoices = (key: TaxCards_organization$key): TaxChoices =>
  readInlineData<TaxCards_organization$key>(
    graphql`
      fragment TaxCards_organization on Organization @inline @throwOnFieldError {
        entities {
          id
          name
        }
        billTaxRates(date: $today) {
          vat {
            vat
            rate
            source
            toConfirm
          }
          withholding {
            withholding
            rate
            source
            toConfirm
          }
        }
      }
    `,
    key,
  )

type TaxCardsProps = {
  tax: TaxValues
  currency: string
  choices: TaxChoices
  estimate: BillTaxEstimate | null
}

/** VAT, withholding, and the supplier's tax invoice. */
export function TaxCards({ tax, currency, choices, estimate }: TaxCardsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const percent = usePercent()
  const { entities, billTaxRates } = choices
  const asks = estimate?.needsReason || tax.vat === 'OTHER' || tax.vatAmount !== null || tax.withheldAmount !== null
  const source = (rate: { source: string; toConfirm: boolean } | undefined) =>
    rate?.source ? (
      <FormattedMessage
        id={rate.toConfirm ? 'billTax.source.toConfirm' : 'billTax.source'}
        values={{ source: rate.source }}
      />
    ) : null
  const calculated = (money: { amount: string } | null | undefined) =>
    money ? (
      <FormattedMessage id="billTax.calculated" values={{ amount: formats.amount(money.amount) }} />
    ) : (
      <FormattedMessage id="billTax.typed" />
    )
  const vatRate = billTaxRates.vat.find(({ vat }) => vat === tax.vat)
  const withheldRate = billTaxRates.withholding.find(({ withholding }) => withholding === tax.withholding)
  return (
    <>
      <FormCard title={<FormattedMessage id="billTax.card.vat" />}>
        <div className="form-row">
          <SelectField
            name="tax.vat"
            label={formatMessage({ id: 'billTax.vat' })}
            hint={source(vatRate)}
            options={[
              ...billTaxRates.vat.map(({ vat, rate }) => ({
                value: vat,
                label:
                  vat === 'NONE'
                    ? formatMessage({ id: 'billTax.vat.NONE' })
                    : `${formatMessage({ id: `billTax.vat.${vat}` })}, ${percent(rate)}`,
              })),
              { value: 'OTHER', label: formatMessage({ id: 'billTax.vat.OTHER' }) },
            ]}
          />
          {tax.vat === 'NONE' ? null : (
            <MoneyField
              name="tax.vatAmount"
              label={formatMessage({ id: 'billTax.vatAmount' })}
              optional={tax.vat !== 'OTHER'}
              required={tax.vat === 'OTHER'}
              currency={currency}
              hint={calculated(estimate?.computedVatAmount)}
            />
          )}
        </div>
        <div className="form-row">
          <TextField
            name="tax.taxInvoiceNumber"
            label={formatMessage({ id: 'billTax.invoiceNumber' })}
            optional
            maxLength={40}
            inputMode="numeric"
            autoComplete="off"
            hint={<FormattedMessage id="billTax.invoiceNumber.hint" />}
          />
          <DateField name="tax.taxInvoiceDate" label={formatMessage({ id: 'billTax.invoiceDate' })} optional />
        </div>
        {entities.length > 1 ? (
          <SelectField
            name="tax.entityId"
            label={formatMessage({ id: 'billTax.entity' })}
            hint={<FormattedMessage id="billTax.entity.hint" />}
            options={entities.map(({ id, name }, place) => ({ value: place === 0 ? '' : id, label: name }))}
          />
        ) : null}
      </FormCard>
      <FormCard title={<FormattedMessage id="billTax.card.withholding" />}>
        <SelectField
          name="tax.withholding"
          label={formatMessage({ id: 'billTax.withholding' })}
          hint={source(withheldRate)}
          options={[
            { value: '', label: formatMessage({ id: 'billTax.withholding.none' }) },
            ...billTaxRates.withholding.map(({ withholding, rate }) => ({
              value: withholding,
              label: `${formatMessage({ id: `billTax.withholding.${withholding}` })}, ${percent(rate)} \u00b7 ${formatMessage({ id: `billTax.withholding.${withholding}.of` })}`,
            })),
          ]}
        />
        {tax.withholding === '' ? null : (
          <>
            {estimate?.isRateDoubled ? (
              <p className="note warn">
                <FormattedMessage id="billTax.doubled" values={{ rate: percent(estimate.withholdingRate ?? '0') }} />
              </p>
            ) : null}
            <div className="form-row">
              <MoneyField
                name="tax.withheldAmount"
                label={formatMessage({ id: 'billTax.withheldAmount' })}
                optional
                currency={currency}
                hint={calculated(estimate?.computedWithheldAmount)}
              />
              <MoneyField
                name="tax.withholdingBase"
                label={formatMessage({ id: 'billTax.withholdingBase' })}
                optional
                currency={currency}
                hint={<FormattedMessage id="billTax.withholdingBase.hint" />}
              />
            </div>
            <TextField
              name="tax.taxObjectCode"
              label={formatMessage({ id: 'billTax.objectCode' })}
              optional
              maxLength={9}
              autoComplete="off"
              hint={<FormattedMessage id="billTax.objectCode.hint" />}
            />
          </>
        )}
      </FormCard>
      {asks ? (
        <FormCard title={<FormattedMessage id="billTax.card.reason" />}>
          <TextField
            name="tax.overrideReason"
            label={formatMessage({ id: 'billTax.reason' })}
            required={estimate?.needsReason ?? false}
            optional={!estimate?.needsReason}
            maxLength={255}
            hint={<FormattedMessage id="billTax.reason.hint" />}
          />
        </FormCard>
      ) : null}
    </>
  )
}
