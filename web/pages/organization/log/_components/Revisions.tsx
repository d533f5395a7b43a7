import { FormattedMessage } from 'react-intl'
import { InstantText } from '../../../../ui/DateText.tsx'
import { FieldChanges } from './FieldChanges.tsx'

type Change = {
  /** Description of the changed line; null: the document itself. */
  readonly line: string | null | undefined
  readonly field: string
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

export type Revision = {
  readonly number: number
  readonly at: string
  readonly actor: { readonly fullName: string } | null | undefined
  readonly changes: readonly Change[]
}

/** The changes of a document with lines, and their authors; the latest first. */
export function Revisions({ revisions }: { revisions: readonly Revision[] }) {
  return (
    <ol className="log-entries">
      {revisions.map(({ number, at, actor, changes }) => (
        <li key={number}>
          <p>
            <b className="fw5">
              <FormattedMessage id="log.revision" values={{ number }} />
            </b>{' '}
            <span className="t12 muted">
              {actor ? `${actor.fullName} · ` : null}
              <InstantText value={at} />
            </span>
          </p>
          {changes.length === 0 ? (
            <p className="muted">
              <FormattedMessage id="log.revision.first" />
            </p>
          ) : (
            byLine(changes).map(([line, ofLine]) => (
              <div key={line ?? ''}>
                {line === null ? null : <p className="log-entry-line">{line}</p>}
                <FieldChanges changes={ofLine} />
              </div>
            ))
          )}
        </li>
      ))}
    </ol>
  )
}

/** Changes of the document itself, then those of each line. */
function byLine(changes: readonly Change[]): [line: string | null, changes: Change[]][] {
  const groups = new Map<string | null, Change[]>()
  for (const change of changes) {
    const line = change.line ?? null
    groups.set(line, [...(groups.get(line) ?? []), change])
  }
  return [...groups].toSorted(([one], [other]) => Number(one !== null) - Number(other !== null))
}
