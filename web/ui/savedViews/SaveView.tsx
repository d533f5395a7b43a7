import { Bookmark } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../Button.tsx'
import { Menu } from '../overlay/Menu.tsx'
import { toast } from '../toast/toast.ts'
import { useUpdateView } from './useChangeViews.ts'
import { searchOf, useSavedViews } from './useSavedViews.ts'
import { NewViewDialog } from './ViewDialogs.tsx'
import type { ViewLinksProps } from './ViewLinks.tsx'
import './savedViews.css'

/** Saves the list's current state, as a new view or over the open one; shown when there is something to save. */
export function SaveView({ list, query, canonical }: ViewLinksProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { current, isChanged } = useSavedViews(list, query, canonical)
  const [update, isUpdating] = useUpdateView()
  const [isNaming, setNaming] = useState(false)
  const name = () => setNaming(true)

  async function saveChanges({ id, version, name: kept, shared }: NonNullable<typeof current>) {
    const outcome = await update({ variables: { list, input: { id, version, name: kept, shared, query } } })
    if (outcome.ok) toast.success(formatMessage({ id: 'views.saved' }))
  }

  const isToSave = current === null ? query !== '' : isChanged
  return (
    <>
      {isToSave && current?.canManage ? (
        <Menu
          align="end"
          trigger={<SaveButton loading={isUpdating} />}
          items={[
            {
              id: 'update',
              label: formatMessage({ id: 'views.saveChanges' }, { name: current.name }),
              onSelect: () => void saveChanges(current),
            },
            { id: 'new', label: formatMessage({ id: 'views.saveNew' }), onSelect: name },
          ]}
        />
      ) : null}
      {isToSave && !current?.canManage ? <SaveButton onClick={name} /> : null}
      {isNaming ? (
        <NewViewDialog
          list={list}
          query={query}
          onSaved={view =>
            void navigate({ pathname, search: searchOf(view) }, { replace: true, preventScrollReset: true })
          }
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  )
}

function SaveButton(props: ComponentProps<typeof Button>) {
  return (
    <Button {...props} variant="ghost" size="sm" className="save-view" icon={<Bookmark className="i" aria-hidden />}>
      <FormattedMessage id="views.save" />
    </Button>
  )
}
