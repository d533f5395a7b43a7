import { graphql, useFragment } from 'react-relay/hooks'
import type { MetadataFacts_bill$key } from '../../../../__generated__/MetadataFacts_bill.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** The metadata of a bill, under the labels it was entered with. */
export function MetadataFacts({ billKey }: { billKey: MetadataFacts_bill$key }) {
  const formats = useFormats()
  const { metadata } = useFragment(
    graphql`
      fragment MetadataFacts_bill on Bill {
        metadata {
          key
          label
          kind
          value
        }
      }
    `,
    billKey,
  )
  return metadata.map(({ key, label, kind, value }) => (
    <div key={key}>
      <dt>{label}</dt>
      <dd className={kind === 'NUMBER' ? 'tab-num' : undefined}>
        {kind === 'DATE' ? formats.date(value, { year: 'always' }) : value}
      </dd>
    </div>
  ))
}
