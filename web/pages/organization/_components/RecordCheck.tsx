import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RecordCheck_import$key } from '../../../__generated__/RecordCheck_import.graphql.ts'
import { wordsOf } from '../../../relay/useMutation.ts'
import { countChanges } from '../_lib/fileEdits.ts'
import { useConfirmRecordImport } from '../_lib/useConfirmRecordImport.ts'
import { useRecordImportEdits } from '../_lib/useRecordImportEdits.ts'
import { CheckTiles } from './CheckTiles.tsx'
import { ImportChanges } from './ImportChanges.tsx'
import { ImportDock } from './ImportDock.tsx'
import { ImportFile } from './ImportFile.tsx'
import { ProblemsCard } from './ProblemsCard.tsx'
import type { OfKind } from '../_lib/recordImportKind.ts'

/** Maximum issues of an answer; the annotated file has them all. */
const MAX_ISSUES = 1_000

type RecordCheckProps = Pick<OfKind, 'summary' | 'warningsTick'> & {
  importKey: RecordCheck_import$key
  onAgain: () => void
}

/** The issues found in a file of records, with their fixes, before anything is stored. */
export function RecordCheck({ importKey, onAgain, summary, warningsTick }: RecordCheckProps) {
  const { formatMessage } = useIntl()
  const checked = useFragment<RecordCheck_import$key>(
    graphql`
      fragment RecordCheck_import on RecordImport {
        id
        version
        status
        fileName
        allowedActions
        annotatedFileUrl
        counts {
          total
          ready
          warnings
          duplicates
          errors
        }
        issues {
          severity
          row
          column
          value
          code
          message
          suggestion {
            value
            reason
          }
        }
        ...useRecordImportEdits_import
        ...PaymentImportSummary_import
      }
    `,
    importKey,
  )
  const { id, version, status, counts, issues, fileName } = checked
  const annotatedFileUrl = checked.annotatedFileUrl ?? null
  const editsState = useRecordImportEdits(checked)
  const { edits, isChecking, problem, retry } = editsState
  const [refusal, setRefusal] = useState<string | null>(null)
  const [confirm, isConfirming] = useConfirmRecordImport()
  const canImport = !isChecking && problem === null && counts.ready > 0 && checked.allowedActions.includes('CONFIRM')

  async function store() {
    setRefusal(null)
    const outcome = await confirm({ variables: { input: { id, version, ignoreWarnings: counts.warnings > 0 } } })
    if (!outcome.ok) setRefusal(wordsOf(outcome))
  }
  const cards = (['ERROR', 'WARNING'] as const).map(severity => {
    const edges = issues.filter(issue => issue.severity === severity).map(node => ({ node }))
    const hasMore = issues.length >= MAX_ISSUES
    return (
      <ProblemsCard
        key={severity}
        severity={severity}
        found={{
          edges,
          totalCount: edges.length,
          left: new Set(edges.map(({ node }) => node.row ?? null)).size,
          isChecked: status !== 'CHECKING',
          hasMore,
        }}
        firstRow={2}
        hasCells
        editsState={editsState}
        annotatedFileUrl={severity === 'WARNING' && counts.errors > 0 ? null : annotatedFileUrl}
      />
    )
  })
  return (
    <>
      <div className="page import-check" aria-busy={isChecking}>
        <ImportFile
          fileName={fileName}
          about={<FormattedMessage id="import.rows" values={{ count: counts.total }} />}
          onAgain={onAgain}
        />
        <CheckTiles counts={counts} changes={countChanges(edits)} of="RECORDS" />
        {summary?.(checked)}
        {cards}
        <ImportChanges editsState={editsState} />
      </div>
      <ImportDock
        counts={counts}
        canImport={canImport}
        isWorking={isConfirming}
        problem={problem ?? refusal ?? (isChecking ? formatMessage({ id: 'import.check.checking' }) : null)}
        onRetry={problem === null ? undefined : retry}
        warningsTick={warningsTick}
        onAgain={onAgain}
        onImport={() => void store()}
      />
    </>
  )
}
