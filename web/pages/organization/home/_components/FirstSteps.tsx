import { Check, FileUp, UserPlus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { useFormats } from '../../../../i18n/format.ts'
import { usePlace } from '../../../../shell/permissions.tsx'
import { importsFor, nextStep, type Step } from '../_lib/firstSteps.ts'
import '../firstSteps.css'

/** Alone on the page while there is nothing else to show. */
export function FirstStepsAlone(props: FirstStepsProps) {
  return (
    <div className="home">
      <FirstSteps {...props} />
      <div className="home-beside">
        <section className="card card-b home-to-come">
          <div aria-hidden>
            <i />
            <i />
            <i />
            <i />
          </div>
          <p className="muted">
            <FormattedMessage id="home.toCome" />
          </p>
        </section>
        {props.steps.some(({ id, isDone, isAllowed }) => id === 'invite' && isAllowed && !isDone) ? (
          <section className="card card-b home-aside" aria-labelledby="home-alone">
            <h2 id="home-alone">
              <FormattedMessage id="home.alone" />
            </h2>
            <p className="muted">
              <FormattedMessage id="home.alone.text" />
            </p>
            <Button size="sm" icon={<UserPlus className="i" aria-hidden />} onClick={props.onInvite}>
              <FormattedMessage id="home.alone.action" />
            </Button>
          </section>
        ) : null}
        <BringRecords />
      </div>
    </div>
  )
}

/** Record types that the viewer may import from another tool. */
function BringRecords() {
  const { formatMessage } = useIntl()
  const { permissions, modes } = usePlace()
  const imports = importsFor(permissions, modes)
  if (imports.length === 0) return null
  return (
    <section className="card card-b home-aside" aria-labelledby="home-bring">
      <h2 id="home-bring">
        <FormattedMessage id="home.bring" />
      </h2>
      <p className="muted">
        <FormattedMessage id="home.bring.text" />
      </p>
      <ul>
        {imports.map(({ id, to }) => (
          <li key={id}>
            <LinkButton
              size="sm"
              icon={<FileUp className="i" aria-hidden />}
              to={to}
              aria-label={formatMessage({ id: 'home.bring.of' }, { what: formatMessage({ id: `home.bring.${id}` }) })}
            >
              <FormattedMessage id={`home.bring.${id}`} />
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

type FirstStepsProps = {
  steps: readonly Step[]
  /** Omits completed steps, next to content that exists already. */
  openOnly?: boolean
  onInvite: () => void
}

/** The steps from an empty organization to its first approvals, completed according to its data. */
export function FirstSteps({ steps, openOnly = false, onInvite }: FirstStepsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const done = steps.filter(({ isDone }) => isDone).length
  const next = nextStep(steps)
  const progress = formatMessage(
    { id: 'home.steps.done' },
    { done: formats.count(done), all: formats.count(steps.length) },
  )
  return (
    <section className="card home-steps" aria-labelledby="home-steps">
      <div className="card-h">
        <h2 id="home-steps">
          <FormattedMessage id="home.steps" />
        </h2>
        <span className="muted t12">{progress}</span>
        <progress className="end" max={steps.length} value={done} aria-label={progress} />
      </div>
      <ol>
        {steps.map((step, place) =>
          openOnly && step.isDone ? null : (
            <li key={step.id} className={stateOf(step, next)} aria-current={step.id === next ? 'step' : undefined}>
              <span className="home-step" aria-hidden>
                {step.isDone ? <Check className="i" /> : place + 1}
              </span>
              <span className="grow">
                <b>
                  <FormattedMessage id={`home.step.${step.id}`} />
                </b>
                <small>
                  <FormattedMessage id={`home.step.${step.id}.text`} />
                </small>
              </span>
              <StepEnd step={step} isNext={step.id === next} onInvite={onInvite} />
            </li>
          ),
        )}
      </ol>
    </section>
  )
}

function stateOf({ id, isDone }: Step, next: string | null): string | undefined {
  if (isDone) return 'done'
  return id === next ? 'next' : undefined
}

function StepEnd({ step, isNext, onInvite }: { step: Step; isNext: boolean; onInvite: () => void }) {
  const { id, isDone, after, isAllowed, to } = step
  if (isDone)
    return (
      <span className="muted t12">
        <FormattedMessage id="home.step.isDone" />
      </span>
    )
  if (after !== null)
    return (
      <span className="muted t12">
        <FormattedMessage id={`home.step.after.${after}`} />
      </span>
    )
  if (!isAllowed) return null
  const variant = isNext ? 'primary' : 'default'
  const label = <FormattedMessage id={`home.step.${id}.action`} />
  if (to === null)
    return (
      <Button variant={variant} icon={<UserPlus className="i" aria-hidden />} onClick={onInvite}>
        {label}
      </Button>
    )
  return (
    <LinkButton variant={variant} to={to}>
      {label}
    </LinkButton>
  )
}
