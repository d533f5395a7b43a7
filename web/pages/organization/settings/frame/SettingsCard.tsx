import { type ReactNode, useId } from 'react'

type SettingsCardProps = {
  title: ReactNode
  /** Its purpose, in one or two sentences. */
  description?: ReactNode
  /** Next to the title: a status, a button. */
  end?: ReactNode
  children?: ReactNode
}

/** One topic of the settings. */
export function SettingsCard({ title, description, end, children }: SettingsCardProps) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-h">
        <h2 id={id}>{title}</h2>
        {end ? <span className="end">{end}</span> : null}
      </div>
      <div className="card-b form-column">
        {description ? <p className="settings-why">{description}</p> : null}
        {children}
      </div>
    </section>
  )
}
