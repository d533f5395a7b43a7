// Imports records from a CSV template: Upload → Check → Result, the same for all record types.
import { Download } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import type { RecordImportPage_import$key } from '../../../__generated__/RecordImportPage_import.graphql.ts'
import type { FilePurpose } from '../../../__generated__/useFileUploadMutation.graphql.ts'
import { useFileUpload } from '../../../relay/useFileUpload.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { FileField } from '../../../ui/form/FileField.tsx'
import { FormCard } from '../../../ui/form/FormPage.tsx'
import { type Crumb, Page } from '../../../ui/Page.tsx'
import { Steps } from '../../../ui/Steps.tsx'
import { useGoOnAtHeading } from '../_lib/useGoOnAtHeading.ts'
import type { OfKind } from '../_lib/recordImportKind.ts'
import { RecordImportProgress } from './RecordImportProgress.tsx'
import type { ImportRecords, ImportInput } from '../_lib/importRecords.ts'
import './import.css'

type RecordImportPageProps = OfKind & {
  title: string
  crumbs: readonly Crumb[]
  purpose: FilePurpose
  templateUrl: string
  /** Whether a workbook is accepted in addition to CSV. */
  takesWorkbook?: boolean
  /** One sentence about the columns. */
  hint: string
  importRecords: ImportRecords
  /** The import named in the address. */
  importKey: RecordImportPage_import$key | null
  /** Other import sources, above the file. */
  tabs?: ReactNode
}

/** Nothing is stored before the file is checked and a user confirms. The address contains the import, so that a reload resumes it. */
export function RecordImportPage({ importKey, ...props }: RecordImportPageProps) {
  const { title, crumbs, purpose, importRecords, listUrl, summary, warningsTick } = props
  const { formatMessage } = useIntl()
  const [, setSearch] = useSearchParams()
  const upload = useFileUpload(purpose)
  const [problem, setProblem] = useState<string | null>(null)
  const [isWorking, setWorking] = useState(false)
  const recordImport = useFragment<RecordImportPage_import$key>(
    graphql`
      fragment RecordImportPage_import on RecordImport {
        id
        status
        ...RecordImportProgress_import
      }
    `,
    importKey,
  )

  useGoOnAtHeading(recordImport ? 'IMPORT' : 'UPLOAD')

  const show = (uuid: string | null) =>
    setSearch(new URLSearchParams({ by: 'file', ...(uuid !== null && { import: uuid }) }), { replace: true })

  async function run(input: ImportInput) {
    setWorking(true)
    setProblem(null)
    const answer = await importRecords(input)
    setWorking(false)
    if ('uuid' in answer) show(answer.uuid)
    else setProblem(answer.problem)
  }
  async function check(file: File) {
    setWorking(true)
    const uploaded = await upload(file)
    if (uploaded.ok) return run({ fileId: uploaded.fileId, dryRun: true })
    setProblem(uploaded.message)
    setWorking(false)
  }
  function again() {
    setProblem(null)
    show(null)
  }
  return (
    <Page
      title={title}
      crumbs={crumbs}
      actions={
        <Steps
          label={formatMessage({ id: 'import.steps' })}
          steps={(['upload', 'check', 'result'] as const).map(step => formatMessage({ id: `import.step.${step}` }))}
          current={recordImport ? stepOf(recordImport.status) : 0}
        />
      }
    >
      {recordImport ? null : props.tabs}
      {recordImport ? (
        <RecordImportProgress
          key={recordImport.id}
          importKey={recordImport}
          listUrl={listUrl}
          summary={summary}
          warningsTick={warningsTick}
          onAgain={again}
        />
      ) : (
        <UploadForm {...props} problem={problem} isWorking={isWorking} onCheck={file => void check(file)} />
      )}
    </Page>
  )
}

const stepOf = (status: string) => (['IMPORTING', 'IMPORTED', 'FAILED'].includes(status) ? 2 : 1)

type UploadFormProps = Pick<RecordImportPageProps, 'templateUrl' | 'hint' | 'takesWorkbook'> & {
  problem: string | null
  isWorking: boolean
  onCheck: (file: File) => void
}

function UploadForm({ templateUrl, hint, takesWorkbook = false, problem, isWorking, onCheck }: UploadFormProps) {
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
            label={formatMessage({ id: takesWorkbook ? 'import.sheet' : 'import.csv' })}
            accept={takesWorkbook ? '.csv,.xlsx' : '.csv'}
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
