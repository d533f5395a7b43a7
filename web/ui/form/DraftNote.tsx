import { Check, CloudOff, FileClock } from 'lucide-react'
import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../i18n/format.ts'
import type { DraftState } from './draftView.ts'
import type { Draft } from './useDraft.ts'

const ICONS = {
  saved: Check,
  unsaved: CloudOff,
  refused: CloudOff,
  offered: FileClock,
  changed: FileClock,
  elsewhere: FileClock,
} as const

type DraftNoteProps = {
  draft: Pick<Draft<unknown>, 'state' | 'at' | 'discard' | 'keepOwn'>
  /** What the draft is of; it takes the focus from a button, which goes once it is pressed. */
  content: RefObject<HTMLElement | null>
  /** Shows the offered draft's values. */
  onTake: () => void
  /** Called once the draft is discarded; of an offered one the form keeps what has been typed since. */
  onDiscard: (of: DraftState) => void
}

/** Says when the draft was saved, or that it was not; offers one of an earlier visit or of another device. */
export function DraftNote({ draft: { state, at, discard, keepOwn }, content, onTake, onDiscard }: DraftNoteProps) {
  const formats = useFormats()
  if (state === 'none') return null
  const Icon = ICONS[state]
  const isOffer = state === 'offered' || state === 'changed' || state === 'elsewhere'
  const decide = (how: () => void) => () => {
    content.current?.focus({ preventScroll: true })
    how()
  }
  return (
    <span className="row t12 muted draft-note">
      <Icon className="i i-12" aria-hidden />
      <span role="status">
        <FormattedMessage
          id={`form.draft.${state}`}
          values={{ time: at === null ? '' : isOffer ? formats.dateTime(at) : formats.time(at) }}
        />
      </span>
      {isOffer ? (
        <button type="button" className="link" onClick={decide(onTake)}>
          <FormattedMessage id={state === 'elsewhere' ? 'form.draft.takeOther' : 'form.draft.continue'} />
        </button>
      ) : null}
      {state === 'elsewhere' ? (
        <button type="button" className="link" onClick={decide(keepOwn)}>
          <FormattedMessage id="form.draft.keepOwn" />
        </button>
      ) : (
        <button type="button" className="link" onClick={decide(() => void discard().then(() => onDiscard(state)))}>
          <FormattedMessage id="form.draft.discard" />
        </button>
      )}
    </span>
  )
}
