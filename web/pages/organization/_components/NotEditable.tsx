import { useIntl } from 'react-intl'
import { type Crumb, Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'

/** Replaces a form: the viewer may not edit the record, or it can no longer be edited. */
export function NotEditable({ title, crumbs }: { title: string; crumbs: readonly Crumb[] }) {
  const { formatMessage } = useIntl()
  return (
    <Page title={title} documentTitle={formatMessage({ id: 'page.editing' }, { name: title })} crumbs={crumbs}>
      <NoPermission />
    </Page>
  )
}
