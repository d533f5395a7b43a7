import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { MoneyValue } from '../../../../i18n/format.ts'
import { useTestConnection } from './useChangeConnection.ts'

/** The result of a connection test; an SFTP folder has no balance. */
export type ConnectionOutcome = { kind: 'works'; balance: MoneyValue | null } | { kind: 'failed'; message: string }

/** Tests an account's connection, and keeps the result until the next action. */
export function useConnectionTest(id: string) {
  const { formatMessage } = useIntl()
  const [outcome, setOutcome] = useState<ConnectionOutcome | null>(null)
  const [send, isTesting] = useTestConnection()

  async function test() {
    setOutcome(null)
    const answer = await send({ variables: { input: { id } } })
    if (answer.ok) setOutcome({ kind: 'works', balance: answer.payload.balance?.ledger ?? null })
    else {
      const message = answer.form ?? Object.values(answer.fields)[0] ?? formatMessage({ id: 'request.unreachable' })
      setOutcome({ kind: 'failed', message })
    }
  }
  return { outcome, test, isTesting, forget: () => setOutcome(null) }
}
