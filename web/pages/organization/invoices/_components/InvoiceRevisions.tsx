import { graphql, useFragment } from 'react-relay/hooks'
import type { InvoiceRevisions_invoice$key } from '../../../../__generated__/InvoiceRevisions_invoice.graphql.ts'
import { Revisions } from '../../log/_components/Revisions.tsx'

/** The changes of an invoice and their authors. */
export function InvoiceRevisions({ invoiceKey }: { invoiceKey: InvoiceRevisions_invoice$key }) {
  const { revisions } = useFragment(
    graphql`
      fragment InvoiceRevisions_invoice on Invoice @throwOnFieldError {
        revisions {
          number
          at
          actor {
            fullName
          }
          changes {
            line
            field
            before
            after
          }
        }
      }
    `,
    invoiceKey,
  )
  return <Revisions revisions={revisions} />
}
