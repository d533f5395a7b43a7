import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage } from '../../../../i18n/IntlRoot.tsx'
import { RequestFailed } from '../../../../relay/operation.ts'
import { type Choice, startPayment } from '../checkoutCalls.ts'

/** Starts a payment with a method; on an error it shows the message and refetches the invoice. */
export function useStart(token: string, { onStarted, refresh }: Record<'onStarted' | 'refresh', () => Promise<void>>) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const [isStarting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function start(choice: Choice): Promise<void> {
    setStarting(true)
    setFailure(null)
    const refusal = await startPayment(token, choice, language).then(
      answer => (answer ? (answer.userErrors[0]?.message ?? null) : formatMessage({ id: 'error.server' })),
      (error: unknown) =>
        (error instanceof RequestFailed && error.message) || formatMessage({ id: 'request.unreachable' }),
    )
    setFailure(refusal)
    await (refusal === null ? onStarted() : refresh())
    setStarting(false)
  }
  return { start, isStarting, failure }
}
