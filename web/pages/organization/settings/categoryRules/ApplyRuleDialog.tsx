import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDate } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { RulePreview } from './RulePreview.tsx'
import { type CashRule, valuesOf } from './ruleValues.ts'
import { useApplyRule } from './_lib/useRuleChanges.ts'
import { useRuleWords } from './_lib/useRuleWords.ts'

type Progress = { looked: number; changed: number }

/** Applies a rule to existing transactions from a day on; in batches, so that it can be stopped. */
export function ApplyRuleDialog({ rule, onClose }: { rule: CashRule; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const words = useRuleWords()(rule)
  const [apply] = useApplyRule()
  const [from, setFrom] = useState<string | null>(`${formats.today().slice(0, 4)}-01-01`)
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const stopped = useRef(false)
  useEffect(() => {
    stopped.current = false
    return () => {
      stopped.current = true
    }
  }, [])

  async function run() {
    if (from === null || !isDate(from)) return setError(formatMessage({ id: 'rule.date' }))
    setError(undefined)
    setRefusal(null)
    let done: Progress = { looked: 0, changed: 0 }
    setProgress(done)
    for (let after: string | null = null; !stopped.current;) {
      const outcome: Awaited<ReturnType<typeof apply>> = await apply({
        variables: { input: { id: rule.id, from, after } },
      })
      if (!outcome.ok) {
        setProgress(null)
        return setRefusal(wordsOf(outcome))
      }
      const { looked, changed, next } = outcome.payload
      done = { looked: done.looked + (looked ?? 0), changed: done.changed + (changed ?? 0) }
      setProgress(done)
      after = next ?? null
      if (after === null) break
    }
    toast.success(formatMessage({ id: 'categoryRules.applied' }, done))
    onClose()
  }
  const isRunning = progress !== null
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={<FormattedMessage id="categoryRules.apply" />}
      description={
        <FormattedMessage
          id={rule.isActive ? 'categoryRules.apply.why' : 'categoryRules.apply.off'}
          values={{ rule: words }}
        />
      }
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id={isRunning ? 'categoryRules.apply.stop' : 'action.cancel'} />
          </Button>
          <Button variant="primary" loading={isRunning} onClick={() => void run()}>
            <FormattedMessage id="categoryRules.apply.run" />
          </Button>
        </>
      }
    >
      <div className="form-column">
        {refusal === null ? null : (
          <p className="note bad" role="alert">
            {refusal}
          </p>
        )}
        <DateInput
          label={formatMessage({ id: 'categoryRules.apply.from' })}
          required
          disabled={isRunning}
          value={from}
          onChange={setFrom}
          error={error}
        />
        {progress === null ? null : (
          <p role="status">
            <FormattedMessage id="categoryRules.applied" values={progress} />
          </p>
        )}
        {rule.isActive ? <RulePreview values={valuesOf(rule)} ruleId={rule.id} /> : null}
      </div>
    </Dialog>
  )
}
