import { ChevronDown, ChevronUp } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { Button } from '../Button.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { neighborsOf } from './neighbors.ts'
import './neighborLinks.css'

/** Links to the previous and next record in the list that the user came from; hidden after a direct link. */
export function NeighborLinks({ address }: { address: string }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const neighbors = neighborsOf(address)
  const known = [
    { id: 'previous', keys: '[', to: neighbors?.previous, icon: <ChevronUp className="i" aria-hidden /> },
    { id: 'following', keys: ']', to: neighbors?.next, icon: <ChevronDown className="i" aria-hidden /> },
  ] as const
  const steps = known.map(step => ({ ...step, label: formatMessage({ id: `list.${step.id}` }) }))
  // The list stays one step back, however many records are visited.
  const show = (to: string | undefined) => to !== undefined && void navigate(to, { replace: true })
  useShortcuts(
    neighbors === null ? [] : steps.map(({ keys, label, to }) => ({ keys, label, run: () => void show(to) })),
  )
  if (neighbors === null) return null
  const { place, total } = neighbors
  return (
    <div className="neighbors">
      {steps.map(({ id, label, to, icon }) => (
        <Button
          key={id}
          variant="ghost"
          iconOnly
          aria-label={label}
          disabled={to === undefined}
          onClick={() => void show(to)}
        >
          {icon}
        </Button>
      ))}
      <span className="asof">
        <FormattedMessage id="list.place" values={{ place, total }} />
      </span>
    </div>
  )
}
