import { Check, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { correctionOf, type FileEdits, withCell, withRowToggled } from '../_lib/fileEdits.ts'
import { steadied, type SteadyIssue } from '../_lib/steadyIssues.ts'
import type { FileEditsState } from '../_lib/useCheckedEdits.ts'
import { ProblemRow, type Problem } from './ProblemRow.tsx'

const MORE = 100

type ProblemsCardProps = {
  severity: 'ERROR' | 'WARNING'
  found: Found
  editsState: FileEditsState
  hasCells: boolean
  annotatedFileUrl: string | null
  /** The first row of the file that may be changed. */
  firstRow?: number
  children?: ReactNode
}

/** Problems of one severity found by a check, as far as they are loaded. */
export type Found = {
  edges: readonly { readonly node: Problem }[]
  totalCount: number
  /** Counted as in the tiles and the dock: a row with two problems counts once, and so does the file as a whole. */
  left: number
  /** Whether the check has ended; during a check the previous result is shown. */
  isChecked: boolean
  /** Whether there are more than are loaded. */
  hasMore: boolean
  /** Loads more, where possible. */
  more?: { isLoading: boolean; load: (count: number) => void }
}

/** Problems in the rows of a file, each with the suggested value from the file itself, and the actions to fix or skip it. */
export function ProblemsCard({
  found,
  severity,
  annotatedFileUrl,
  hasCells,
  editsState,
  firstRow = 1,
  children,
}: ProblemsCardProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { edges, totalCount, left: count, hasMore, more } = found
  const { edits, change, canCorrect } = editsState
  const steady = useSteady(found)
  const left = steady.filter(({ isFixed, issue }) => !isFixed && !isLeftOut(edits, issue))
  const suggested = canCorrect ? left.filter(each => canUse(each.issue, edits, hasCells)) : []
  if (steady.length === 0 && !children) return null
  const title = formatMessage({ id: `import.check.${severity}` })
  const useAll = () => change(before => suggested.reduce((after, { issue }) => withSuggestion(after, issue), before))
  return (
    <section className="card import-issues" id={`section-${severity}`}>
      <div className="card-h">
        <h2>{title}</h2>
        <span className={severity === 'ERROR' && count > 0 ? 'badge bad' : 'badge'}>
          <FormattedMessage id="import.check.left" values={{ count }} />
        </span>
        <span className="end">
          {annotatedFileUrl ? (
            <a className={buttonClass({ size: 'sm' })} href={annotatedFileUrl} download>
              <Download className="i" aria-hidden />
              <FormattedMessage id="import.annotated" />
            </a>
          ) : null}
          {severity === 'ERROR' && canCorrect && steady.some(({ issue }) => issue.suggestion) ? (
            <Button
              size="sm"
              variant="primary"
              icon={<Check className="i" aria-hidden />}
              disabled={suggested.length === 0}
              onClick={useAll}
            >
              <FormattedMessage id="import.check.useAll" values={{ count: suggested.length }} />
            </Button>
          ) : null}
        </span>
      </div>
      {children}
      {steady.length > 0 ? (
        <div className="import-scroll" role="region" tabIndex={0} aria-label={title}>
          <table className="import-table problems">
            <thead>
              <tr>
                {(['row', 'column', 'inFile', 'wrong', 'fix', 'act'] as const).map(column => (
                  <th key={column} scope="col">
                    <FormattedMessage id={`import.check.col.${column}`} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steady.map(({ key, issue, isFixed }) => (
                <ProblemRow
                  key={key}
                  problem={issue}
                  isFixed={isFixed}
                  hasCells={hasCells}
                  canCorrect={canCorrect && (issue.row ?? firstRow) >= firstRow}
                  edits={edits}
                  onChange={change}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {hasMore && more ? (
        <div className="import-more">
          <Button size="sm" loading={more.isLoading} onClick={() => more.load(MORE)}>
            <FormattedMessage
              id="import.issues.more"
              values={{ shown: formats.count(edges.length), total: formats.count(totalCount) }}
            />
          </Button>
        </div>
      ) : null}
    </section>
  )
}

type Known = { edges: Found['edges'] | null; steady: readonly SteadyIssue<Problem>[] }

/** The list as it was when the page was opened, updated with the result of each check. */
function useSteady({ edges, isChecked, hasMore }: Found): readonly SteadyIssue<Problem>[] {
  const [known, setKnown] = useState<Known>({ edges: null, steady: [] })
  if (!isChecked || known.edges === edges) return known.steady
  const issues = edges.map(({ node }) => node)
  const steady = steadied(known.steady, issues, hasMore)
  setKnown({ edges, steady })
  return steady
}

const isLeftOut = ({ skippedRows }: FileEdits, { row }: Problem) => typeof row === 'number' && skippedRows.includes(row)

/** Whether a suggestion can be accepted, and was not accepted yet. */
function canUse({ row, column, suggestion }: Problem, edits: FileEdits, hasCells: boolean): boolean {
  if (!suggestion || typeof row !== 'number') return false
  if (typeof suggestion.value !== 'string') return true
  return hasCells && typeof column === 'string' && correctionOf(edits, { row, column })?.value !== suggestion.value
}

function withSuggestion(edits: FileEdits, { row, column, value, suggestion }: Problem): FileEdits {
  if (!suggestion || typeof row !== 'number') return edits
  if (typeof suggestion.value !== 'string') return edits.skippedRows.includes(row) ? edits : withRowToggled(edits, row)
  if (typeof column !== 'string') return edits
  return withCell(edits, { row, column, rejected: value ?? '', value: suggestion.value })
}
