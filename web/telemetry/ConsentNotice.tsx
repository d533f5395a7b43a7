import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { type Purpose, decide } from './consent.ts'
import './privacy.css'

/** Asks once per browser for consent to send data. It blocks nothing, and no answer means no. */
export default function ConsentNotice({ purposes }: { purposes: readonly Purpose[] }) {
  const id = useId()
  const answer = (allowed: boolean) => decide(Object.fromEntries(purposes.map(purpose => [purpose, allowed])))
  return (
    <section className="consent" aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="privacy.ask.title" />
      </h2>
      <p>
        {purposes.map(purpose => (
          <span key={purpose}>
            <FormattedMessage id={`privacy.ask.${purpose}`} />{' '}
          </span>
        ))}
        <FormattedMessage id="privacy.never" />{' '}
        <FormattedMessage
          id="privacy.ask.later"
          values={{
            link: (
              <Link className="link" to="/settings/profile">
                <FormattedMessage id="privacy.ask.link" />
              </Link>
            ),
          }}
        />
      </p>
      <div className="row">
        <Button onClick={() => answer(true)}>
          <FormattedMessage id="privacy.allow" />
        </Button>
        <Button onClick={() => answer(false)}>
          <FormattedMessage id="privacy.refuse" />
        </Button>
      </div>
    </section>
  )
}
