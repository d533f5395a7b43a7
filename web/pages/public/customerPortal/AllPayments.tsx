import { Answer } from './Answer.tsx'
import { MoreButton } from './MoreButton.tsx'
import { readPayments } from './paymentCalls.ts'
import { Payments } from './Payments.tsx'
import { usePages } from './_lib/usePages.ts'

/** Every payment of the customer, the newest first, with receipts. */
export function AllPayments({ onSignedOut }: { onSignedOut: () => void }) {
  const { answered, again, isFetching, readOn } = usePages('payments', readPayments, onSignedOut)
  return (
    <Answer answered={answered} onRetry={again}>
      {({ nodes, hasMore }) => (
        <>
          <Payments payments={nodes} />
          {hasMore ? <MoreButton isFetching={isFetching} onMore={readOn} /> : null}
        </>
      )}
    </Answer>
  )
}
