import { graphql, useFragment } from 'react-relay/hooks'
import type { PaymentFiles_payment$key } from '../../../../__generated__/PaymentFiles_payment.graphql.ts'
import { FilesCard } from '../../_components/FilesCard.tsx'

/** Documents that belong to a payment. */
export function PaymentFiles({ paymentKey }: { paymentKey: PaymentFiles_payment$key }) {
  const { files } = useFragment(
    graphql`
      fragment PaymentFiles_payment on Payment {
        files {
          fileId
          name
          size
          url
        }
      }
    `,
    paymentKey,
  )
  return <FilesCard files={files} />
}
