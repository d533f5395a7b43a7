import { Scale } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  ImportCheck_import$data,
  ImportCheck_import$key,
} from '../../../../__generated__/ImportCheck_import.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { ImportDock } from '../../_components/ImportDock.tsx'
import { ImportFile } from '../../_components/ImportFile.tsx'
import { firstTile, ImportTiles, type Tile } from '../../_components/ImportTiles.tsx'
import { countChanges, NOTHING_MENDED } from '../_lib/mending.ts'
import { useConfirmStatementImport } from '../_lib/useConfirmStatementImport.ts'
import { GapNotice } from './GapNotice.tsx'
import { ImportIssues } from './ImportIssues.tsx'
import { ImportMending } from './ImportMending.tsx'
import { OtherAccountNotice } from './OtherAccountNotice.tsx'

/** What was found in the file, before anything is stored. */
export function ImportCheck({ importKey, onAgain }: { importKey: ImportCheck_import$key; onAgain: () => void }) {
  const { formatMessage } = useIntl()
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
        decimalMark {
          mark
          decidedBy
          row
          value
        }
        gap {
          ...GapNotice_gap
        }
        ...OtherAccountNotice_import
        ...ImportIssues_import
        ...ImportMending_import
      }
    `,
    importKey,
  )
  const { counts, gap } = statementImport
  const [tile, setTile] = useState<Tile>(() => firstTile(counts))
  const [asking, setAsking] = useState(false)
  const [since, setSince] = useState(NOTHING_MENDED)
  const waiting = countChanges(since)
  const [confirm, isConfirming] = useConfirmStatementImport()
  const canImport = waiting === 0 && counts.ready > 0 && statementImport.allowedActions.includes('CONFIRM')

  function store() {
    setAsking(false)
    void confirm({ variables: { input: { id: statementImport.id, ignoreWarnings: counts.warnings > 0 } } })
  }
  // Warnings are listed once more before they are passed over.
  const go = () => (counts.warnings > 0 || gap ? setAsking(true) : store())
  return (
    <>
      <div className="page import-check">
        <FileCard statementImport={statementImport} onAgain={onAgain} />
        <OtherAccountNotice importKey={statementImport} />
        <ImportTiles counts={counts} chosen={tile} onChoose={setTile} />
        {gap ? <GapNotice gapKey={gap} currency={statementImport.bankAccount.currency} /> : null}
        <ImportMending importKey={statementImport} since={since} onDiscard={() => setSince(NOTHING_MENDED)} />
        {tile === 'READY' ? null : (
          <ImportIssues
            importKey={statementImport}
            severity={tile}
            since={since}
            onChange={setSince}
            annotatedFileUrl={statementImport.annotatedFileUrl ?? null}
          />
        )}
      </div>
      <ImportDock
        counts={counts}
        canImport={canImport}
        isWorking={isConfirming}
        problem={waiting > 0 ? formatMessage({ id: 'statements.mend.waiting' }, { count: waiting }) : null}
        onAgain={onAgain}
        onImport={go}
      />
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
              <FormattedMessage id="import.importRows" values={{ count: counts.ready }} />
            </Button>
          </>
        }
      />
    </>
  )
}

function FileCard({ statementImport, onAgain }: { statementImport: ImportCheck_import$data; onAgain: () => void }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { fileName, fileSize, layout, counts, periodFrom, periodTo, bankAccount, balanceProof } = statementImport
  const { decimalMark } = statementImport
  const about = [
    layout,
    formats.fileSize(fileSize),
    formatMessage({ id: 'import.rows' }, { count: counts.total }),
    periodFrom && periodTo
      ? [...new Set([periodFrom, periodTo])].map(day => formats.date(day, { year: 'always' })).join(' – ')
      : null,
    `${bankAccount.alias} ··${bankAccount.accountNumber.slice(-4)}, ${bankAccount.currency}`,
  ]
  const decides = decimalMark && decimalMark.decidedBy !== 'PLAIN' && counts.total > 0
  return (
    <ImportFile fileName={fileName} about={about.filter(Boolean).join(' · ')} onAgain={onAgain}>
      {decides ? (
        <span className="t12 muted">
          <FormattedMessage
            id={`statements.import.mark.${decimalMark.decidedBy}`}
            values={{
              mark: decimalMark.mark === '.' ? 'dot' : 'comma',
              row: decimalMark.row ?? 0,
              value: decimalMark.value ?? '',
            }}
          />
        </span>
      ) : null}
      {balanceProof ? (
        <span className={balanceProof.holds ? 'badge ok' : 'badge warn'}>
          <Scale className="i" aria-hidden />
          <FormattedMessage
            id={balanceProof.holds ? 'statements.import.proved' : 'statements.import.notProved'}
            values={{ rows: balanceProof.rows }}
          />
        </span>
      ) : counts.total > 0 ? (
        <span className="t12 muted">
          <FormattedMessage id="statements.import.noBalances" />
        </span>
      ) : null}
    </ImportFile>
  )
}
