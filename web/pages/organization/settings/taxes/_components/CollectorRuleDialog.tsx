import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDate } from '../../../../../i18n/calendarDate.ts'
import { AmountInput } from '../../../../../ui/form/AmountInput.tsx'
import { DateInput } from '../../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../../ui/form/FormDialog.tsx'
import { useSetCollectorRule } from '../_lib/useChangeCollectorRules.ts'

const kinds = ['GOVERNMENT_THRESHOLD', 'OTHER_COLLECTOR_THRESHOLD', 'PPH22_RATE'] as const

/** Enters a value of the law and the day from which it applies. */
export default function CollectorRuleDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [set] = useSetCollectorRule({ quiet: true })
  const [kind, setKind] = useState<(typeof kinds)[number]>('GOVERNMENT_THRESHOLD')
  const [value, setValue] = useState<string | null>(null)
  const [from, setFrom] = useState<string | null>(null)
  const isRate = kind === 'PPH22_RATE'

  function check(): Record<string, string> {
    const isUsable = value !== null && /^\d+(\.\d{1,2})?$/.test(value) && !(isRate && Number(value) > 100)
    return {
      ...(isUsable ? {} : { value: formatMessage({ id: 'collectorRules.rule.value' }) }),
      ...(from === null || !isDate(from) ? { from: formatMessage({ id: 'collectorRules.rule.date' }) } : {}),
    }
  }
  return (
    <FormDialog
      title={<FormattedMessage id="collectorRules.add.title" />}
      description={<FormattedMessage id="collectorRules.add.text" />}
      submitLabel={<FormattedMessage id="collectorRules.add" />}
      check={check}
      send={() => set({ variables: { input: { kind, from: from ?? '', value: value ?? '' } } })}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <div className="form-column">
          <Field label={<FormattedMessage id="collectorRules.kind" />} error={errors.kind}>
            {control => (
              <select
                {...control}
                className="input"
                value={kind}
                onChange={({ target }) => setKind(kinds.find(each => each === target.value) ?? kind)}
              >
                {kinds.map(each => (
                  <option key={each} value={each}>
                    {formatMessage({ id: `collectorRules.${each}` })}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <AmountInput
            label={<FormattedMessage id={isRate ? 'collectorRules.percent' : 'collectorRules.amount'} />}
            required
            {...(isRate ? {} : { currency: 'IDR' })}
            error={errors.value}
            value={value}
            onChange={setValue}
          />
          <DateInput
            label={formatMessage({ id: 'collectorRules.from' })}
            required
            error={errors.from}
            value={from}
            onChange={setFrom}
          />
        </div>
      )}
    </FormDialog>
  )
}
