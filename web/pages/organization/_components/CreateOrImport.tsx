import { lazy, type ReactNode, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import type { RecordImportPage_import$key } from '../../../__generated__/RecordImportPage_import.graphql.ts'
import type { FilePurpose } from '../../../__generated__/useFileUploadMutation.graphql.ts'
import type { MessageId } from '../../../i18n/messages.ts'
import { type Crumb, Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { FormSkeleton } from '../../../ui/states/Skeletons.tsx'
import type { ImportRecords } from '../_lib/importRecords.ts'

// Lazy: creating a record manually needs no file parser.
const RecordImportPage = lazy(() =>
  import('./RecordImportPage.tsx').then(module => ({ default: module.RecordImportPage })),
)

type CreateOrImportProps = {
  /** Whether the user may create one manually. */
  mayCreate: boolean
  /** Whether the user may import; `mayCreate` by default. */
  mayImport?: boolean
  /** The list that the records join: its menu group, title and path. */
  list: { group: MessageId; title: MessageId; path: string }
  /** Titles of the page: with its form and with a file. */
  titles: { form: MessageId; file: MessageId }
  file: {
    purpose: FilePurpose
    templateUrl: string
    /** One sentence about the columns. */
    hint: MessageId
    /** Whether a workbook is accepted in addition to CSV. */
    takesWorkbook?: boolean
    /** Where the imported records are shown; the list by default. */
    shownAt?: string
    importRecords: ImportRecords
    /** The import named in the address. */
    importKey: RecordImportPage_import$key | null | undefined
  }
  /** The form for one record. */
  children: (page: { title: string; crumbs: readonly Crumb[] }) => ReactNode
}

/** Creates one record with its form, or many from a file (`?by=file`). */
export function CreateOrImport({
  mayCreate,
  mayImport = mayCreate,
  list,
  titles,
  file,
  children,
}: CreateOrImportProps) {
  const { formatMessage } = useIntl()
  const [search] = useSearchParams()
  const way = search.get('by') === 'file' ? 'file' : 'form'
  const title = formatMessage({ id: titles[way] })
  const crumbs = [
    { label: formatMessage({ id: list.group }) },
    { label: formatMessage({ id: list.title }), to: list.path },
    { label: title },
  ]
  if (way === 'form' ? !mayCreate : !mayImport) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  if (way === 'form') return children({ title, crumbs })
  const { hint, shownAt = list.path, importKey = null, ...ofFile } = file
  return (
    <Suspense fallback={<FormSkeleton />}>
      <RecordImportPage
        {...ofFile}
        title={title}
        crumbs={crumbs}
        hint={formatMessage({ id: hint })}
        listUrl={() => shownAt}
        importKey={importKey}
      />
    </Suspense>
  )
}
