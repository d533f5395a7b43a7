// The import of records from a CSV template: Upload → Check → Result, for counterparties and expected transactions alike.
import { CircleCheck, Download, FileSpreadsheet } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, readInlineData } from 'relay-runtime'
import type {
  RecordImportPage_import$data,
  RecordImportPage_import$key,
} from '../../../__generated__/RecordImportPage_import.graphql.ts'
import type { FilePurpose } from '../../../__generated__/useFileUploadMutation.graphql.ts'
import { useFileUpload } from '../../../relay/useFileUpload.ts'
import { Button, buttonClass, LinkButton } from '../../../ui/Button.tsx'
import { FileField } from '../../../ui/form/FileField.tsx'
import { FormCard } from '../../../ui/form/FormPage.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { type Crumb, Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Steps } from '../../../ui/Steps.tsx'
import { firstTile, ImportTiles, type Tile } from './ImportTiles.tsx'
import { IssueTable } from './IssueTable.tsx'
import './import.css'

type Input = { fileId: string; dryRun?: boolean; ignoreWarnings?: boolean; hash?: string }

/** Checks (`dryRun`) or stores a file; answers the import or why there is none. Never rejects. */
export type ImportRecords = (
  input: Input,
) => Promise<{ importKey?: RecordImportPage_import$key | null; problem?: string }>

type RecordImportPageProps = {
  title: string
  crumbs: readonly Crumb[]
  purpose: FilePurpose
  templateUrl: string
  /** What the columns mean, in a sentence. */
  hint: string
  listUrl: string
  importRecords: ImportRecords
}

type RecordImport = RecordImportPage_import$data

const readImport = (key: RecordImportPage_import$key) =>
  readInlineData<RecordImportPage_import$key>(
    graphql`
      fragment RecordImportPage_import on RecordImport @inline {
        id
        status
        fileName
        hash
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
        }
      }
    `,
    key,
  )

/** Nothing is stored before the file has been checked and a person has said so. */
export function RecordImportPage(props: RecordImportPageProps) {
  const { title, crumbs, purpose, listUrl, importRecords } = props
  const { formatMessage } = useIntl()
  const upload = useFileUpload(purpose)
  const [fileId, setFileId] = useState('')
  const [checked, setChecked] = useState<RecordImport | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function run(input: Input) {
    setWorking(true)
    setProblem(null)
    const answer = await importRecords(input)
    setWorking(false)
    if (answer.importKey) setChecked(readImport(answer.importKey))
    else setProblem(answer.problem ?? formatMessage({ id: 'error.server' }))
  }
  async function check(file: File) {
    setWorking(true)
    const uploaded = await upload(file)
    if (!uploaded.ok) {
      setProblem(uploaded.message)
      setWorking(false)
      return
    }
    setFileId(uploaded.fileId)
    await run({ fileId: uploaded.fileId, dryRun: true })
  }
  function again() {
    setChecked(null)
    setProblem(null)
  }
  const isDone = checked?.status === 'IMPORTED'
  return (
    <Page
      title={title}
      crumbs={crumbs}
      actions={
        <Steps
          label={formatMessage({ id: 'import.steps' })}
          steps={['upload', 'check', 'result'].map(step => formatMessage({ id: `import.step.${step}` }))}
          current={checked === null ? 0 : isDone ? 2 : 1}
        />
      }
    >
      {checked === null ? (
        <UploadForm {...props} problem={problem} isWorking={isWorking} onCheck={file => void check(file)} />
      ) : isDone ? (
        <Outcome checked={checked} listUrl={listUrl} onAgain={again} />
      ) : (
        <Check
          checked={checked}
          problem={problem}
          isWorking={isWorking}
          onAgain={again}
          onImport={() => void run({ fileId, hash: checked.hash, ignoreWarnings: true })}
        />
      )}
    </Page>
  )
}

type UploadFormProps = Pick<RecordImportPageProps, 'templateUrl' | 'hint'> & {
  problem: string | null
  isWorking: boolean
  onCheck: (file: File) => void
}

function UploadForm({ templateUrl, hint, problem, isWorking, onCheck }: UploadFormProps) {
  const { formatMessage } = useIntl()
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (file === null) setMissing(formatMessage({ id: 'import.fileRequired' }))
    else onCheck(file)
  }
  return (
    <form className="page form-grid" onSubmit={submit} noValidate>
      <div className="form-column">
        <FormCard title={<FormattedMessage id="import.file" />}>
          <FileField
            label={formatMessage({ id: 'import.csv' })}
            accept=".csv"
            value={file}
            disabled={isWorking}
            hint={hint}
            error={missing ?? problem}
            onChange={chosen => {
              setFile(chosen)
              setMissing(null)
            }}
          />
        </FormCard>
      </div>
      <div className="form-rail">
        <a className={buttonClass({ size: 'lg', block: true })} href={templateUrl} download>
          <Download className="i" aria-hidden />
          <FormattedMessage id="import.template" />
        </a>
        <Button type="submit" variant="primary" size="lg" block loading={isWorking}>
          <FormattedMessage id="import.check" />
        </Button>
      </div>
    </form>
  )
}

type CheckProps = {
  checked: RecordImport
  problem: string | null
  isWorking: boolean
  onAgain: () => void
  onImport: () => void
}

function Check({ checked, problem, isWorking, onAgain, onImport }: CheckProps) {
  const { formatMessage } = useIntl()
  const { counts, issues, annotatedFileUrl, fileName } = checked
  const [tile, setTile] = useState<Tile>(() => firstTile(counts))
  const canImport = counts.errors === 0 && counts.ready > 0
  const importRows = formatMessage({ id: 'import.importRows' }, { count: counts.ready })
  useShortcuts([{ keys: '$mod+Enter', label: importRows, run: () => canImport && onImport() }])
  const shown = issues.filter(({ severity }) => severity === tile)
  return (
    <>
      <div className="page import-check">
        <section className="card import-file">
          <span className="state-icon">
            <FileSpreadsheet className="i" aria-hidden />
          </span>
          <div className="grow">
            <h2 className="trunc" title={fileName}>
              {fileName}
            </h2>
            <p className="t12 muted">
              <FormattedMessage id="import.rows" values={{ count: counts.total }} />
            </p>
          </div>
          {annotatedFileUrl && issues.length > 0 ? (
            <a className={buttonClass({})} href={annotatedFileUrl} download>
              <Download className="i" aria-hidden />
              <FormattedMessage id="import.annotated" />
            </a>
          ) : null}
          <Button onClick={onAgain}>
            <FormattedMessage id="file.change" />
          </Button>
        </section>
        <ImportTiles counts={counts} chosen={tile} onChoose={setTile} />
        {tile === 'READY' ? null : (
          <section className="card import-issues">
            <div className="card-h">
              <h2>
                <FormattedMessage id={`import.tile.${tile}`} />
              </h2>
            </div>
            <IssueTable label={formatMessage({ id: `import.tile.${tile}` })} issues={shown} />
          </section>
        )}
      </div>
      <div className="dock">
        <Button onClick={onAgain}>
          <FormattedMessage id="action.back" />
        </Button>
        <span className="grow" />
        <span className="t13 dock-why" role="status">
          {problem ??
            (counts.errors > 0 ? (
              <FormattedMessage id="import.errorsLeft" values={{ count: counts.errors }} />
            ) : counts.ready === 0 ? (
              <FormattedMessage id="import.allDuplicates" />
            ) : (
              <FormattedMessage id="import.nothingStored" />
            ))}
        </span>
        <Button
          variant="primary"
          size="lg"
          hint="mod+Enter"
          disabled={!canImport}
          loading={isWorking}
          onClick={onImport}
        >
          {importRows}
        </Button>
      </div>
    </>
  )
}

function Outcome({ checked, listUrl, onAgain }: { checked: RecordImport; listUrl: string; onAgain: () => void }) {
  const { counts, fileName } = checked
  return (
    <div className="page">
      <section className="card import-outcome" aria-live="polite">
        <EmptyState
          icon={<CircleCheck className="i tone-ok" aria-hidden />}
          title={<FormattedMessage id="import.done" values={{ count: counts.ready }} />}
          action={
            <>
              <LinkButton variant="primary" to={listUrl}>
                <FormattedMessage id="import.show" />
              </LinkButton>
              <Button onClick={onAgain}>
                <FormattedMessage id="import.again" />
              </Button>
            </>
          }
        >
          {fileName}
        </EmptyState>
      </section>
    </div>
  )
}
