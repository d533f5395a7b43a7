import type { CSSProperties, ReactNode } from 'react'
import { toMinor } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import './ages.css'

/** The largest of these amounts in minor units, which their bars are scaled to. */
export const largestOf = (amounts: readonly string[]): bigint =>
  amounts.reduce((largest, amount) => (toMinor(amount) > largest ? toMinor(amount) : largest), 0n)

/** Percentage of the largest: the amount itself never becomes a number. */
const shareOf = (amount: string, largest: bigint) => (largest > 0n ? Number((toMinor(amount) * 100n) / largest) : 0)

type AgeTileProps = {
  /** Determines color and pattern: a bucket, or `WAITING`. */
  tone: string
  label: ReactNode
  amount: string
  /** In minor units; see `largestOf`. */
  largest: bigint
  note: ReactNode
  isPressed: boolean
  disabled: boolean
  onToggle: () => void
}

/** One age bucket of receivables: a bar, an abbreviated figure, and its parts; pressing it filters. */
export function AgeTile({ tone, label, amount, largest, note, isPressed, disabled, onToggle }: AgeTileProps) {
  const formats = useFormats()
  const { digits, unit } = formats.shortAmount(amount)
  const share: CSSProperties & Record<'--share', string> = { '--share': `${shareOf(amount, largest)}%` }
  return (
    <button type="button" aria-pressed={isPressed} disabled={disabled} onClick={onToggle}>
      <span className="ages-bar" aria-hidden>
        <i className={`is-${tone}`} style={share} />
      </span>
      <span className="t12 muted">{label}</span>
      <span className="ages-figure" title={formats.amount(amount)}>
        <b>{digits}</b>
        {unit === '' ? null : (
          <>
            {' '}
            <em>{unit}</em> <span className="sr">{formats.amount(amount)}</span>
          </>
        )}
      </span>
      <span className="t12 muted ages-note">{note}</span>
    </button>
  )
}
