import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Answer } from './Answer.tsx'
import { type PaymentsPage, readPayments } from './paymentCalls.ts'
import { Payments } from './Payments.tsx'
import { useAnswer } from './useAnswer.ts'

/** Every payment of the customer, the newest first, with receipts. */
export function AllPayments({ onSignedOut }: { onSignedOut: () => void }) {
  const [more, setMore] = useState<readonly PaymentsPage[]>([])
  const [isFetching, setFetching] = useState(false)
  const [answered, again] = useAnswer('payments', () => readPayments(null), onSignedOut)

  async function readOn(after: string | null) {
    setFetching(true)
    try {
      const page = await readPayments(after)
      setMore(pages => [...pages, page])
    } catch {
      // The button stays, to be pressed again.
    } finally {
      setFetching(false)
    }
  }
  return (
    <Answer answered={answered} onRetry={again}>
      {first => {
        const pages = [first, ...more]
        const last = pages.at(-1)?.pageInfo
        return (
          <>
            <Payments payments={pages.flatMap(({ edges }) => edges.map(({ node }) => node))} />
            {last?.hasNextPage ? (
              <button
                type="button"
                className="btn btn-block"
                disabled={isFetching}
                onClick={() => void readOn(last.endCursor ?? null)}
              >
                <FormattedMessage id="portal.more" />
              </button>
            ) : null}
          </>
        )
      }}
    </Answer>
  )
}
