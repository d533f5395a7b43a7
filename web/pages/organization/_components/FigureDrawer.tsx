import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Drawer } from '../../../ui/overlay/Drawer.tsx'
import { Boundary } from '../../../ui/states/Boundary.tsx'
import { Failure } from '../../../ui/states/Failure.tsx'
import { Bar } from '../../../ui/states/Skeletons.tsx'
import './figureDrawer.css'

type FigureDrawerProps = {
  title: string
  /** The period of the figure, both ends included. */
  period?: { readonly from: string; readonly to: string } | null
  /** Shown above the records while they are loading. */
  introduction?: ReactNode
  /** Identity of the content: a change clears its failure. */
  shows: unknown
  children: ReactNode
  onClose: () => void
}

/** The records behind a figure, next to its screen: a `figure-records` list, with a `figure-foot` if there is a sum. */
export function FigureDrawer({ title, period, introduction, shows, children, onClose }: FigureDrawerProps) {
  const { formatMessage } = useIntl()
  return (
    <Drawer open onClose={onClose} side="end" label={title}>
      <div className="drawer-sheet">
        <div className="figure-head">
          <div>
            <h2>{title}</h2>
            {period ? (
              <p className="muted t12">
                <DateText value={period.from} year="always" /> – <DateText value={period.to} year="always" />
              </p>
            ) : null}
          </div>
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={formatMessage({ id: 'action.close' })}
            onClick={onClose}
          >
            <X className="i" aria-hidden />
          </Button>
        </div>
        {introduction}
        <Boundary
          shows={shows}
          fallback={<Bar width="100%" height={200} />}
          failure={(error, retry) => <Failure error={error} onRetry={retry} />}
        >
          {children}
        </Boundary>
      </div>
    </Drawer>
  )
}
