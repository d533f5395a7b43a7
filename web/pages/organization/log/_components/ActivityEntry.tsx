import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ActivityEntry_entry$key } from '../../../../__generated__/ActivityEntry_entry.graphql.ts'
import { InstantText } from '../../../../ui/DateText.tsx'
import { useActivityWords } from '../_lib/useActivityWords.ts'
import '../log.css'

/** One entry in a record's list: action, user, time and reason. `about` names the other record that the entry is about. */
export function ActivityEntry({ entryKey, about }: { entryKey: ActivityEntry_entry$key; about?: ReactNode }) {
  const words = useActivityWords()
  const { at, action, reason, actor } = useFragment(
    graphql`
      fragment ActivityEntry_entry on Activity @throwOnFieldError {
        at
        action
        reason
        actor {
          fullName
        }
      }
    `,
    entryKey,
  )
  return (
    <li>
      <p>
        <b className="fw5">{words.action(action)}</b>
        {about ? <> · {about}</> : null}{' '}
        <span className="t12 muted">
          {words.actor(actor?.fullName)} · <InstantText value={at} />
        </span>
      </p>
      {reason ? <q>{reason}</q> : null}
    </li>
  )
}
