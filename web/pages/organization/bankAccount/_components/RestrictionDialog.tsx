import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RestrictionDialog_account$key } from '../../../../__generated__/RestrictionDialog_account.graphql.ts'
import { isDecimal, isNegative, isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { isDate } from '../../../../i18n/calendarDate.ts'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { type FieldErrors, FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { LABEL } from '../../../../ui/form/labelSlot.tsx'
import { useRestrictAccount } from '../_lib/useChangeAccount.ts'

const MAX_REASON_LENGTH = 255
const kinds = ['NONE', 'BLOCKED', 'MINIMUM_BALANCE'] as const

/** Restricts money in the account: why, how much, and until when. */
export default function RestrictionDialog({
  accountKey,
  onClose,
}: {
  accountKey: RestrictionDialog_account$key
  onClose: () => void
}) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { id, version, currency, restriction } = useFragment(
    graphql`
      fragment RestrictionDialog_account on BankAccount {
        id
        version
        currency
        restriction {
          kind
          reason
          until
          amount {
            amount
          }
        }
      }
    `,
    accountKey,
  )
  const [kind, setKind] = useState(kinds.find(each => each === restriction?.kind) ?? 'NONE')
  const [amount, setAmount] = useState(restriction?.amount.amount ?? null)
  const [reason, setReason] = useState(restriction?.reason ?? '')
  const [until, setUntil] = useState(restriction?.until ?? null)
  const [restrict] = useRestrictAccount()

  function check(): FieldErrors {
    if (kind === 'NONE') return {}
    const isAmount = amount !== null && isDecimal(amount)
    return {
      ...(!isAmount && {
        'restriction.amount': formatMessage({ id: 'rule.amount' }, { example: formats.amount('1234567.50') }),
      }),
      ...(isAmount &&
        (isZero(amount) || isNegative(amount)) && { 'restriction.amount': formatMessage({ id: 'rule.positive' }) }),
      ...(reason.trim() === '' && { 'restriction.reason': formatMessage({ id: 'rule.enter' }, { label: LABEL }) }),
      ...(until !== null && !isDate(until) && { 'restriction.until': formatMessage({ id: 'rule.date' }) }),
      ...(until !== null &&
        isDate(until) &&
        until < formats.today() && {
          'restriction.until': formatMessage({ id: 'rule.earliest' }, { date: formats.date(formats.today()) }),
        }),
    }
  }
  const send = () =>
    restrict({
      variables: {
        input: {
          id,
          version,
          restriction: kind === 'NONE' || amount === null ? null : { kind, amount, reason: reason.trim(), until },
        },
      },
    })
  return (
    <FormDialog
      title={formatMessage({ id: 'bankAccount.restrict' })}
      description={<FormattedMessage id="bankAccount.restrict.why" />}
      check={check}
      send={send}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <>
          <Field label={formatMessage({ id: 'bankAccount.restriction' })} required error={errors['restriction.kind']}>
            {control => (
              <select
                {...control}
                className="input"
                value={kind}
                onChange={event => setKind(kinds.find(each => each === event.target.value) ?? kind)}
              >
                {kinds.map(each => (
                  <option key={each} value={each}>
                    {formatMessage({ id: `bankAccount.restriction.${each}` })}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {kind === 'NONE' ? null : (
            <>
              <AmountInput
                label={formatMessage({ id: 'bankAccount.restriction.amount' })}
                required
                currency={currency}
                value={amount}
                onChange={setAmount}
                error={errors['restriction.amount']}
              />
              <Field
                label={formatMessage({ id: 'bankAccount.restriction.reason' })}
                required
                error={errors['restriction.reason']}
              >
                {control => (
                  <input
                    {...control}
                    className="input"
                    maxLength={MAX_REASON_LENGTH}
                    value={reason}
                    onChange={event => setReason(event.target.value)}
                  />
                )}
              </Field>
              <DateInput
                label={formatMessage({ id: 'bankAccount.restriction.until' })}
                optional
                min={formats.today()}
                value={until}
                onChange={setUntil}
                error={errors['restriction.until']}
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}
