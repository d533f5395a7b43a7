// Opens a virtual account for a customer at a bank where a connected payment provider offers it, and closes one.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { VirtualAccountDialogsQuery } from '../../../../__generated__/VirtualAccountDialogsQuery.graphql.ts'
import { addMonths, isDate } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { bankName, providerName } from '../../../paymentNames.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { useCloseVirtualAccount, useOpenVirtualAccount } from '../_lib/useVirtualAccounts.ts'

/** How long a virtual account is open unless somebody chooses another day. */
const USUAL_MONTHS = 24
/** As far ahead as the service takes. */
const MAX_MONTHS = 9 * 12

/** Asks at which bank, and until when. */
export function OpenVirtualAccountDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const today = formats.today()
  const latest = addMonths(today, MAX_MONTHS)
  const { organization } = useQueryOfSelection<VirtualAccountDialogsQuery>(
    graphql`
      query VirtualAccountDialogsQuery @throwOnFieldError {
        organization {
          virtualAccountBanks {
            bankCode
            provider
          }
        }
      }
    `,
    {},
    // A provider may have been connected since.
    { fetchPolicy: 'store-and-network' },
  )
  const open = useOpenVirtualAccount()
  const banks = (organization.virtualAccountBanks ?? []).flatMap(({ bankCode, provider }) =>
    provider ? [{ bankCode, provider }] : [],
  )
  const [bankCode, setBankCode] = useState('')
  const [expiresOn, setExpiresOn] = useState<string | null>(addMonths(today, USUAL_MONTHS))

  function check(): Record<string, string> {
    const isOpenDay = expiresOn !== null && isDate(expiresOn) && expiresOn >= today && expiresOn <= latest
    return {
      ...(bankCode === '' && { bankCode: formatMessage({ id: 'customers.va.bank.choose' }) }),
      ...(!isOpenDay && { expiresOn: formatMessage({ id: 'customers.va.expiresOn.invalid' }) }),
    }
  }
  return (
    <FormDialog
      title={<FormattedMessage id="customers.va.open.title" />}
      description={<FormattedMessage id={banks.length === 0 ? 'customers.va.open.nobody' : 'customers.va.open.text'} />}
      submitLabel={<FormattedMessage id="customers.va.open" />}
      check={check}
      send={() => open({ customerId, bankCode, expiresOn: expiresOn ?? '' })}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <>
          <Field label={<FormattedMessage id="customers.va.bank" />} required error={errors['bankCode']}>
            {control => (
              <select
                {...control}
                data-autofocus
                className="input"
                value={bankCode}
                disabled={banks.length === 0}
                onChange={event => setBankCode(event.target.value)}
              >
                <option value="">{formatMessage({ id: 'customers.va.bank.choose' })}</option>
                {banks.map(bank => (
                  <option key={bank.bankCode} value={bank.bankCode}>
                    {`${bankName(bank.bankCode)} (${providerName(bank.provider)})`}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <DateInput
            label={formatMessage({ id: 'customers.va.expiresOn' })}
            required
            error={errors['expiresOn']}
            min={today}
            max={latest}
            value={expiresOn}
            onChange={setExpiresOn}
          />
        </>
      )}
    </FormDialog>
  )
}

type CloseProps = {
  customerId: string
  account: { readonly uuid: string; readonly name: string }
  onClose: () => void
}

/** Asks before a customer can't pay to a virtual account any more. */
export function CloseVirtualAccountDialog({ customerId, account: { uuid, name }, onClose }: CloseProps) {
  const [close] = useCloseVirtualAccount()
  return (
    <FormDialog
      alert
      danger
      focusSubmit
      title={<FormattedMessage id="customers.va.close.title" values={{ name }} />}
      description={<FormattedMessage id="customers.va.close.text" />}
      submitLabel={<FormattedMessage id="customers.va.close" />}
      send={() => close({ variables: { input: { customerId, virtualAccountUuid: uuid } } })}
      onSent={onClose}
      onClose={onClose}
    >
      {() => null}
    </FormDialog>
  )
}
