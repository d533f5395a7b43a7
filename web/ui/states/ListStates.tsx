import { Inbox, Lock, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** Nothing is there yet: say what the list is for and offer the first step. */
export function NoneYet({ title, children, action }: { title: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <EmptyState icon={<Inbox className="i" aria-hidden />} title={title} action={action}>
      {children}
    </EmptyState>
  )
}

/** The filters admit nothing; they are named, and cleared with one click. */
export function NoMatch({ filters, onClear }: { filters: readonly string[]; onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX className="i" aria-hidden />}
      title={<FormattedMessage id="list.noMatch" />}
      action={
        <Button onClick={onClear}>
          <FormattedMessage id="list.clearFilters" />
        </Button>
      }
    >
      {filters.join(' · ')}
    </EmptyState>
  )
}

/** The role does not allow it. */
export function NoPermission() {
  return (
    <EmptyState icon={<Lock className="i" aria-hidden />} title={<FormattedMessage id="list.noPermission" />}>
      <FormattedMessage id="list.noPermission.who" />
    </EmptyState>
  )
}

/** There is no such record, or it is another organization's: the two look alike, and asking again changes neither. */
export function NoRecord() {
  return (
    <EmptyState icon={<SearchX className="i" aria-hidden />} title={<FormattedMessage id="list.noRecord" />}>
      <FormattedMessage id="list.noRecord.why" />
    </EmptyState>
  )
}
