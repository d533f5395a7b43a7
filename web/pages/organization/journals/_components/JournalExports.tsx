import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { JournalExports_month$key } from '../../../../__generated__/JournalExports_month.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** The exports of a month, the latest first. */
export function JournalExports({ monthKey, mayFetch }: { monthKey: JournalExports_month$key; mayFetch: boolean }) {
  const formats = useFormats()
  const { exports } = useFragment(
    graphql`
      fragment JournalExports_month on JournalMonth {
        exports {
          sequence
          isFull
          reason
          name
          entryCount
          createdAt
          createdByName
          url
        }
      }
    `,
    monthKey,
  )
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="journals.exports" />
        </h2>
      </div>
      <ul className="card-b">
        {exports.map(({ sequence, isFull, reason, name, entryCount, createdAt, createdByName, url }) => (
          <li key={sequence}>
            {mayFetch ? (
              <a className="link" href={url} download>
                {name}
              </a>
            ) : (
              name
            )}
            <span className="muted t13">
              {' · '}
              <FormattedMessage id={isFull ? 'journals.exports.full' : 'journals.exports.changes'} />
              {' · '}
              <FormattedMessage id="journals.count" values={{ count: entryCount }} />
              {' · '}
              {formats.dateTime(createdAt)}
              {createdByName == null ? null : ` · ${createdByName}`}
              {reason == null ? null : (
                <>
                  {' · '}
                  <FormattedMessage id="journals.exports.again" values={{ reason }} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
