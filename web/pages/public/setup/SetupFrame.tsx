import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl'
import { IntroFrame } from '../newOrganization/_public/IntroFrame.tsx'
import type { Founder } from './setup.ts'

const steps = ['owner', 'factor', 'organization', 'done'] as const
export type SetupStep = (typeof steps)[number]

type SetupFrameProps = {
  step: SetupStep
  /** Null until the account is created. */
  founder: Founder | null
  /** The link's expiry; null once it was used. */
  expiresAt: string | null
  children: ReactNode
}

/** Surrounds the steps of the first run: progress and previous input, next to the form or above it. */
export function SetupFrame({ step, founder, expiresAt, children }: SetupFrameProps) {
  return (
    <IntroFrame
      title={<FormattedMessage id="setup.title" />}
      lead={<Lead expiresAt={founder === null ? expiresAt : null} />}
      steps={<StepList step={step} founder={founder} />}
      progress={<Progress step={step} />}
      foot={<FormattedMessage id="setup.foot" />}
    >
      {children}
    </IntroFrame>
  )
}

function Lead({ expiresAt }: { expiresAt: string | null }) {
  if (expiresAt === null) return <FormattedMessage id="setup.lead" />
  const time = <FormattedTime value={expiresAt} hour="2-digit" minute="2-digit" hourCycle="h23" />
  return <FormattedMessage id="setup.lead.link" values={{ time }} />
}

function StepList({ step, founder }: { step: SetupStep; founder: Founder | null }) {
  const { formatMessage } = useIntl()
  const current = steps.indexOf(step)
  return (
    <ol className="setup-steps" aria-label={formatMessage({ id: 'setup.steps' })}>
      {steps.map((one, index) => (
        <li key={one} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          <span className="setup-dot" aria-hidden>
            {index < current ? <Check className="i i-12" /> : index + 1}
          </span>
          <span>
            <FormattedMessage id={`setup.step.${one}`} />
            <small>
              {one === 'owner' && founder !== null ? (
                <FormattedMessage id="setup.step.owner.done" values={{ name: founder.fullName }} />
              ) : (
                <FormattedMessage id={`setup.step.${one}.note`} />
              )}
            </small>
          </span>
        </li>
      ))}
    </ol>
  )
}

function Progress({ step }: { step: SetupStep }) {
  const { formatMessage } = useIntl()
  const place = steps.indexOf(step) + 1
  return (
    <section className="setup-progress" aria-label={formatMessage({ id: 'setup.steps' })}>
      <FormattedMessage
        id="setup.progress"
        values={{ place, count: steps.length, step: formatMessage({ id: `setup.step.${step}` }) }}
      />
      <span aria-hidden>
        <span style={{ inlineSize: `${(place / steps.length) * 100}%` }} />
      </span>
    </section>
  )
}
