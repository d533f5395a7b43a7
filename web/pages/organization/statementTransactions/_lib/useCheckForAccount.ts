import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { useImportStatement } from './useImportStatement.ts'

/** Checks an import's file for another account; the address then names that import. */
export function useCheckForAccount(fileId: string) {
  const [, setSearch] = useSearchParams()
  const [importStatement, isSending] = useImportStatement()
  const [problem, setProblem] = useState<string | null>(null)

  async function checkFor(bankAccountId: string) {
    setProblem(null)
    const outcome = await importStatement({ bankAccountId, fileId, dryRun: true })
    if (!outcome.ok) setProblem(wordsOf(outcome))
    else if (outcome.payload.statementImport)
      setSearch(new URLSearchParams({ import: outcome.payload.statementImport.uuid }), { replace: true })
  }
  return { checkFor, isSending, problem }
}
