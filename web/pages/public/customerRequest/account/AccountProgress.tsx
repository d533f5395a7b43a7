import { Check } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import type { CustomerKind } from '../../../organization/customers/_public/fieldsOfKind.ts'
import { accountStepsOf, type Step } from '../steps.ts'

type AccountProgressProps = { type: CustomerKind; current: Step }

/** The steps on the side, where there is room; the checklist precedes the first. */
export function AccountRail({ type, current }: AccountProgressProps) {
  const { formatMessage } = useIntl()
  const steps = accountStepsOf(type)
  const place = steps.findIndex(step => step === current)
  return (
    <ol className="request-rail" aria-label={formatMessage({ id: 'customerRequest.steps.account' })}>
      {steps.map((step, index) =>
        step === 'checklist' ? null : (
          <li key={step} aria-current={index === place ? 'step' : undefined} data-done={index < place || undefined}>
            <span className="request-rail-dot" aria-hidden>
              {index < place ? <Check className="i i-12" /> : index}
            </span>
            <span>
              <b>
                <FormattedMessage id={`customerRequest.step.${step}`} />
              </b>
              <small>
                <FormattedMessage id={`customerRequest.rail.${step}`} />
              </small>
            </span>
          </li>
        ),
      )}
    </ol>
  )
}

/** The progress above a step, where there is no room for the steps. */
export function AccountProgress({ type, current }: AccountProgressProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const steps = accountStepsOf(type)
  const place = steps.findIndex(step => step === current)
  const total = steps.length - 1
  if (place <= 0) return null
  const text = formatMessage(
    { id: 'customerRequest.progress' },
    {
      number: formats.count(place),
      total: formats.count(total),
      step: formatMessage({ id: `customerRequest.step.${current}` }),
    },
  )
  return (
    <div className="request-progress">
      <span className="t13 muted">{text}</span>
      <progress aria-label={text} max={total} value={place} />
    </div>
  )
}
