type SwitchProps = {
  /** What it switches. */
  label: string
  /** Its state in words, beside it. */
  state: string
  on: boolean
  disabled?: boolean
  isBusy?: boolean
  onToggle: () => void
}

/** A setting that takes effect at once. It shows what holds now: a toggle that is still to be confirmed doesn't move it. */
export function Switch({ label, state, on, disabled = false, isBusy = false, onToggle }: SwitchProps) {
  return (
    <span className="switch-field">
      <span className={on ? 'switch-state on' : 'switch-state'} aria-hidden>
        {state}
      </span>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={on}
        aria-label={label}
        disabled={disabled || isBusy}
        onClick={onToggle}
      />
    </span>
  )
}
