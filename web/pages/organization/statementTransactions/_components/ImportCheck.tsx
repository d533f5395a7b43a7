import { CircleCheck, CircleX, Copy, Download, FileSpreadsheet, Scale, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  ImportCheck_import$data,
  ImportCheck_import$key,
} from '../../../../__generated__/ImportCheck_import.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button, buttonClass } from '../../../../ui/Button.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { useConfirmStatementImport } from '../_lib/useConfirmStatementImport.ts'
import { GapNotice } from './GapNotice.tsx'
import { type IssueSeverity, ImportIssues } from './ImportIssues.tsx'

type Tile = 'READY' | IssueSeverity

/** What was found in the file, before anything is stored. */
export function ImportCheck({ importKey, onAgain }: { importKey: ImportCheck_import$key; onAgain: () => void }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const statementImport = useFragment<ImportCheck_import$key>(
    graphql`
      fragment ImportCheck_import on StatementImport {
        id
        status
        fileName
        fileSize
        layout
        periodFrom
        periodTo
        annotatedFileUrl
        allowedActions
        bankAccount {
          alias
          accountNumber
          currency
        }
        counts {
          total
          ready
          warnings
          duplicates
          errors
        }
        balanceProof {
          rows
          holds
        }
        gap {
          ...GapNotice_gap
        }
        ...ImportIssues_import
      }
    `,
    importKey,
  )
  const { counts, gap } = statementImport
  const [tile, setTile] = useState<Tile>(() => firstTile(counts))
  const [asking, setAsking] = useState(false)
  const [confirm, isConfirming] = useConfirmStatementImport()
  const canImport = statementImport.allowedActions.includes('CONFIRM')

  function store() {
    setAsking(false)
    void confirm({ variables: { input: { id: statementImport.id, ignoreWarnings: counts.warnings > 0 } } })
  }
  // Warnings are listed once more before they are passed over.
  const go = () => (counts.warnings > 0 || gap ? setAsking(true) : store())
  const importRows = formatMessage({ id: 'statements.import.importRows' }, { count: counts.ready })
  useShortcuts([{ keys: '$mod+Enter', label: importRows, run: () => canImport && go() }])

  return (
    <>
      <div className="page import-check">
        <FileCard statementImport={statementImport} onAgain={onAgain} />
        <div className="import-tiles" role="group" aria-label={formatMessage({ id: 'statements.import.counts' })}>
          {tiles.map(({ id, icon, count }) => (
            <button
              key={id}
              type="button"
              className="card import-tile"
              aria-pressed={tile === id}
              onClick={() => setTile(id)}
            >
              <span className="row t13">
                {icon}
                <FormattedMessage id={`statements.import.tile.${id}`} />
              </span>
              <span className="figure num">{formats.count(count(counts))}</span>
              <span className="t12 muted">
                <FormattedMessage id={`statements.import.tile.${id}.note`} />
              </span>
            </button>
          ))}
        </div>
        {gap ? <GapNotice gapKey={gap} currency={statementImport.bankAccount.currency} /> : null}
        {tile === 'READY' ? null : (
          <ImportIssues
            importKey={statementImport}
            severity={tile}
            annotatedFileUrl={statementImport.annotatedFileUrl ?? null}
          />
        )}
      </div>
      <div className="dock">
        <Button onClick={onAgain}>
          <FormattedMessage id="action.back" />
        </Button>
        <span className="grow" />
        <span className="t13 dock-why" role="status">
          <WhyNot counts={counts} />
        </span>
        <Button variant="primary" size="lg" hint="mod+Enter" disabled={!canImport} loading={isConfirming} onClick={go}>
          {importRows}
        </Button>
      </div>
      <Dialog
        alert
        open={asking}
        onClose={() => setAsking(false)}
        title={formatMessage({ id: 'statements.import.despite' })}
        description={
          <FormattedMessage
            id="statements.import.despite.text"
            values={{ warnings: counts.warnings, ready: counts.ready, gap: gap ? 'yes' : 'no' }}
          />
        }
        footer={
          <>
            <Button onClick={() => setAsking(false)}>
              <FormattedMessage id="action.back" />
            </Button>
            <Button variant="primary" onClick={store}>
              {importRows}
            </Button>
          </>
        }
      />
    </>
  )
}

type Counts = ImportCheck_import$data['counts']

const tiles: readonly { id: Tile; icon: ReactNode; count: (counts: Counts) => number }[] = [
  { id: 'READY', icon: <CircleCheck className="i tone-ok" aria-hidden />, count: counts => counts.ready },
  { id: 'WARNING', icon: <TriangleAlert className="i tone-warn" aria-hidden />, count: counts => counts.warnings },
  { id: 'DUPLICATE', icon: <Copy className="i" aria-hidden />, count: counts => counts.duplicates },
  { id: 'ERROR', icon: <CircleX className="i tone-bad" aria-hidden />, count: counts => counts.errors },
]

function firstTile(counts: Counts): Tile {
  if (counts.errors > 0) return 'ERROR'
  if (counts.warnings > 0) return 'WARNING'
  return counts.duplicates > 0 ? 'DUPLICATE' : 'READY'
}

function WhyNot({ counts }: { counts: Counts }) {
  if (counts.errors > 0) return <FormattedMessage id="statements.import.errorsLeft" values={{ count: counts.errors }} />
  if (counts.ready === 0) return <FormattedMessage id="statements.import.allDuplicates" />
  return <FormattedMessage id="statements.import.nothingStored" />
}

function FileCard({ statementImport, onAgain }: { statementImport: ImportCheck_import$data; onAgain: () => void }) {
  const formats = useFormats()
  const { fileName, fileSize, layout, counts, periodFrom, periodTo, bankAccount, balanceProof, annotatedFileUrl } =
    statementImport
  return (
    <section className="card import-file">
      <span className="state-icon">
        <FileSpreadsheet className="i" aria-hidden />
      </span>
      <div className="grow">
        <h2 className="trunc" title={fileName}>
          {fileName}
        </h2>
        <p className="t12 muted">
          {[
            layout,
            formats.fileSize(fileSize),
            <FormattedMessage key="rows" id="statements.import.rows" values={{ count: counts.total }} />,
            periodFrom && periodTo
              ? `${formats.date(periodFrom)} – ${formats.date(periodTo, { year: 'always' })}`
              : null,
            `${bankAccount.alias} ··${bankAccount.accountNumber.slice(-4)}, ${bankAccount.currency}`,
          ]
            .filter(Boolean)
            .map((part, index) => (
              <span key={index}>
                {index > 0 ? ' · ' : ''}
                {part}
              </span>
            ))}
        </p>
      </div>
      {balanceProof ? (
        <span className={balanceProof.holds ? 'badge ok' : 'badge warn'}>
          <Scale className="i" aria-hidden />
          <FormattedMessage
            id={balanceProof.holds ? 'statements.import.proved' : 'statements.import.notProved'}
            values={{ rows: balanceProof.rows }}
          />
        </span>
      ) : null}
      {annotatedFileUrl && counts.errors === 0 && counts.warnings > 0 ? (
        <a className={buttonClass({})} href={annotatedFileUrl} download>
          <Download className="i" aria-hidden />
          <FormattedMessage id="statements.import.annotated" />
        </a>
      ) : null}
      <Button onClick={onAgain}>
        <FormattedMessage id="file.change" />
      </Button>
    </section>
  )
}
