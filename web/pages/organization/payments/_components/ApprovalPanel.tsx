import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import type { ShownPlace } from '../_lib/useApprovalPlace.ts'
import type { Prepared } from '../_lib/usePreparation.ts'
import { ApprovalPanelLine } from './ApprovalPanelLine.tsx'
import { OtherApprovals } from './OtherApprovals.tsx'

type ApprovalPanelProps = {
  prepared: Prepared
  shown: ShownPlace
  /** Whether banks are being queried for account names. */
  isCheckingNames: boolean
  /** Payments that the user has confirmed not to be duplicates. */
  checked: ReadonlySet<string>
  onCheck: (id: string, isChecked: boolean) => void
}

/** What is being approved: previous approvals, and for each payment the evidence for and against it. */
export function ApprovalPanel({ prepared, shown, isCheckingNames, checked, onCheck }: ApprovalPanelProps) {
  const { formatMessage } = useIntl()
  const { lines } = prepared
  const { place, total, show } = shown
  const list = useRef<HTMLUListElement>(null)
  const hasOneSource = new Set(lines.map(({ from }) => from.accountNumber)).size === 1
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    list.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' })
  }, [place])

  const steps = [
    { by: -1, id: 'payments.panel.previous', icon: <ChevronUp className="i" aria-hidden /> },
    { by: 1, id: 'payments.panel.next', icon: <ChevronDown className="i" aria-hidden /> },
  ] as const
  return (
    <>
      <OtherApprovals lines={lines} />
      {total > 1 ? (
        <div className="approval-place">
          <span className="grow" aria-live="polite">
            <FormattedMessage id="payments.panel.place" values={{ place: place + 1, total }} />
          </span>
          {steps.map(({ by, id, icon }) => (
            <Button
              key={id}
              variant="ghost"
              size="sm"
              iconOnly
              aria-label={formatMessage({ id })}
              disabled={lines[place + by] === undefined}
              onClick={() => show(by)}
            >
              {icon}
            </Button>
          ))}
        </div>
      ) : null}
      <ul ref={list} className="approval-lines" aria-label={formatMessage({ id: 'payments.lines' })}>
        {lines.map((line, index) => (
          <ApprovalPanelLine
            key={line.id}
            line={line}
            isCurrent={total > 1 && index === place}
            showsSource={!hasOneSource}
            isCheckingNames={isCheckingNames}
            isChecked={checked.has(line.id)}
            onCheck={isChecked => onCheck(line.id, isChecked)}
          />
        ))}
      </ul>
    </>
  )
}
