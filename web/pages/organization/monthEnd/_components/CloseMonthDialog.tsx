import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addDays } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import { FactorFormDialog } from '../../../../ui/freshFactor/FactorFormDialog.tsx'
import type { MonthDays, Step } from '../_lib/steps.ts'
import { useCloseMonth } from '../_lib/useCloseMonth.ts'

type CloseMonthDialogProps = {
  month: MonthDays
  version: number
  /** Steps that are not completed. */
  open: readonly Step[]
  /** Some steps could not be checked. */
  isPartial: boolean
  /** Earlier months are closed with it. */
  isEarlierOpen: boolean
  onClose: () => void
}

const MAX_LENGTH = 500

/** Closes a month even with open steps: the user decides, and the log records why. */
export function CloseMonthDialog({ month, version, open, isPartial, isEarlierOpen, onClose }: CloseMonthDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [close] = useCloseMonth()
  const name = formats.month(month.first)
  const [text, setText] = useState(() => formatMessage({ id: 'monthEnd.close.reason.usual' }, { month: name }))
  const lockedBefore = addDays(month.last, 1)
  const reason = text.trim()
  function check(): Record<string, string> {
    if (reason === '') return { reason: formatMessage({ id: 'monthEnd.close.reason.missing' }) }
    if (reason.length > MAX_LENGTH) return { reason: formatMessage({ id: 'rule.tooLong' }, { longest: MAX_LENGTH }) }
    return {}
  }
  return (
    <FactorFormDialog
      title={<FormattedMessage id="monthEnd.close.title" values={{ month: name }} />}
      description={<FormattedMessage id="monthEnd.close.text" values={{ day: formats.date(lockedBefore) }} />}
      submitLabel={<FormattedMessage id="monthEnd.close" values={{ month: name }} />}
      danger={open.length > 0}
      check={check}
      send={factor => close({ variables: { input: { lockedBefore, reason, version, ...factor } } })}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <>
          {open.length > 0 ? (
            <div className="note warn" role="status">
              <div>
                <b>
                  <FormattedMessage id="monthEnd.close.open" values={{ count: open.length }} />
                </b>
                <ul className="month-open">
                  {open.map(({ id }) => (
                    <li key={id}>
                      <FormattedMessage id={`monthEnd.step.${id}`} />
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          ) : null}
          {isPartial ? (
            <p className="note">
              <FormattedMessage id="monthEnd.close.partial" />
            </p>
          ) : null}
          {isEarlierOpen ? (
            <p className="note">
              <FormattedMessage id="monthEnd.close.earlier" values={{ month: name }} />
            </p>
          ) : null}
          <Field label={<FormattedMessage id="monthEnd.close.reason" />} required error={errors.reason}>
            {control => (
              <textarea
                {...control}
                data-autofocus
                className="input"
                rows={2}
                value={text}
                onChange={event => setText(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FactorFormDialog>
  )
}
