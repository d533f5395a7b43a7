import { Check } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../i18n/format.ts'
import type { Draft } from './useDraft.ts'

/** Says when the draft was saved, or that it was restored, and offers to discard it. */
export function DraftNote({
  draft: { savedAt, found, stale, discard },
  onDiscard,
  onTakeStale,
}: {
  draft: Pick<Draft<unknown>, 'savedAt' | 'found' | 'stale' | 'discard'>
  onDiscard: () => void
  onTakeStale?: () => void
}) {
  const formats = useFormats()
  if (savedAt === null) return null
  return (
    <span className="row t12 muted" role="status">
      <Check className="i i-12" aria-hidden />
      <FormattedMessage
        id={stale !== null ? 'form.draft.stale' : found === null ? 'form.draft.saved' : 'form.draft.restored'}
        values={{ time: formats.time(savedAt) }}
      />
      {stale !== null && onTakeStale ? (
        <button type="button" className="link" onClick={onTakeStale}>
          <FormattedMessage id="form.draft.take" />
        </button>
      ) : null}
      <button type="button" className="link" onClick={() => void discard().then(onDiscard)}>
        <FormattedMessage id="form.draft.discard" />
      </button>
    </span>
  )
}
