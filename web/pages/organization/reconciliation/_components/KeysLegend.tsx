import { FormattedMessage, useIntl } from 'react-intl'
import { Kbd } from '../../../../ui/keyboard/Kbd.tsx'
import type { NamesUnder } from '../../../../i18n/messages.ts'

type Hint = { keys: readonly string[]; label: NamesUnder<'reconciliation.keys.'>; manages?: boolean }

const hints: readonly Hint[] = [
  { keys: ['ArrowUp', 'ArrowDown'], label: 'line' },
  { keys: ['ArrowRight'], label: 'toCandidates' },
  { keys: ['Space'], label: 'pick', manages: true },
  { keys: ['Enter'], label: 'match', manages: true },
  { keys: ['mod+Enter'], label: 'all', manages: true },
  { keys: ['u'], label: 'undo', manages: true },
  { keys: ['s'], label: 'skip', manages: true },
  { keys: ['c'], label: 'create', manages: true },
]

/** The shortcuts at the bottom of the workspace; hidden without a keyboard. */
export function KeysLegend({ canManage }: { canManage: boolean }) {
  const intl = useIntl()
  return (
    <div className="legend" role="note" aria-label={intl.formatMessage({ id: 'reconciliation.keys' })}>
      {hints
        .filter(({ manages }) => canManage || manages !== true)
        .map(({ keys, label }) => (
          <span key={label}>
            {keys.map(key => (
              <Kbd key={key}>{key}</Kbd>
            ))}{' '}
            <FormattedMessage id={`reconciliation.keys.${label}`} />
          </span>
        ))}
      <span className="sp" />
      <span>
        <Kbd>?</Kbd> <FormattedMessage id="reconciliation.keys.allKeys" />
      </span>
    </div>
  )
}
