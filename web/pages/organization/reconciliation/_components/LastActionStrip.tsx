import { Check, CornerDownLeft, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { LastAction } from '../_lib/workspaceState.ts'
import { Numbers } from './Numbers.tsx'

type LastActionStripProps = {
  last: LastAction | null
  onUndo: () => void
  onBack: (lineId: string) => void
}

/** The last action, docked below the lines: it covers none of them and does not disappear by itself. */
export function LastActionStrip({ last, onUndo, onBack }: LastActionStripProps) {
  return (
    <div className="last" role="status" data-kind={last?.kind} hidden={last === null}>
      {last === null ? null : (
        <>
          {last.kind === 'SKIPPED' ? null : last.kind === 'UNDONE' ? (
            <Undo2 className="i" aria-hidden />
          ) : (
            <Check className="i" aria-hidden />
          )}
          <span className="grow trunc">
            <Sentence last={last} />
          </span>
          {last.kind === 'MATCHED' ? (
            <Button size="sm" hint="u" onClick={onUndo}>
              <FormattedMessage id="reconciliation.last.undo" />
            </Button>
          ) : null}
          {last.kind === 'SKIPPED' || last.kind === 'REJECTED' ? (
            <Button size="sm" icon={<CornerDownLeft className="i" aria-hidden />} onClick={() => onBack(last.lineId)}>
              <FormattedMessage id="reconciliation.last.back" />
            </Button>
          ) : null}
        </>
      )}
    </div>
  )
}

function Sentence({ last }: { last: LastAction }): ReactNode {
  const formats = useFormats()
  const b = (chunks: ReactNode[]): ReactNode => <b className="tab-num fw5">{chunks}</b>
  switch (last.kind) {
    case 'MATCHED':
      return (
        <FormattedMessage
          id={last.partial ? 'reconciliation.last.matchedPartly' : 'reconciliation.last.matched'}
          values={{ amount: formats.amount(last.amount), numbers: <Numbers of={last.numbers} />, b }}
        />
      )
    case 'MATCHED_MANY':
      return <FormattedMessage id="reconciliation.last.many" values={{ count: last.count }} />
    case 'SKIPPED':
      return <FormattedMessage id="reconciliation.last.skipped" values={{ name: last.name }} />
    case 'REJECTED':
      return <FormattedMessage id="reconciliation.last.rejected" values={{ name: last.name }} />
    case 'UNDONE':
      return <FormattedMessage id="reconciliation.last.undone" values={{ amount: formats.amount(last.amount), b }} />
  }
}
