import { Check } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../i18n/format.ts'
import type { Draft } from './useDraft.ts'

/** When the draft was written, or that it is back; and the way to be rid of it. */
export function DraftNote({
  draft: { savedAt, found, discard },
  onDiscard,
}: {
  draft: Pick<Draft<unknown>, 'savedAt' | 'found' | 'discard'>
  onDiscard: () => void
}) {
  const formats = useFormats()
  if (savedAt === null) return null
  return (
    <span className="row t12 muted" role="status">
      <Check className="i i-12" aria-hidden />
      <FormattedMessage
        id={found === null ? 'form.draft.saved' : 'form.draft.restored'}
        values={{ time: formats.time(savedAt) }}
      />
      <button type="button" className="link" onClick={() => void discard().then(onDiscard)}>
        <FormattedMessage id="form.draft.discard" />
      </button>
    </span>
  )
}
