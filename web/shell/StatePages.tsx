import { Lock, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'

/** An unknown address; the menu stays. */
export function NotFoundPage() {
  return <StatePage of="notFound" icon={<SearchX className="i" aria-hidden />} />
}

/** The role does not allow it; the menu stays. */
export function ForbiddenPage() {
  return <StatePage of="forbidden" icon={<Lock className="i" aria-hidden />} />
}

function StatePage({ of, icon }: { of: 'notFound' | 'forbidden'; icon: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <Page title={formatMessage({ id: `errors.${of}.title` })}>
      <EmptyState
        icon={icon}
        title={<FormattedMessage id={`errors.${of}.text`} />}
        action={
          <LinkButton variant="primary" to="/home">
            <FormattedMessage id="errors.home" />
          </LinkButton>
        }
      />
    </Page>
  )
}
