import { Check } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { createFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/IntlRoot.tsx'
import { BrandMark } from '../BrandMark.tsx'

const reasons = ['number', 'account', 'withheld'] as const
/** Nine waves, flatter towards the shore. */
const waves = Array.from({ length: 9 }, (_, index) => ({ y: 90 + index * 32, rise: 40 - index * 2 }))

/** The product's promise, with a real fragment of it. Only next to the form, on wide screens. */
export function PromisePanel() {
  const { language } = useLanguage()
  const formats = createFormats(language, 'Asia/Jakarta')
  const amount = (decimal: string) => formats.amount(decimal)
  return (
    <aside className="promise">
      <div className="logo">
        <BrandMark size={32} />
        Arus
      </div>
      <div className="promise-middle">
        <h2>
          <FormattedMessage id="promise.title" />
        </h2>
        <p>
          <FormattedMessage id="promise.text" />
        </p>
        <div className="proof" aria-hidden>
          <div className="proof-line">
            <div>
              <b>
                <FormattedMessage id="promise.line" />
              </b>
              <small>{formats.dateTime('2026-11-20T07:12:00Z', { zone: true })} · BCA ··4471</small>
            </div>
            <span className="num in">+{amount('1362500000.00')}</span>
          </div>
          <div className="proof-line">
            <div>
              <b>INV-2026-001187</b>
              <small>
                <FormattedMessage
                  id="promise.invoice"
                  values={{ date: formats.date('2026-11-19', { year: 'always' }), amount: amount('1387500000.00') }}
                />
              </small>
            </div>
            <span className="num">{amount('1362500000.00')}</span>
          </div>
          <div className="evs">
            {reasons.map(reason => (
              <span key={reason} className="ev yes">
                <Check className="i i-12" />
                <FormattedMessage
                  id={`promise.reason.${reason}`}
                  values={{ amount: formats.amount('25000000.00', { fraction: 0 }) }}
                />
              </span>
            ))}
          </div>
          <div className="proof-result">
            <span className="row">
              <Check className="i" />
              <FormattedMessage id="promise.full" />
            </span>
            <span className="num">
              <FormattedMessage id="promise.difference" values={{ amount: amount('0.00') }} />
            </span>
          </div>
        </div>
      </div>
      <svg className="waves" viewBox="0 0 600 360" preserveAspectRatio="none" aria-hidden>
        {waves.map(({ y, rise }) => (
          <path key={y} d={`M-20 ${y}c80-${rise} 140-${rise} 220 0s140 ${rise} 220 0 140-${rise} 220 0`} />
        ))}
      </svg>
      <p className="promise-foot">
        <FormattedMessage id="promise.foot" />
      </p>
    </aside>
  )
}
