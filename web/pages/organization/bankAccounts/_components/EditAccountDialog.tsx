import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { currencies } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { type FieldErrors, FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { accountDigits, isAccountNumber } from '../../_lib/accountNumber.ts'
import { useUpdateBankAccount } from '../_lib/useUpdateBankAccount.ts'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'

type Account = {
  readonly id: string
  readonly alias: string
  readonly accountNumber: string
  readonly currency: string
  readonly version: number
  readonly lastCheckedOn: string | null | undefined
}

/** Edits an account's name, the date up to which its statements are complete, and its number and currency while it has no records. */
export default function EditAccountDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [alias, setAlias] = useState(account.alias)
  const [accountNumber, setAccountNumber] = useState(account.accountNumber)
  const [currency, setCurrency] = useState(currencies.find(each => each === account.currency) ?? null)
  const [lastCheckedOn, setLastCheckedOn] = useState(account.lastCheckedOn ?? null)
  const [update] = useUpdateBankAccount()

  function check(): FieldErrors {
    return {
      ...(alias.trim() === '' && { alias: formatMessage({ id: 'rule.enter' }, { label: LABEL }) }),
      ...(!isAccountNumber(accountDigits(accountNumber)) && {
        accountNumber: formatMessage({ id: 'internalAccounts.number.digits' }),
      }),
    }
  }
  function send() {
    const { id, version } = account
    return update({
      variables: {
        input: {
          id,
          version,
          alias: alias.trim(),
          accountNumber: accountDigits(accountNumber),
          currency,
          lastCheckedOn,
        },
      },
    })
  }
  return (
    <FormDialog
      title={formatMessage({ id: 'bankAccounts.edit' }, { alias: account.alias })}
      check={check}
      send={send}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <>
          <Field label={formatMessage({ id: 'bankAccounts.alias' })} required error={errors.alias}>
            {control => (
              <input
                {...control}
                className="input"
                maxLength={100}
                value={alias}
                onChange={event => setAlias(event.target.value)}
              />
            )}
          </Field>
          <Field
            label={formatMessage({ id: 'bankAccounts.number' })}
            required
            hint={<FormattedMessage id="bankAccounts.correct.hint" />}
            error={errors.accountNumber}
          >
            {control => (
              <input
                {...control}
                className="input tab-num"
                inputMode="numeric"
                maxLength={34}
                value={accountNumber}
                onChange={event => setAccountNumber(event.target.value.trim())}
              />
            )}
          </Field>
          <Field label={formatMessage({ id: 'bankAccounts.currency' })} required error={errors.currency}>
            {control => (
              <select
                {...control}
                className="input"
                value={currency ?? ''}
                onChange={event => setCurrency(currencies.find(each => each === event.target.value) ?? currency)}
              >
                {currencies.map(each => (
                  <option key={each}>{each}</option>
                ))}
              </select>
            )}
          </Field>
          <DateInput
            label={formatMessage({ id: 'bankAccounts.lastChecked' })}
            optional
            hint={<FormattedMessage id="internalAccounts.lastChecked.hint" />}
            max={formats.today()}
            value={lastCheckedOn}
            onChange={setLastCheckedOn}
            error={errors.lastCheckedOn}
          />
        </>
      )}
    </FormDialog>
  )
}
