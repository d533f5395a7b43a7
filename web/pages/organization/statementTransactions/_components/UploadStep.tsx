import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import type { UploadStep_organization$key } from '../../../../__generated__/UploadStep_organization.graphql.ts'
import { useFileUpload } from '../../../../relay/useFileUpload.ts'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { FileField } from '../../../../ui/form/FileField.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { useImportStatement } from '../_lib/useImportStatement.ts'
import { AccountField } from './AccountField.tsx'
import { NoAccountYet } from './NoAccountYet.tsx'
import { RecentImports } from './RecentImports.tsx'

const FILES = '.csv,.txt,.sta,.940,.mt940,.xml,.ofx,.qfx'

type UploadStepProps = { organizationKey: UploadStep_organization$key; onStarted: (importUuid: string) => void }

/** Chooses the account and the file. */
export function UploadStep({ organizationKey, onStarted }: UploadStepProps) {
  const { formatMessage } = useIntl()
  const [search] = useSearchParams()
  const organization = useFragment<UploadStep_organization$key>(
    graphql`
      fragment UploadStep_organization on Organization @throwOnFieldError {
        ...RecentImports_organization
        bankAccounts(first: 200, filter: { status: [NEW, ACTIVE, DORMANT] }) {
          edges {
            node {
              id
              alias
              accountNumber
              currency
              bank {
                name
              }
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    organizationKey,
  )
  const accounts = organization.bankAccounts.edges.map(({ node }) => node)
  const [accountId, setAccountId] = useState(
    () =>
      accounts.find(({ id }) => id === search.get('account'))?.id ??
      (accounts.length === 1 ? accounts[0]?.id : null) ??
      '',
  )
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [accountMissing, setAccountMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  const upload = useFileUpload('STATEMENT')
  const [importStatement] = useImportStatement()

  if (accounts.length === 0) return <NoAccountYet />

  async function send(event: FormEvent) {
    event.preventDefault()
    setAccountMissing(accountId === '')
    if (file === null) setProblem(formatMessage({ id: 'statements.import.fileRequired' }))
    if (file === null || accountId === '') return
    setSending(true)
    setProblem(null)
    const uploaded = await upload(file)
    if (!uploaded.ok) {
      setProblem(uploaded.message)
      setSending(false)
      return
    }
    const outcome = await importStatement({ bankAccountId: accountId, fileId: uploaded.fileId, dryRun: true })
    setSending(false)
    const started = outcome.ok ? outcome.payload.statementImport : null
    if (started) onStarted(started.uuid)
    else if (!outcome.ok) setProblem(outcome.form ?? Object.values(outcome.fields)[0] ?? null)
  }

  return (
    <form className="page form-grid upload-grid" onSubmit={event => void send(event)} noValidate>
      <div className="form-column">
        <FormCard title={<FormattedMessage id="statements.import.what" />}>
          <AccountField
            accounts={accounts}
            hasMore={organization.bankAccounts.pageInfo.hasNextPage}
            value={accountId}
            error={accountMissing ? formatMessage({ id: 'statements.account.required' }) : undefined}
            onChange={id => {
              setAccountId(id)
              setAccountMissing(false)
            }}
          />
          <FileField
            label={formatMessage({ id: 'statements.import.file' })}
            accept={FILES}
            value={file}
            onChange={chosen => {
              setFile(chosen)
              setProblem(null)
            }}
            hint={<FormattedMessage id="statements.import.file.hint" />}
            error={problem}
            disabled={isSending}
          />
        </FormCard>
      </div>
      <div className="form-rail">
        <section className="card">
          <div className="card-b form-column t13">
            <b>
              <FormattedMessage id="statements.import.reads" />
            </b>
            <p className="muted">
              <FormattedMessage id="statements.import.reads.banks" />
            </p>
            <p className="muted">
              <FormattedMessage id="statements.import.reads.other" />
            </p>
          </div>
        </section>
        <Button type="submit" variant="primary" size="lg" block loading={isSending}>
          <FormattedMessage id="statements.import.check" />
        </Button>
        <LinkButton size="lg" block to="/statement-transactions/create?by=hand">
          <FormattedMessage id="statements.manual" />
        </LinkButton>
      </div>
      <div className="upload-recent">
        <RecentImports organizationKey={organization} />
      </div>
    </form>
  )
}
