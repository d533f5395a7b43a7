import { useActivityWords } from '../_lib/useActivityWords.ts'
import '../log.css'

type FieldChange = {
  readonly field: string
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/** Each changed field, before and after. */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  const words = useActivityWords()
  return (
    <ul className="field-changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <b>{words.field(field)}</b>
          <Change before={words.values(before ?? '')} after={words.values(after ?? '')} />
        </li>
      ))}
    </ul>
  )
}

/** A field before and after. For lists, one row per removed or added part, without unchanged parts. */
function Change({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  if (before.length < 2 && after.length < 2)
    return (
      <span>
        {before[0] ? <s>{before[0]}</s> : null}
        {before[0] && after[0] ? <span aria-hidden> → </span> : null}
        {after[0] ?? null}
      </span>
    )
  return (
    <ul className="log-list">
      {before
        .filter(part => part !== '' && !after.includes(part))
        .map(part => (
          <li key={part}>
            <s>{part}</s>
          </li>
        ))}
      {after
        .filter(part => part !== '' && !before.includes(part))
        .map(part => (
          <li key={part}>{part}</li>
        ))}
    </ul>
  )
}
