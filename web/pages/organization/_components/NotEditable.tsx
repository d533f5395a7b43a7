import { useIntl } from 'react-intl'
import { type Crumb, Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'

/** In place of a form: the record may not be edited by the viewer, or by nobody any more. */
export function NotEditable({ title, crumbs }: { title: string; crumbs: readonly Crumb[] }) {
  const { formatMessage } = useIntl()
  return (
    <Page title={title} documentTitle={formatMessage({ id: 'page.editing' }, { name: title })} crumbs={crumbs}>
      <NoPermission />
    </Page>
  )
}
