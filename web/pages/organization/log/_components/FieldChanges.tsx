import { useActivityWords } from '../_lib/useActivityWords.ts'
import '../log.css'

type FieldChange = {
  readonly field: string
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/** Each field that changed, with what it was and is. */
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

/** What a field was and is. Of lists, each part in a row: what was taken out, what was added, and nothing of what stayed. */
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
