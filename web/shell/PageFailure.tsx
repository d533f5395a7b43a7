import { SearchX } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useParams, useRouteError } from 'react-router'
import { RequestFailed, codes } from '../relay/operation.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { Failure } from '../ui/states/Failure.tsx'
import { useDocumentTitle } from '../ui/useDocumentTitle.ts'
import { useReload } from './useReload.ts'
import { hasMessage } from '../i18n/intl.ts'
import type { NamesUnder } from '../i18n/messages.ts'

/** Lists with their own messages for a missing record. */
type NamedList =
  NamesUnder<'shell.missing.'> extends infer Name ? (Name extends `${infer List}.title` ? List : never) : never

const NotFoundActions = lazy(() =>
  import('./NotFoundActions.tsx').then(module => ({ default: module.NotFoundActions })),
)

/** Replaces a failed page: what failed and where to go next. The menu stays. */
export function PageFailure() {
  const error = useRouteError()
  const { uuid } = useParams()
  if (!(error instanceof RequestFailed) || error.code !== codes.notFound) return <FailedPage error={error} />
  if (uuid !== undefined) return <MissingRecord />
  return (
    <FailedPage error={error}>
      <Suspense fallback={null}>
        <NotFoundActions />
      </Suspense>
    </FailedPage>
  )
}

function FailedPage({ error, children = null }: { error: unknown; children?: ReactNode }) {
  const { formatMessage } = useIntl()
  const reload = useReload()
  useDocumentTitle(formatMessage({ id: 'shell.failed' }))
  return (
    <main id="main" className="main">
      <Failure error={error} onRetry={reload} />
      {children}
    </main>
  )
}

/** The record does not exist or belongs to another organization: the two must look alike. Links to its list. */
function MissingRecord() {
  const { formatMessage, messages } = useIntl()
  const { pathname } = useLocation()
  const [, path = ''] = pathname.split('/')
  // `bank-accounts` is `bankAccounts` in message ids, which have no dashes.
  const list = path.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const isNamed = (name: string): name is NamedList => hasMessage(messages, `shell.missing.${name}.title`)
  const missing = isNamed(list) ? (`shell.missing.${list}` as const) : 'shell.missing'
  return (
    <Page title={formatMessage({ id: `${missing}.title` })}>
      <EmptyState
        icon={<SearchX className="i" aria-hidden />}
        title={<FormattedMessage id={missing} />}
        action={
          <LinkButton variant="primary" to={`/${path}`}>
            <FormattedMessage id="shell.missing.back" />
          </LinkButton>
        }
      />
      <Suspense fallback={null}>
        <NotFoundActions />
      </Suspense>
    </Page>
  )
}
