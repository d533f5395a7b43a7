import { Check } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { type Line, nameOf } from './LineRow.tsx'

/** The lines being matched together, and how to release them. */
export function LinesTogether({ lines, onDrop }: { lines: readonly Line[]; onDrop: (() => void) | null }) {
  const formats = useFormats()
  return (
    <header className="focus-together">
      <div className="focus-h">
        <h2 className="who grow">
          <FormattedMessage id="reconciliation.lines.together" values={{ count: lines.length }} />
        </h2>
        {onDrop === null ? null : (
          <Button size="sm" onClick={onDrop}>
            <FormattedMessage id="reconciliation.lines.drop" />
          </Button>
        )}
      </div>
      <ul className="together">
        {lines.map(line => (
          <li key={line.id}>
            <Check className="i i-12" aria-hidden />
            <span className="grow trunc">{nameOf(line)}</span>
            <span className="muted">{formats.date(line.date)}</span>
            <b className="num">{formats.amount(line.remaining.amount)}</b>
          </li>
        ))}
      </ul>
    </header>
  )
}
