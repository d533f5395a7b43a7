import { Scale, Target, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountSwitch_organization$key } from '../../../../__generated__/AccountSwitch_organization.graphql.ts'
import type {
  ImportCheck_import$data,
  ImportCheck_import$key,
} from '../../../../__generated__/ImportCheck_import.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { ImportDock } from '../../_components/ImportDock.tsx'
import { ImportFile } from '../../_components/ImportFile.tsx'
import { countChanges } from '../../_lib/fileEdits.ts'
import { useConfirmStatementImport } from '../_lib/useConfirmStatementImport.ts'
import { useStatementImportEdits } from '../_lib/useStatementImportEdits.ts'
import { CheckTiles } from '../../_components/CheckTiles.tsx'
import { AccountSwitch } from './AccountSwitch.tsx'
import { DuplicatesCard } from './DuplicatesCard.tsx'
import { ErrorsCard } from './ErrorsCard.tsx'
import { FileEquation } from './FileEquation.tsx'
import { GapNotice } from './GapNotice.tsx'
import { ImportChanges } from '../../_components/ImportChanges.tsx'
import { OtherAccountNotice } from './OtherAccountNotice.tsx'
import { ReadyCard } from './ReadyCard.tsx'
import { WarningsCard } from './WarningsCard.tsx'

type ImportCheckProps = {
  importKey: ImportCheck_import$key
  /** The organization whose accounts can be chosen. */
  organizationKey: AccountSwitch_organization$key
  onAgain: () => void
  /** Returns to the column mapping, for a file with mapped columns. */
  onRemap: (() => void) | undefined
  /** Whether storing it failed with a new problem after it was confirmed. */
  isAskedAgain: boolean
}

/** The issues found in the file, before anything is stored. */
export function ImportCheck({ importKey, organizationKey, onAgain, onRemap, isAskedAgain }: ImportCheckProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const statementImport = useFragment<ImportCheck_import$key>(
    graphql`
      fragment ImportCheck_import on StatementImport {
        id
        version
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
        totals {
          awaited
          closing {
            amount
          }
        }
        ...FileEquation_import
        ...OtherAccountNotice_import
        ...AccountSwitch_import
        ...useStatementImportEdits_import
        ...ErrorsCard_import
        ...WarningsCard_import
        ...DuplicatesCard_import
        ...ReadyCard_import
      }
    `,
    importKey,
  )
  const { counts, gap, totals } = statementImport
  const [asking, setAsking] = useState(false)
  const editsState = useStatementImportEdits(statementImport)
  const { edits, isChecking, problem, retry } = editsState
  const [confirm, isConfirming] = useConfirmStatementImport()
  const canImport =
    !isChecking && problem === null && counts.ready > 0 && statementImport.allowedActions.includes('CONFIRM')
  const annotatedFileUrl = statementImport.annotatedFileUrl ?? null
  const { currency } = statementImport.bankAccount

  function store() {
    setAsking(false)
    const { id, version } = statementImport
    void confirm({ variables: { input: { id, version, ignoreWarnings: counts.warnings > 0 } } })
  }
  // Warnings are listed again before they are ignored.
  const go = () => (counts.warnings > 0 || gap ? setAsking(true) : store())
  return (
    <>
      <div className="page import-check" aria-busy={isChecking}>
        <FileCard statementImport={statementImport} onAgain={onAgain}>
          <AccountSwitch
            importKey={statementImport}
            organizationKey={organizationKey}
            disabled={!editsState.canCorrect}
          />
          {onRemap ? (
            <Button disabled={!editsState.canCorrect} onClick={onRemap}>
              <FormattedMessage id="statements.mapping.change" />
            </Button>
          ) : null}
        </FileCard>
        {isAskedAgain ? (
          <div className="note warn" role="status">
            <TriangleAlert className="i" aria-hidden />
            <FormattedMessage id="statements.import.askedAgain" />
          </div>
        ) : null}
        <OtherAccountNotice importKey={statementImport} />
        <CheckTiles counts={counts} changes={countChanges(edits)}>
          <div className="card import-tile">
            <span className="row t13">
              <Target className="i" aria-hidden />
              <FormattedMessage id="statements.check.awaited" />
            </span>
            <span className="figure num">{formats.count(totals?.awaited ?? 0)}</span>
            <span className="t12 muted">
              <FormattedMessage id="statements.check.awaited.note" />
            </span>
          </div>
        </CheckTiles>
        <ErrorsCard importKey={statementImport} editsState={editsState} annotatedFileUrl={annotatedFileUrl} />
        <WarningsCard
          importKey={statementImport}
          editsState={editsState}
          annotatedFileUrl={counts.errors > 0 ? null : annotatedFileUrl}
        >
          {gap ? <GapNotice gapKey={gap} currency={currency} /> : null}
        </WarningsCard>
        <DuplicatesCard importKey={statementImport} currency={currency} editsState={editsState} />
        <ReadyCard importKey={statementImport} currency={currency} ready={counts.ready} editsState={editsState} />
        <ImportChanges editsState={editsState} />
      </div>
      <ImportDock
        counts={counts}
        canImport={canImport}
        isWorking={isConfirming}
        problem={problem ?? (isChecking ? formatMessage({ id: 'import.check.checking' }) : null)}
        onRetry={problem === null ? undefined : retry}
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

type FileCardProps = { statementImport: ImportCheck_import$data; onAgain: () => void; children: ReactNode }

function FileCard({ statementImport, onAgain, children }: FileCardProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { fileName, fileSize, layout, counts, periodFrom, periodTo, bankAccount, balanceProof } = statementImport
  const { decimalMark, totals } = statementImport
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
      {children}
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
        <span className={!balanceProof.holds ? 'badge warn' : counts.errors > 0 ? 'badge' : 'badge ok'}>
          <Scale className="i" aria-hidden />
          <FormattedMessage
            id={proofMessage(balanceProof.holds, counts.errors > 0)}
            values={{ rows: balanceProof.rows }}
          />
        </span>
      ) : counts.total > 0 && !totals?.closing ? (
        <span className="t12 muted">
          <FormattedMessage id="statements.import.noBalances" />
        </span>
      ) : null}
      <FileEquation importKey={statementImport} />
    </ImportFile>
  )
}

/** With remaining errors, the balances prove only some of the rows. */
const proofMessage = (holds: boolean, hasErrors: boolean) =>
  !holds ? 'statements.import.notProved' : hasErrors ? 'statements.import.provedPartly' : 'statements.import.proved'
