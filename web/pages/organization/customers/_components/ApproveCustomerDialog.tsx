import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDecimal } from '../../../../i18n/decimal.ts'
import { currencyOf } from '../../../../i18n/currency.ts'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { stampDuties, termStarts, type TermsValues, toTerms } from '../_lib/customerValues.ts'
import { useApproveCustomer } from '../_lib/useApproveCustomer.ts'

type ApproveCustomerDialogProps = {
  customer: {
    readonly id: string
    readonly version: number
    readonly name: string
    readonly termDays: number
    readonly termFrom: string
    readonly creditLimit: { readonly amount: string; readonly currency: string } | null | undefined
    readonly stampDuty: string
  }
  onClose: () => void
  onDone: () => void
}

/** Approves a customer, with its terms. */
export function ApproveCustomerDialog({ customer, onClose, onDone }: ApproveCustomerDialogProps) {
  const { formatMessage } = useIntl()
  const [approve] = useApproveCustomer()
  const { id, version, name, creditLimit } = customer
  const [terms, setTerms] = useState<TermsValues>({
    termDays: String(customer.termDays),
    termFrom: termStarts.find(start => start === customer.termFrom) ?? 'INVOICE_DATE',
    creditLimit: creditLimit?.amount ?? null,
    creditCurrency: currencyOf(creditLimit?.currency ?? ''),
    stampDuty: stampDuties.find(policy => policy === customer.stampDuty) ?? 'FLAG',
  })
  const change = (changed: Partial<TermsValues>) => setTerms(before => ({ ...before, ...changed }))

  function check(): Record<string, string> {
    const isLimit = terms.creditLimit === null || (isDecimal(terms.creditLimit) && !terms.creditLimit.startsWith('-'))
    return {
      ...(!/^\d{1,3}$/.test(terms.termDays) || Number(terms.termDays) > 365
        ? { termDays: formatMessage({ id: 'customers.number' }, { least: 0, most: 365 }) }
        : {}),
      ...(isLimit ? {} : { creditLimit: formatMessage({ id: 'customers.creditLimit.form' }) }),
    }
  }
  return (
    <FormDialog
      title={<FormattedMessage id="customers.APPROVE.title" values={{ name }} />}
      description={<FormattedMessage id="customers.APPROVE.text" />}
      submitLabel={<FormattedMessage id="customers.APPROVE" />}
      check={check}
      send={() => approve({ variables: { input: { id, version, ...toTerms(terms) } } })}
      onSent={onDone}
      onClose={onClose}
    >
      {errors => (
        <>
          <Field label={<FormattedMessage id="customers.termDays" />} required error={errors.termDays}>
            {control => (
              <input
                {...control}
                data-autofocus
                className="input"
                inputMode="numeric"
                value={terms.termDays}
                onChange={event => change({ termDays: event.target.value.trim() })}
              />
            )}
          </Field>
          <Field label={<FormattedMessage id="customers.termFrom" />}>
            {control => (
              <select
                {...control}
                className="input"
                value={terms.termFrom}
                onChange={event =>
                  change({ termFrom: termStarts.find(start => start === event.target.value) ?? 'INVOICE_DATE' })
                }
              >
                {termStarts.map(start => (
                  <option key={start} value={start}>
                    {formatMessage({ id: `customers.termFrom.${start}` })}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <AmountInput
            label={formatMessage({ id: 'customers.creditLimit' })}
            optional
            currency={terms.creditCurrency}
            hint={<FormattedMessage id="customers.creditLimit.hint" />}
            error={errors.creditLimit ?? errors['creditLimit.amount']}
            value={terms.creditLimit}
            onChange={amount => change({ creditLimit: amount })}
          />
          <Field label={<FormattedMessage id="customers.stampDuty" />}>
            {control => (
              <select
                {...control}
                className="input"
                value={terms.stampDuty}
                onChange={event =>
                  change({ stampDuty: stampDuties.find(policy => policy === event.target.value) ?? 'FLAG' })
                }
              >
                {stampDuties.map(policy => (
                  <option key={policy} value={policy}>
                    {formatMessage({ id: `customers.stampDuty.${policy}` })}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}
