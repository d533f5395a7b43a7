import { ChevronDown, Star, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation, useNavigate } from 'react-router'
import type { SavedViewList } from '../../__generated__/useSavedViewsQuery.graphql.ts'
import { Button } from '../Button.tsx'
import { rememberViews } from '../list/awaitedViews.ts'
import { Menu } from '../overlay/Menu.tsx'
import { toast } from '../toast/toast.ts'
import { useUpdateView } from './useChangeViews.ts'
import { type SavedView, searchOf, useSavedViews } from './useSavedViews.ts'
import { DeleteViewDialog, RenameViewDialog } from './ViewDialogs.tsx'
import './savedViews.css'

/** Number of views in the row; the others are in a menu at its end. */
const SHOWN = 3

export type ViewLinksProps = {
  list: SavedViewList
  query: string
  /** Normalizes the `query` of a saved view. */
  canonical?: ((query: string) => string) | undefined
}

/** The saved views of a list: links, so that each can be opened elsewhere and returned to. */
export function ViewLinks({ list, query, canonical }: ViewLinksProps) {
  const { formatMessage } = useIntl()
  const { views, current, isChanged } = useSavedViews(list, query, canonical)
  useEffect(() => rememberViews(list, views.length > 0), [list, views])
  if (views.length === 0) return null
  const shown = views.filter((view, index) => index < SHOWN || view === current)
  const others = views.filter(view => !shown.includes(view))
  return (
    <nav className="tabs saved-views" aria-label={formatMessage({ id: 'views.label' })}>
      {shown.map(view => (
        <ViewLink key={view.id} list={list} view={view} isCurrent={view === current} isChanged={isChanged} />
      ))}
      {others.length > 0 ? <OtherViews views={others} /> : null}
    </nav>
  )
}

type ViewLinkProps = { list: SavedViewList; view: SavedView; isCurrent: boolean; isChanged: boolean }

function ViewLink({ list, view, isCurrent, isChanged }: ViewLinkProps) {
  const { pathname } = useLocation()
  const whose = useWhose(view)
  const link = useRef<HTMLAnchorElement>(null)
  // On a narrow screen the row overflows, and the open view would be out of sight.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  return (
    <>
      <Link
        ref={link}
        to={`${pathname}?${searchOf(view)}`}
        title={`${view.name} · ${whose}`}
        aria-current={isCurrent && !isChanged ? 'page' : undefined}
      >
        <ViewIcon view={view} />
        <span className="trunc">{view.name}</span>
        {isCurrent && isChanged ? (
          <em>
            <FormattedMessage id="views.changed" />
          </em>
        ) : null}
      </Link>
      {isCurrent && view.canManage ? <ViewMenu list={list} view={view} /> : null}
    </>
  )
}

function ViewIcon({ view }: { view: SavedView }) {
  const whose = useWhose(view)
  const Icon = view.shared ? Users : Star
  return <Icon className="i" role="img" aria-label={whose} />
}

function useWhose({ shared, isMine, owner }: SavedView): string {
  const { formatMessage } = useIntl()
  if (!shared) return formatMessage({ id: 'views.own' })
  if (isMine || !owner) return formatMessage({ id: 'views.shared' })
  return formatMessage({ id: 'views.sharedBy' }, { name: owner.fullName })
}

/** Actions on the current view. */
function ViewMenu({ list, view }: { list: SavedViewList; view: SavedView }) {
  const { formatMessage } = useIntl()
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null)
  const [update] = useUpdateView()
  const { id, version, name, query, shared } = view

  async function share() {
    const outcome = await update({ variables: { list, input: { id, version, name, query, shared: !shared } } })
    if (outcome.ok) toast.success(formatMessage({ id: shared ? 'views.nowOwn' : 'views.nowShared' }))
  }

  const close = () => setAsked(null)
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="sm" iconOnly aria-label={formatMessage({ id: 'views.menu' }, { name })}>
            <ChevronDown className="i" aria-hidden />
          </Button>
        }
        items={[
          { id: 'rename', label: formatMessage({ id: 'views.rename' }), onSelect: () => setAsked('rename') },
          {
            id: 'share',
            label: formatMessage({ id: shared ? 'views.unshare' : 'views.share' }),
            onSelect: () => void share(),
          },
          {
            id: 'delete',
            label: formatMessage({ id: 'views.delete' }),
            danger: true,
            onSelect: () => setAsked('delete'),
          },
        ]}
      />
      {asked === 'rename' ? <RenameViewDialog list={list} view={view} onClose={close} /> : null}
      {asked === 'delete' ? <DeleteViewDialog list={list} view={view} onClose={close} /> : null}
    </>
  )
}

function OtherViews({ views }: { views: readonly SavedView[] }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="ghost" size="sm" className="other-views">
          <FormattedMessage id="views.more" values={{ count: views.length }} />
          <ChevronDown className="i" aria-hidden />
        </Button>
      }
      items={views.map(view => ({
        id: view.id,
        label: view.name,
        icon: <ViewIcon view={view} />,
        onSelect: () => void navigate(`${pathname}?${searchOf(view)}`),
      }))}
    />
  )
}
