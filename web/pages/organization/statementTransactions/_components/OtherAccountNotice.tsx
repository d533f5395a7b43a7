import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import type { OtherAccountNotice_import$key } from '../../../../__generated__/OtherAccountNotice_import.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useImportStatement } from '../_lib/useImportStatement.ts'

/** The file states another own account: offers to check it for that one instead. */
export function OtherAccountNotice({ importKey }: { importKey: OtherAccountNotice_import$key }) {
  const { fileId, belongsTo } = useFragment<OtherAccountNotice_import$key>(
    graphql`
      fragment OtherAccountNotice_import on StatementImport {
        fileId
        belongsTo {
          id
          alias
          accountNumber
          currency
        }
      }
    `,
    importKey,
  )
  const [, setSearch] = useSearchParams()
  const [importStatement, isSending] = useImportStatement()
  const [problem, setProblem] = useState<string | null>(null)
  if (!belongsTo) return null
  const { id, alias, accountNumber, currency } = belongsTo

  async function checkForThat() {
    setProblem(null)
    const outcome = await importStatement({ bankAccountId: id, fileId, dryRun: true })
    if (!outcome.ok) setProblem(outcome.form ?? Object.values(outcome.fields)[0] ?? null)
    else if (outcome.payload.statementImport)
      setSearch(new URLSearchParams({ import: outcome.payload.statementImport.uuid }), { replace: true })
  }
  return (
    <div className="note" role="note">
      <Landmark className="i" aria-hidden />
      <div>
        <b>
          <FormattedMessage
            id="statements.import.belongsTo"
            values={{ account: `${alias} ··${accountNumber.slice(-4)}, ${currency}` }}
          />
        </b>
        {problem ? <p role="alert">{problem}</p> : null}
      </div>
      <Button size="sm" loading={isSending} onClick={() => void checkForThat()}>
        <FormattedMessage id="statements.import.useAccount" values={{ account: alias }} />
      </Button>
    </div>
  )
}
