import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BillFacts_bill$key } from '../../../../__generated__/BillFacts_bill.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Fact } from '../../_components/Fact.tsx'
import { FilesCard } from '../../_components/FilesCard.tsx'
import { BillChecksCard } from './BillChecksCard.tsx'
import { BillTaxCard } from './BillTaxCard.tsx'
import { MetadataFacts } from '../_components/MetadataFacts.tsx'

/** The details of a bill and its documents, for the approver. */
export function BillFacts({ billKey }: { billKey: BillFacts_bill$key }) {
  const formats = useFormats()
  const bill = useFragment(
    graphql`
      fragment BillFacts_bill on Bill {
        date
        dueDate
        category
        description
        createdAt
        ...BillChecksCard_bill
        ...BillTaxCard_bill
        ...MetadataFacts_bill
        counterparty {
          alias
          legalName
        }
        createdBy {
          fullName
        }
        files {
          fileId
          name
          size
          url
        }
      }
    `,
    billKey,
  )
  const { date, dueDate, category, description, counterparty, createdBy, createdAt, files } = bill
  return (
    <>
      <BillChecksCard billKey={bill} />
      <BillTaxCard billKey={bill} />
      <section className="card">
        <div className="card-h">
          <h2>
            <FormattedMessage id="bills.details" />
          </h2>
        </div>
        <dl className="card-b dl">
          <Fact label="bills.counterparty" detail={counterparty.legalName}>
            {counterparty.alias}
          </Fact>
          <Fact label="bills.date">{formats.date(date, { year: 'always' })}</Fact>
          <Fact label="bills.due">{formats.date(dueDate, { year: 'always' })}</Fact>
          <Fact label="bills.category">{category ?? '–'}</Fact>
          <Fact label="bills.description">{description ?? '–'}</Fact>
          <MetadataFacts billKey={bill} />
          <Fact label="bills.step.created" detail={formats.dateTime(createdAt)}>
            {createdBy?.fullName ?? '–'}
          </Fact>
        </dl>
      </section>
      <FilesCard files={files} />
    </>
  )
}
