import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { useFileUpload } from '../../../../../relay/useFileUpload.ts'
import type { ImportRecords } from '../../../_lib/importRecords.ts'
import type { PaymentKind } from '../../_lib/paymentKind.ts'
import { importColumns } from './importColumns.ts'
import { csvOf, type Row } from './rows.ts'

type Parts = {
  kind: PaymentKind
  importRecords: ImportRecords
  /** Shows why something failed, or clears that. */
  tell: (problem: string | null) => void
}

/** Has rows checked as a file, and then created. The address contains the import. */
export function useRowsImport({ kind, importRecords, tell }: Parts) {
  const { formatMessage } = useIntl()
  const [, setSearch] = useSearchParams()
  const upload = useFileUpload(kind === 'PAYMENT' ? 'PAYMENTS' : 'TRANSFERS')
  const [sent, setSent] = useState<readonly Row[] | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function run(input: Parameters<ImportRecords>[0]) {
    const answer = await importRecords(input)
    if ('uuid' in answer) setSearch({ import: answer.uuid }, { replace: true })
    else tell(answer.problem)
  }
  async function working(work: () => Promise<void>) {
    setWorking(true)
    tell(null)
    await work()
    setWorking(false)
  }
  return {
    /** The rows as sent to the check. */
    sent,
    isWorking,
    check: (lines: readonly Row[]) =>
      working(async () => {
        const name = formatMessage({ id: 'paymentImport.fileName' })
        const uploaded = await upload(new File([csvOf(importColumns[kind], lines)], name, { type: 'text/csv' }))
        setSent(lines)
        if (uploaded.ok) await run({ fileId: uploaded.fileId, dryRun: true })
        else tell(uploaded.message)
      }),
    make: (checked: Parameters<ImportRecords>[0]) => working(() => run(checked)),
    /** Returns to the current rows. */
    goOn() {
      setSent(null)
      tell(null)
      setSearch({}, { replace: true })
    },
  }
}
