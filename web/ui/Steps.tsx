import { Check } from 'lucide-react'

/** The current step of a short sequence, such as Upload → Check → Result. `current` counts from 0. */
export function Steps({ label, steps, current }: { label: string; steps: readonly string[]; current: number }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          <span className="steps-dot" aria-hidden>
            {index < current ? <Check className="i i-12" /> : index + 1}
          </span>
          <span className="steps-name">{step}</span>
        </li>
      ))}
    </ol>
  )
}
