import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import type { InvoiceDetail } from './calls.ts'
import { PortalStatus } from './PortalStatus.tsx'

type Slip = NonNullable<InvoiceDetail['slips']>[number]

const TONES = { CHECKING: 'part', ACCEPTED: 'done', REJECTED: 'late', CANCELED: 'idle' } as const
type State = keyof typeof TONES
const isKnown = (state: string): state is State => state in TONES

/** Slips of tax withheld from an invoice. */
export function Slips({ slips }: { slips: readonly Slip[] }) {
  const formats = useFormats()
  if (slips.length === 0) return null
  return (
    <section className="portal-section">
      <h2>
        <FormattedMessage id="portal.slips" />
      </h2>
      <ul className="portal-lines">
        {slips.map(({ uuid, number, state, period, amount, reason }) => (
          <li key={uuid}>
            <span>
              <b className="fw5">{number}</b>
              <small className="muted">{formats.month(period)}</small>
              {reason ? <small>{reason}</small> : null}
            </span>
            <span className="portal-row-side">
              <b className="num">{formats.money(amount)}</b>
              {isKnown(state) ? <PortalStatus mark={{ id: `portal.slip.${state}`, tone: TONES[state] }} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
